import { migrate, type Database } from '../comments/database'
import { readSecret, waitFor } from '../comments/store'

/** A message as it is kept. */
export interface StoredMessage {
  readonly id: number
  readonly form: string
  readonly page: string
  /** What was written, by the names of the fields: JSON. */
  readonly fields: string
  /** ms since 1970. */
  readonly created: number
}

export interface NewMessage extends Omit<StoredMessage, 'id'> {
  /** The same form is stored once. */
  readonly digest: string
  readonly sender: string
}

const COLUMNS = 'id, form, page, fields, created'

/** Messages beside the comments, in the same database. */
export async function openMessages(database: Database) {
  await migrate(database)
  return {
    secret: await readSecret(database),
    /** Seconds to wait, or the message; nothing where it is there already. */
    add: ({ form, page, fields, created, digest, sender }: NewMessage) =>
      database.transaction(async (queries): Promise<{ readonly wait: number } | { readonly message?: StoredMessage }> => {
        const [again] = await queries.all('SELECT id FROM form_messages WHERE digest = $1', [digest])
        if (again) return {}
        const wait = await waitFor(queries, sender, created)
        if (wait > 0) return { wait }
        await queries.all('INSERT INTO comment_senders (sender, at) VALUES ($1, $2)', [sender, created])
        const [message] = await queries.all<StoredMessage>(
          `INSERT INTO form_messages (form, page, fields, created, digest) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
          [form, page, fields, created, digest],
        )
        return { message: message! }
      }),
    /** The newest first. */
    list: (most = 50) => database.all<StoredMessage>(`SELECT ${COLUMNS} FROM form_messages ORDER BY id DESC LIMIT $1`, [most]),
    remove: async (id: number): Promise<boolean> =>
      (await database.transaction(({ all }) => all('DELETE FROM form_messages WHERE id = $1 RETURNING id', [id]))).length > 0,
    close: database.close,
  }
}

export type MessageStore = Awaited<ReturnType<typeof openMessages>>
