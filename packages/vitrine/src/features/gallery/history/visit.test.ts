import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSED, nextVisit, type Effect, type Visit, type VisitEvent, type Wanted } from './visit'

type V = Visit<Wanted>
const a0: Wanted = { group: 'a', index: 0 }
const a1: Wanted = { group: 'a', index: 1 }
const b0: Wanted = { group: 'b', index: 0 }
const ask = (wanted: Wanted, by: 'link' | 'address'): VisitEvent<Wanted> => ({ type: 'ask', wanted, by })
const openA: V = { name: 'open', group: 'a' }
const openB: V = { name: 'open', group: 'b' }
const closing: V = { name: 'closing' }
const leaving: V = { name: 'leaving' }

describe('a visit to the gallery', () => {
  const table: [string, V, VisitEvent<Wanted>, V, string][] = [
    ['a press adds an entry', CLOSED, ask(a0, 'link'), openA, 'push show'],
    ['an address has one', CLOSED, ask(a0, 'address'), openA, 'show'],
    ['the same group moves', openA, ask(a1, 'address'), openA, 'adopt go'],
    ['another group’s address takes its place', openA, ask(b0, 'address'), openB, 'adopt hide show'],
    ['another group’s link does, in the same entry', openA, ask(b0, 'link'), openB, 'hide replace show'],
    ['closing keeps the entry for a moment', openA, { type: 'close', isOwn: true }, closing, 'hide wait'],
    ['an entry that is not ours loses its hash', openA, { type: 'close', isOwn: false }, CLOSED, 'hide clear'],
    ['a second Escape is one too many', closing, { type: 'close', isOwn: true }, closing, ''],
    ['Back with Escape has left it', closing, { type: 'left' }, CLOSED, ''],
    ['then there is nothing to go back from', CLOSED, { type: 'waited', isOwn: false }, CLOSED, ''],
    ['a press meanwhile uses the entry', closing, ask(b0, 'link'), openB, 'replace show'],
    ['an address meanwhile', closing, ask(b0, 'address'), openB, 'adopt show'],
    ['the moment is over', closing, { type: 'waited', isOwn: true }, leaving, 'back'],
    ['and the entry not ours any more', closing, { type: 'waited', isOwn: false }, CLOSED, ''],
    ['a link to another page is followed, and nothing goes back', closing, { type: 'away' }, CLOSED, 'clear'],
    ['a press on the way back waits', leaving, ask(b0, 'link'), { name: 'leaving', wanted: b0 }, ''],
    ['and is answered then', { name: 'leaving', wanted: b0 }, { type: 'arrived' }, openB, 'push show'],
    ['an address on the way back', leaving, ask(b0, 'address'), openB, 'show'],
    ['Back closes', openA, { type: 'left' }, CLOSED, 'hide'],
    ['our own going back is no news', leaving, { type: 'left' }, leaving, ''],
  ]
  it.each(table)('GAL-9 %s', (...row) => {
    const [, visit, event, after, effects] = row
    const step = nextVisit(visit, event)
    expect(step.visit).toEqual(after)
    expect(step.effects.map(({ type }) => type).join(' ')).toBe(effects)
  })
})

interface Entry {
  readonly key: number
  hash: string
  mark?: number
}

