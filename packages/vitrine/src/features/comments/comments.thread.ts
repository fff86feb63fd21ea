/** A comment as a page knows it. */
export interface CommentData {
  readonly id: string
  /** The comment that it answers; `0` for none. */
  readonly parent: string
  readonly name: string
  readonly text: string
  /** When it was written, as ISO 8601. */
  readonly date: string
  /** The formatted date, if the server provides it: formatting the first date in a browser takes longer than rendering the thread. */
  readonly day?: string
  /** `shown` is visible to everybody, the others only to the author. */
  readonly state?: 'shown' | 'held' | 'sending' | 'waiting'
}

/** Whether an answer's comment can be drawn: a server of another kind, or of another version, may say anything. */
export function isComment(value: unknown): value is CommentData {
  const given = Object(value) as Record<keyof CommentData, unknown>
  const isText = (name: keyof CommentData) => typeof given[name] === 'string'
  return (
    (['id', 'parent', 'name', 'text', 'date'] as const).every(isText) &&
    Number.isFinite(Date.parse(given.date as string)) &&
    (given.day === undefined || isText('day'))
  )
}

/** What a thread that was fetched has beside its comments. */
export interface FetchedThread {
  readonly total: number
  readonly page: number
  readonly last: number
  /** It has just come: nobody waits for it. */
  readonly isNew: boolean
}

/** Draws what the served thread does not have. */
export type Draw = (additions: readonly CommentData[], thread?: FetchedThread) => void

export interface Branch {
  readonly comment: CommentData
  /** 1 for a comment that answers none. */
  readonly depth: number
  readonly replies: readonly Branch[]
}

/** Replies to a comment at this depth stand beside it. */
export const MOST_DEPTH = 5
export const NO_PARENT = '0'

/** A server's address with a question in it: what it has of this article. */
export const addPost = (address: string, post: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}post=${encodeURIComponent(post)}`

/** Where a page of the thread is, on the article's own page. */
export const pageHref = (page: number): string => `${page > 1 ? `?comments=${page}` : '?'}#comments`

/**
 * Puts comments in their places, the oldest first. One whose parent is not among them stands at the top: a page of a long
 * thread may begin with a reply. So does one that answers itself by a detour, which only a broken store can say.
 */
export function buildThread(comments: readonly CommentData[], mostDepth = MOST_DEPTH): Branch[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment] as const))
  const circles = findCircles(byId)
  const replies = new Map<string, CommentData[]>()
  const tops: CommentData[] = []
  for (const comment of [...byId.values()].sort(byAge)) {
    const isReply = byId.has(comment.parent) && !circles.has(comment.id)
    const siblings = isReply ? (replies.get(comment.parent) ?? []) : tops
    siblings.push(comment)
    if (isReply) replies.set(comment.parent, siblings)
  }
  // Recursion ends at the deepest level; below it a chain of replies can be as long as the thread.
  const grow = (roots: readonly CommentData[], depth: number): Branch[] =>
    roots.map((comment) => {
      const below = replies.get(comment.id) ?? []
      return { comment, depth, replies: depth + 1 < mostDepth ? grow(below, depth + 1) : flatten(below) }
    })
  const flatten = (roots: readonly CommentData[]): Branch[] => {
    const found: CommentData[] = []
    const waiting = [...roots]
    for (let comment = waiting.pop(); comment; comment = waiting.pop()) {
      found.push(comment)
      waiting.push(...(replies.get(comment.id) ?? []))
    }
    return found.sort(byAge).map((comment) => ({ comment, depth: mostDepth, replies: [] }))
  }
  return mostDepth < 2 ? flatten(tops).map((branch) => ({ ...branch, depth: 1 })) : grow(tops, 1)
}

const byAge = (a: CommentData, b: CommentData): number =>
  Date.parse(a.date) - Date.parse(b.date) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1)

/** Those that answer themselves by a detour. */
function findCircles(byId: ReadonlyMap<string, CommentData>): ReadonlySet<string> {
  const circles = new Set<string>()
  const seen = new Set<string>()
  for (const start of byId.keys()) {
    const path: string[] = []
    let id = start
    for (; byId.has(id) && !seen.has(id); id = byId.get(id)!.parent) {
      seen.add(id)
      path.push(id)
    }
    const at = path.indexOf(id)
    if (at >= 0) path.slice(at).forEach((member) => circles.add(member))
  }
  return circles
}

/** Whether two branches hold the same comments in the same places. */
export const isSameBranch = (a: Branch, b: Branch): boolean =>
  a.comment === b.comment && a.replies.length === b.replies.length && a.replies.every((reply, at) => isSameBranch(reply, b.replies[at]!))
