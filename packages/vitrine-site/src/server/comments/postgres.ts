import type { Pool, PoolClient } from 'pg'
import { oneAtATime, type Database, type Queries, type Value } from './database'

/** Any number, the same on all servers: one writes at a time. */
const LOCK = 7_364_281
const INT8 = 20

/** The same comments in PostgreSQL, for a site that runs on several machines. A lost connection is made again by itself. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg')
  const pool: Pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    types: { getTypeParser: ((type: number, format?: 'text') => (type === INT8 ? Number : pg.types.getTypeParser(type, format))) as never },
  })
  // A connection that is lost while nobody uses it: the next one to ask gets another.
  pool.on('error', () => undefined)

  // Whoever waits for a turn holds no connection: readers find one free.
  const inTurn = oneAtATime()
  const transact = async <T>(task: (queries: Queries) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let fault: Error | undefined
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
      const result = await task(queriesOn(client))
      await client.query('COMMIT')
      return result
    } catch (error) {
      fault = error as Error
      await client.query('ROLLBACK').then(
        () => (fault = undefined),
        () => undefined,
      )
      throw error
    } finally {
      // One that could not even be rolled back is of no more use.
      client.release(fault)
    }
  }
  return {
    kind: 'postgres',
    all: queriesOn(pool).all,
    transaction: (task) => inTurn(() => transact(task)),
    close: () => pool.end(),
  }
}

const queriesOn = (connection: Pool | PoolClient): Queries => ({
  all: async <T>(sql: string, values: readonly Value[] = []) => (await connection.query(sql, [...values])).rows as T[],
})