/** A browser as the session sees it: its history with keys, traversals that take a moment, and one gallery at most. */
function createBrowser() {
  const entries: Entry[] = [{ key: 0, hash: '' }]
  let keys = 0
  let at = 0
  let visit: V = CLOSED
  let shown: Wanted | undefined
  let isWaiting = false
  let mark: number | undefined
  let isGone = false
  const tasks: (() => void)[] = []

  const here = () => entries[at]!
  const read = (hash: string): Wanted | undefined => (hash ? { group: hash.slice(0, 1), index: Number(hash.slice(1)) } : undefined)
  const write = ({ group, index }: Wanted) => group + index
  const add = (entry: Entry) => {
    entries.splice(at + 1, Infinity, entry)
    at += 1
  }
  const send = (event: VisitEvent<Wanted>) => {
    const step = nextVisit(visit, event)
    visit = step.visit
    if (visit.name !== 'closing') isWaiting = false
    for (const effect of step.effects) run(effect)
    if (here().mark !== undefined) mark = here().mark
  }
  const run = (effect: Effect<Wanted>) => {
    if (effect.type === 'show') {
      expect(shown, 'one gallery at most').toBeUndefined()
      shown = effect.wanted
    } else if (effect.type === 'go') {
      shown = effect.wanted
      here().hash = write(shown)
    } else if (effect.type === 'hide') shown = undefined
    else if (effect.type === 'push') add({ key: (keys += 1), hash: write(effect.wanted), mark: here().key })
    else if (effect.type === 'replace') here().hash = write(effect.wanted)
    else if (effect.type === 'clear') here().hash = ''
    else if (effect.type === 'wait') isWaiting = true
    else if (effect.type === 'adopt') {
      const base = entries.findIndex(({ key }) => key === mark)
      if (here().mark === undefined && base >= 0 && base < at) here().mark = mark
    } else {
      const key = here().mark
      tasks.push(() => arriveAt(entries.findIndex((entry) => entry.key === key)))
    }
  }
  const arriveAt = (to: number) => {
    if (to < 0) {
      isGone = true
      return
    }
    if (to >= entries.length) return
    const before = here().hash
    const isMoved = to !== at
    at = to
    if (isMoved) popstate(before)
    else if (visit.name === 'leaving') send({ type: 'arrived' })
  }
  const popstate = (before: string) => {
    const hash = here().hash
    if (before && !hash) send({ type: 'left' })
    if (hash && hash !== before) send({ type: 'ask', wanted: read(hash)!, by: 'address' })
    if (visit.name === 'leaving') send({ type: 'arrived' })
    else if (here().mark === undefined && (visit.name === 'closing' || (visit.name === 'open' && read(hash)?.group !== visit.group)))
      send({ type: 'left' })
  }
  return {
    press: (wanted: Wanted) => send({ type: 'ask', wanted, by: 'link' }),
    escape: () => shown && send({ type: 'close', isOwn: here().mark !== undefined }),
    /** Back, as the browser counts it: from where it will be when it gets there. */
    back: () => tasks.push(() => arriveAt(at - 1)),
    forward: () => tasks.push(() => arriveAt(at + 1)),
    type: (wanted: Wanted) => {
      const before = here().hash
      if (before === write(wanted)) return
      add({ key: (keys += 1), hash: write(wanted) })
      popstate(before)
    },
    turn: () => tasks.shift()?.(),
    wait: () => {
      if (!isWaiting) return
      isWaiting = false
      send({ type: 'waited', isOwn: here().mark !== undefined })
    },
    settle() {
      while (tasks.length > 0 || isWaiting) {
        while (tasks.length > 0) tasks.shift()!()
        this.wait()
      }
    },
    look: () => ({ hash: here().hash, shown: shown && write(shown), isGone, visit: visit.name }),
  }
}

const wanted = fc.constantFrom(a0, a1, b0)
const deed = fc.oneof(
  fc.record({ do: fc.constantFrom('press' as const, 'type' as const), what: wanted }),
  fc.record({ do: fc.constantFrom('escape' as const, 'forward' as const, 'back' as const, 'turn' as const, 'wait' as const) }),
)

describe('whatever a visitor does, in whatever order', () => {
  it('GAL-9 once all is quiet, the address names what is open, and nothing while nothing is', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 14 }), (deeds) => {
        const browser = createBrowser()
        for (const one of deeds) {
          if ('what' in one) browser[one.do](one.what)
          else browser[one.do]()
          if (browser.look().isGone) return
        }
        browser.settle()
        const { hash, shown, isGone, visit } = browser.look()
        if (isGone) return
        expect(shown ?? '').toBe(hash)
        expect(visit).toBe(shown ? 'open' : 'closed')
      }),
      { numRuns: 2000 },
    )
  })

  it('GAL-9 closing it by any two means at once never leaves the page', () => {
    const means = fc.constantFrom('escape' as const, 'back' as const)
    fc.assert(
      fc.property(fc.tuple(wanted, means, means, fc.boolean()), ([what, one, other, isTurned]) => {
        if (one === 'back' && other === 'back') return
        const browser = createBrowser()
        browser.press(what)
        browser[one]()
        if (isTurned) browser.turn()
        browser[other]()
        browser.settle()
        expect(browser.look()).toEqual({ hash: '', shown: undefined, isGone: false, visit: 'closed' })
      }),
    )
  })

  it('GAL-9 what is pressed last is what opens, also while another closes or is being left', () => {
    fc.assert(
      fc.property(
        wanted,
        wanted,
        fc.array(fc.constantFrom('escape' as const, 'wait' as const, 'turn' as const)),
        (first, last, between) => {
          const browser = createBrowser()
          browser.press(first)
          for (const one of between) browser[one]()
          browser.press(last)
          browser.settle()
          expect(browser.look().shown).toBe(last.group + last.index)
        },
      ),
    )
  })
})
