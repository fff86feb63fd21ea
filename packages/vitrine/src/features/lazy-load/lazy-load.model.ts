/**
 * Who may load now. Elements that come near the view queue in the order in which they came; at most `limit` load at a time.
 * One that goes away again before its turn leaves the queue, so that a visitor who scrolls fast waits for nothing.
 */
export interface State<Item> {
  readonly limit: number
  readonly waiting: readonly Item[]
  readonly loading: readonly Item[]
  readonly done: ReadonlySet<Item>
}

export type Event<Item> =
  | { readonly type: 'near'; readonly item: Item }
  | { readonly type: 'far'; readonly item: Item }
  /** Its load has ended, well or badly, or takes too long to be waited for. */
  | { readonly type: 'settled'; readonly item: Item }
  /** Its element is no longer ours to fill: it leaves its place to the next. */
  | { readonly type: 'gone'; readonly item: Item }

export const initial = <Item>(limit: number): State<Item> => ({ limit, waiting: [], loading: [], done: new Set() })

export function next<Item>(state: State<Item>, { type, item }: Event<Item>): State<Item> {
  if (type === 'near') return isKnown(state, item) ? state : advance({ ...state, waiting: [...state.waiting, item] })
  if (type === 'gone')
    return advance({
      ...state,
      waiting: without(state.waiting, item),
      loading: without(state.loading, item),
      done: new Set([...state.done].filter((other) => other !== item)),
    })
  if (type === 'far') return state.waiting.includes(item) ? { ...state, waiting: without(state.waiting, item) } : state
  if (!state.loading.includes(item)) return state
  return advance({ ...state, loading: without(state.loading, item), done: new Set([...state.done, item]) })
}

function advance<Item>(state: State<Item>): State<Item> {
  const free = Math.max(0, state.limit - state.loading.length)
  return { ...state, waiting: state.waiting.slice(free), loading: [...state.loading, ...state.waiting.slice(0, free)] }
}

const isKnown = <Item>({ waiting, loading, done }: State<Item>, item: Item): boolean =>
  waiting.includes(item) || loading.includes(item) || done.has(item)
const without = <Item>(items: readonly Item[], item: Item): readonly Item[] => items.filter((other) => other !== item)
