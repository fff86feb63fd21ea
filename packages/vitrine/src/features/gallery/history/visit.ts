/**
 * How the open gallery, the address and the history follow each other. Everything that may happen (a press, Escape, Back, a hash,
 * time) is an event, and one place does what comes of it, in order: so two at once never undo each other.
 */
export interface Wanted {
  readonly group: string
  readonly index: number
  /** Whose group it is: two galleries of a page may each have one of the same name. */
  readonly owner?: object
}

export type Visit<W extends Wanted> =
  | { readonly name: 'closed' }
  | { readonly name: 'open'; readonly group: string; readonly owner?: object | undefined }
  /** It is closed to the eye. Its history entry stays for a moment: a Back that was pressed with Escape belongs to it. */
  | { readonly name: 'closing' }
  /** The entry is being left, which takes the browser a moment; what is asked for meanwhile comes after it. */
  | { readonly name: 'leaving'; readonly wanted?: W }

export type VisitEvent<W extends Wanted> =
  | { readonly type: 'ask'; readonly wanted: W; readonly by: 'link' | 'address' }
  /** The visitor closes it. Whether the present entry is the gallery's own. */
  | { readonly type: 'close'; readonly isOwn: boolean }
  /** The address has left the gallery. */
  | { readonly type: 'left' }
  /** The moment after closing is over. */
  | { readonly type: 'waited'; readonly isOwn: boolean }
  /** The visitor goes to another page: going back now would call that off. */
  | { readonly type: 'away' }
  /** The browser has gone where it was sent. */
  | { readonly type: 'arrived' }

export type Effect<W extends Wanted> =
  | { readonly type: 'show' | 'go'; readonly wanted: W }
  /** Adds a history entry for it, or puts it in place of the present one. */
  | { readonly type: 'push' | 'replace'; readonly wanted: W }
  /** An address came as an entry of its own while the gallery had one: closing goes back over both. */
  | { readonly type: 'adopt' }
  | { readonly type: 'hide' | 'clear' | 'wait' | 'back' }

export interface Step<W extends Wanted> {
  readonly visit: Visit<W>
  readonly effects: readonly Effect<W>[]
}

export const CLOSED = { name: 'closed' } as const

export function nextVisit<W extends Wanted>(visit: Visit<W>, event: VisitEvent<W>): Step<W> {
  switch (event.type) {
    case 'ask':
      return event.by === 'link' ? askByLink(visit, event.wanted) : askByAddress(visit, event.wanted)
    case 'close':
      if (visit.name === 'leaving') return step({ name: 'leaving' })
      if (visit.name !== 'open') return step(visit)
      return event.isOwn ? step({ name: 'closing' }, { type: 'hide' }, { type: 'wait' }) : step(CLOSED, { type: 'hide' }, { type: 'clear' })
    case 'left':
      if (visit.name === 'leaving') return step(visit)
      return visit.name === 'open' ? step(CLOSED, { type: 'hide' }) : step(CLOSED)
    case 'waited':
      if (visit.name !== 'closing') return step(visit)
      return event.isOwn ? step({ name: 'leaving' }, { type: 'back' }) : step(CLOSED)
    case 'away':
      return visit.name === 'closing' ? step(CLOSED, { type: 'clear' }) : step(visit)
    case 'arrived':
      if (visit.name !== 'leaving') return step(visit)
      return visit.wanted ? askByLink<W>(CLOSED, visit.wanted) : step(CLOSED)
  }
}

function askByLink<W extends Wanted>(visit: Visit<W>, wanted: W): Step<W> {
  if (visit.name === 'leaving') return step({ name: 'leaving', wanted })
  if (isSame(visit, wanted)) return step(visit, { type: 'go', wanted })
  const open = opened<W>(wanted)
  if (visit.name === 'closed') return step(open, { type: 'push', wanted }, { type: 'show', wanted })
  const shown: Effect<W>[] = [
    { type: 'replace', wanted },
    { type: 'show', wanted },
  ]
  return visit.name === 'open' ? step(open, { type: 'hide' }, ...shown) : step(open, ...shown)
}

function askByAddress<W extends Wanted>(visit: Visit<W>, wanted: W): Step<W> {
  const open = opened<W>(wanted)
  if (visit.name === 'closed' || visit.name === 'leaving') return step(open, { type: 'show', wanted })
  if (visit.name === 'closing') return step(open, { type: 'adopt' }, { type: 'show', wanted })
  if (isSame(visit, wanted)) return step(visit, { type: 'adopt' }, { type: 'go', wanted })
  return step(open, { type: 'adopt' }, { type: 'hide' }, { type: 'show', wanted })
}

const opened = <W extends Wanted>({ group, owner }: Wanted): Visit<W> => ({ name: 'open', group, ...(owner && { owner }) })

const isSame = <W extends Wanted>(visit: Visit<W>, { group, owner }: Wanted): boolean =>
  visit.name === 'open' && visit.group === group && visit.owner === owner

const step = <W extends Wanted>(visit: Visit<W>, ...effects: Effect<W>[]): Step<W> => ({ visit, effects })
