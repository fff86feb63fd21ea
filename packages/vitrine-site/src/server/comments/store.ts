import { randomBytes } from 'node:crypto'
import { MOST_DEPTH, RATES, type CommentData } from 'vitrine/comments/content'
import { migrate, type Database, type Queries } from './database'

export type StoredState = 'shown' | 'held' | 'rejected'

/** A comment as it is kept. */
export interface StoredComment {
  readonly id: number
  readonly post: string
  /** 0 for none. */
  readonly parent: number
  readonly path: string
  readonly name: string
  readonly email: string | null
  readonly text: string
  /** ms since 1970. */
  readonly created: number
  readonly state: StoredState
  readonly form: string
  readonly digest: string
  readonly author: string
}

/** A comment that has passed the rules that need no store. */
export interface NewComment extends Pick<
  StoredComment,
  'post' | 'parent' | 'name' | 'email' | 'text' | 'created' | 'form' | 'digest' | 'author'
> {
  /** Who may write how much is counted by this; it is forgotten after an hour. */
  readonly sender: string
  /** Its state, given whether its author has been approved before. */
  readonly stateFor: (isKnown: boolean) => 'shown' | 'held'
}

export type Added =
  | { readonly type: 'added' | 'again'; readonly comment: StoredComment }
  | { readonly type: 'duplicate' | 'noParent' }
  /** `wait` is in seconds. */
  | { readonly type: 'tooMany'; readonly wait: number }

/** What a page may know of a comment. */
export const toData = ({ id, parent, name, text, created, state }: StoredComment): CommentData => ({
  id: String(id),
  parent: String(parent),
  name,
  text,
  date: new Date(created).toISOString(),
  state: state === 'shown' ? 'shown' : 'held',
})

const SEGMENT = 8
const segment = (id: number): string => id.toString(36).padStart(SEGMENT, '0')
/** Below the deepest level replies stand beside what they answer. */
const pathBelow = (parent: string, id: number): string => parent.slice(0, (MOST_DEPTH - 1) * SEGMENT) + segment(id)
/** Longest time that the sender of a comment is remembered, ms. */
const REMEMBERED = Math.max(...RATES.map(({ within }) => within))

const COLUMNS = 'id, post, parent, path, name, email, text, created, state, form, digest, author'
type Insert = Omit<StoredComment, 'id' | 'path'> & { readonly id?: number }

export type CommentStore = Awaited<ReturnType<typeof openStore>>

/** Comments, in whichever database they are kept. */
export async function openStore(database: Database) {
  await migrate(database)
  const secret = await readSecret(database)

  return {
    /** Signs forms and hides senders. The same for all servers of one database. */
    secret,
    kind: database.kind,

    add: (comment: NewComment): Promise<Added> => database.transaction((queries) => add(queries, comment)),

    /** One page of a thread in reading order: those that everybody may see. */
    page: (post: string, { page, size }: { readonly page: number; readonly size: number }) =>
      database.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE post = $1 AND state = 'shown' ORDER BY path LIMIT $2 OFFSET $3`, [
        post,
        size,
        (page - 1) * size,
      ]),

    /** On which page of its thread a comment stands. */
    pageOf: async ({ post, path }: Pick<StoredComment, 'post' | 'path'>, size: number): Promise<number> => {
      const [row] = await database.all<{ before: number }>(
        "SELECT count(*) AS before FROM comments WHERE post = $1 AND state = 'shown' AND path < $2",
        [post, path],
      )
      return Math.floor((row?.before ?? 0) / size) + 1
    },

    /** How many comments each thread shows. */
    counts: async (): Promise<ReadonlyMap<string, number>> =>
      new Map(
        (await database.all<{ post: string; shown: number }>('SELECT post, shown FROM comment_threads WHERE shown > 0')).map(
          ({ post, shown }) => [post, shown] as const,
        ),
      ),

    /** Changes with everything that a page shows. */
    version: async (post?: string): Promise<number> => {
      const [row] = post
        ? await database.all<{ version: number }>('SELECT version FROM comment_threads WHERE post = $1', [post])
        : await database.all<{ version: number | null }>('SELECT CAST(sum(version) AS BIGINT) AS version FROM comment_threads')
      return Number(row?.version ?? 0)
    },

    find: async (id: number): Promise<StoredComment | undefined> =>
      (await database.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE id = $1`, [id]))[0],

    /** The newest first. */
    list: ({ state, post, most = 50 }: { readonly state?: StoredState; readonly post?: string; readonly most?: number } = {}) =>
      database.all<StoredComment>(
        `SELECT ${COLUMNS} FROM comments WHERE ($1 = '' OR state = $1) AND ($2 = '' OR post = $2) ORDER BY id DESC LIMIT $3`,
        [state ?? '', post ?? '', most],
      ),

    /** False where there is no such comment. */
    setState: (id: number, state: StoredState): Promise<boolean> =>
      database.transaction(async (queries) => {
        const [before] = await queries.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE id = $1`, [id])
        if (!before) return false
        await queries.all('UPDATE comments SET state = $2 WHERE id = $1', [id, state])
        await touch(queries, before.post, countOf({ state }) - countOf(before))
        return true
      }),

    /** For good. What was replied to it stays. */
    remove: (id: number): Promise<boolean> =>
      database.transaction(async (queries) => {
        const [row] = await queries.all<StoredComment>(`DELETE FROM comments WHERE id = $1 RETURNING ${COLUMNS}`, [id])
        if (row) await touch(queries, row.post, -countOf(row))
        return row !== undefined
      }),

    /** Everything, the oldest first, a part at a time. */
    async *everything(): AsyncGenerator<StoredComment> {
      for (let after = 0; ;) {
        const rows = await database.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE id > $1 ORDER BY id LIMIT 500`, [after])
        if (rows.length === 0) return
        yield* rows
        after = rows.at(-1)!.id
      }
    },

    /** Takes in comments of another store, parents before replies. Those that are there already are left out. Returns how many came in. */
    takeIn: (comments: readonly StoredComment[], ids: Map<number, number>): Promise<number> =>
      database.transaction((queries) => takeIn(queries, { comments, ids, kind: database.kind })),

    copyTo: database.copyTo,
    close: database.close,
  }
}

