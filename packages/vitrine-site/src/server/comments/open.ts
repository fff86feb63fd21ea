import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import { openStore, type CommentStore } from './store'

interface Where {
  /** postgres://… Empty: a file. */
  readonly url?: string | undefined
  readonly file: string
}

/** Opens the comments where the settings of the machine say that they are. */
export const openComments = async ({ url, file }: Where): Promise<CommentStore> =>
  openStore(url ? await openPostgres(url) : openSqlite(file))
