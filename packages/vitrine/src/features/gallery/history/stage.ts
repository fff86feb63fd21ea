import { after } from '../../../page/services/clock'
import { readHash } from '../../../page/services/hash'
import { readDeepLink } from './deep-link'
import { adopt, enter, isOwn, lastMark, leave, rewrite } from './entry'
import { CLOSED, nextVisit, type Effect, type Visit, type VisitEvent, type Wanted } from './visit'

/**
 * A page has one history, and shows one item over itself, however many galleries there are on it (the page's own, those of React
 * components and of scripts). So what is open is known here, once: a gallery that opens while another one closes takes its place
 * and its history entry, and neither undoes the other.
 */

/** Who or what changed it: the visitor, the address, or a script's call. */
export type Cause = 'visitor' | 'address' | 'script'

export interface Asked extends Wanted {
  /** Of the address, where it has one. */
  readonly hash: string | undefined
  show(cause: Cause): Shown
}

export interface Shown {
  /** Says that it is there, to whoever wants to know. They may close it at once. */
  tell(cause: Cause): void
  go(index: number): void
  hide(cause: Cause): void
}

/** ms after closing for which the history entry stays: Escape and Back, pressed together, close one gallery, and leave no page. */
const MOMENT = 300

let visit: Visit<Asked> = CLOSED
let shown: Shown | undefined
/** Whose item was shown last. */
let holder: object | undefined
/** Why the last thing happened. */
let cause: Cause = 'visitor'
/** What the last entry of ours was marked with. */
let mark: unknown
let cancelWait = () => {}
let isListening = false
const resting = new Set<() => void>()

/** Shows an item, in place of whatever is open. */
export function ask(wanted: Asked, by: Cause): void {
  if (!isListening) {
    isListening = true
    window.addEventListener('popstate', look)
  }
  cause = by
  send({ type: 'ask', wanted, by: by === 'address' ? 'address' : 'link' })
}

/** An address that came while something was open, and asks for what is not there. */
export function adoptAddress(): void {
  if (visit.name !== 'closed') adopt(mark)
}

export const isOpen = (owner: object, group: string): boolean => visit.name === 'open' && visit.group === group && visit.owner === owner

/** Closes what this gallery shows; what another one shows is not its business. */
export function close(owner: object, by: Cause): void {
  if (holder !== owner) return
  cause = by
  send({ type: 'close', isOwn: isOwn() })
}

/** The address has left this gallery. */
export function leaveByAddress(owner: object): void {
  if (holder === owner) leaveNow()
}

/** The gallery ends, and with it what it shows or was about to show. */
export function end(owner: object): void {
  if (visit.name === 'leaving' && visit.wanted?.owner === owner) send({ type: 'close', isOwn: false })
  if (holder !== owner) return
  close(owner, 'script')
  send({ type: 'waited', isOwn: isOwn() })
}

/** Told whenever nothing is open, and the address and the history are as they were. */
export function onRest(listener: () => void, signal: AbortSignal): void {
  resting.add(listener)
  signal.addEventListener('abort', () => resting.delete(listener))
}

function leaveNow(): void {
  cause = 'address'
  send({ type: 'left' })
}

// After those who listen to the hash: what is left then has no gallery in its address.
function look(): void {
  if (visit.name === 'leaving') send({ type: 'arrived' })
  else if (!isOwn() && (visit.name === 'closing' || (visit.name === 'open' && readDeepLink(readHash())?.group !== visit.group))) leaveNow()
}

function send(event: VisitEvent<Asked>): void {
  const next = nextVisit(visit, event)
  visit = next.visit
  if (visit.name !== 'closing') cancelWait()
  for (const effect of next.effects) run(effect)
  if (isOwn()) mark = lastMark()
  if (visit.name === 'closed') for (const listener of [...resting]) listener()
}

function run(effect: Effect<Asked>): void {
  switch (effect.type) {
    case 'show':
      holder = effect.wanted.owner
      shown = effect.wanted.show(cause)
      return shown.tell(cause)
    case 'go':
      return shown?.go(effect.wanted.index)
    case 'hide': {
      const before = shown
      shown = undefined
      return before?.hide(cause)
    }
    case 'push':
      return enter(effect.wanted.hash)
    case 'replace':
      return rewrite(effect.wanted.hash)
    case 'adopt':
      return adopt(mark)
    case 'clear':
      return void (readDeepLink(readHash()) && rewrite(undefined))
    case 'wait':
      cancelWait = wait()
      return
    case 'back':
      return leave(() => send({ type: 'arrived' }))
  }
}

function wait(): () => void {
  const waiting = new AbortController()
  after(MOMENT, () => send({ type: 'waited', isOwn: isOwn() }), waiting.signal)
  window.addEventListener('beforeunload', () => send({ type: 'away' }), { signal: waiting.signal })
  return () => waiting.abort()
}