export async function readSecret(database: Database): Promise<string> {
  const made = randomBytes(32).toString('hex')
  await database.transaction(({ all }) =>
    all("INSERT INTO comment_settings (name, value) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", [made]),
  )
  const [row] = await database.all<{ value: string }>("SELECT value FROM comment_settings WHERE name = 'secret'")
  return row!.value
}

async function add(queries: Queries, comment: NewComment): Promise<Added> {
  const { post, parent, form, digest, author, sender, created } = comment
  const [again] = await queries.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE form = $1`, [form])
  if (again) return { type: 'again', comment: again }
  const [above] = parent ? await queries.all<StoredComment>(`SELECT ${COLUMNS} FROM comments WHERE id = $1`, [parent]) : []
  if (parent && (above?.post !== post || above.state !== 'shown')) return { type: 'noParent' }
  const [twin] = await queries.all("SELECT id FROM comments WHERE digest = $1 AND state <> 'rejected' LIMIT 1", [digest])
  if (twin) return { type: 'duplicate' }
  const wait = await waitFor(queries, sender, created)
  if (wait > 0) return { type: 'tooMany', wait }
  const [known] = await queries.all("SELECT id FROM comments WHERE author = $1 AND state = 'shown' LIMIT 1", [author])
  const stored = await insert(queries, { ...comment, state: comment.stateFor(known !== undefined) }, above?.path ?? '')
  await queries.all('INSERT INTO comment_senders (sender, at) VALUES ($1, $2)', [sender, created])
  await touch(queries, post, countOf(stored))
  return { type: 'added', comment: stored }
}

/** Seconds that this sender has to wait. What is older than an hour is forgotten. */
export async function waitFor(queries: Queries, sender: string, now: number): Promise<number> {
  await queries.all('DELETE FROM comment_senders WHERE at <= $1', [now - REMEMBERED])
  const rows = await queries.all<{ at: number }>('SELECT at FROM comment_senders WHERE sender = $1 ORDER BY at DESC', [sender])
  const waits = RATES.map(({ most, within }) => (rows[most - 1] ? rows[most - 1]!.at + within - now : 0))
  return Math.max(0, Math.ceil(Math.max(...waits) / 1000))
}

async function insert(queries: Queries, comment: Insert, above: string): Promise<StoredComment> {
  const { id, post, parent, name, email, text, created, state, form, digest, author } = comment
  const columns = `${id ? 'id, ' : ''}post, parent, path, name, email, text, created, state, form, digest, author`
  const values = [...(id ? [id] : []), post, parent, '', name, email, text, created, state, form, digest, author]
  const places = values.map((_, at) => `$${at + 1}`).join(', ')
  const [row] = await queries.all<{ id: number }>(`INSERT INTO comments (${columns}) VALUES (${places}) RETURNING id`, values)
  const [stored] = await queries.all<StoredComment>(`UPDATE comments SET path = $2 WHERE id = $1 RETURNING ${COLUMNS}`, [
    row!.id,
    pathBelow(above, row!.id),
  ])
  return stored!
}

/** How many more comments everybody sees with this one. */
const countOf = ({ state }: Pick<StoredComment, 'state'>): number => (state === 'shown' ? 1 : 0)

/** Says that a thread has changed, and by how many comments. */
async function touch(queries: Queries, post: string, by: number): Promise<void> {
  await queries.all(
    `INSERT INTO comment_threads (post, shown, version) VALUES ($1, $2, 1)
     ON CONFLICT (post) DO UPDATE SET shown = comment_threads.shown + excluded.shown, version = comment_threads.version + 1`,
    [post, by],
  )
}

interface TakingIn {
  readonly comments: readonly StoredComment[]
  /** The numbers that comments had, and those that they have here. */
  readonly ids: Map<number, number>
  readonly kind: Database['kind']
}

async function takeIn(queries: Queries, { comments, ids, kind }: TakingIn): Promise<number> {
  let count = 0
  for (const comment of comments) {
    const [there] = await queries.all<{ id: number }>('SELECT id FROM comments WHERE form = $1', [comment.form])
    if (there) {
      ids.set(comment.id, there.id)
      continue
    }
    const parent = ids.get(comment.parent) ?? 0
    const [above] = parent ? await queries.all<{ path: string }>('SELECT path FROM comments WHERE id = $1', [parent]) : []
    // A comment keeps its number, and so its address, where that is free.
    const [taken] = await queries.all('SELECT id FROM comments WHERE id = $1', [comment.id])
    const stored = await insert(queries, { ...comment, parent, id: taken ? undefined : comment.id }, above?.path ?? '')
    ids.set(comment.id, stored.id)
    count += 1
    await touch(queries, comment.post, countOf(comment))
    // A number that was given is not handed out again.
    if (kind === 'postgres') await queries.all("SELECT setval(pg_get_serial_sequence('comments', 'id'), (SELECT max(id) FROM comments))")
  }
  return count
}
