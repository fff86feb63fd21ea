import type { Database } from './database'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import { openStore, type CommentStore } from './store'

interface Where {
  /** postgres://… Empty: a file. */
  readonly url?: string | undefined
  readonly file: string
}

/** Opens the comments where the settings of the machine say that they are. */
export const openComments = async (where: Where): Promise<CommentStore> => openStore(await openDatabase(where))

export const openDatabase = async ({ url, file }: Where): Promise<Database> => (url ? openPostgres(url) : openSqlite(file))
