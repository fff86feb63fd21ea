import { mkdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { oneAtATime, type Database, type Queries, type Value } from './database'

/** Statements that are kept ready. */
const MOST_STATEMENTS = 100

/**
 * Comments in one file. What was stored survives the end of the program and of the machine's power at any moment: the log is
 * written through to the disk before anybody is told. Reading goes on beside a writer.
 */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const writer = connect(file)
  writer.exec('PRAGMA journal_mode = WAL')
  const reader = file === ':memory:' ? writer : connect(file)
  const write = queriesOn(writer)
  const inTurn = oneAtATime()

  const transact = async <T>(task: (queries: Queries) => Promise<T>): Promise<T> => {
    writer.exec('BEGIN IMMEDIATE')
    try {
      const result = await task(write)
      writer.exec('COMMIT')
      return result
    } catch (error) {
      if (writer.isTransaction) writer.exec('ROLLBACK')
      throw error
    }
  }
  return {
    kind: 'sqlite',
    all: queriesOn(reader).all,
    transaction: (task) => inTurn(() => transact(task)),
    copyTo: async (target) => {
      const part = `${target}.part`
      await rm(part, { force: true })
      reader.prepare('VACUUM INTO ?').run(part)
      const handle = await open(part, 'r+')
      await handle.sync()
      await handle.close()
      await rename(part, target)
    },
    close: () =>
      inTurn(async () => {
        if (reader !== writer) reader.close()
        writer.close()
      }),
  }
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 5000 })
  connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return connection
}

function queriesOn(connection: DatabaseSync): Queries {
  const ready = new Map<string, StatementSync>()
  const prepare = (sql: string): StatementSync => {
    const known = ready.get(sql)
    if (known) return known
    const made = connection.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
    if (ready.size >= MOST_STATEMENTS) ready.clear()
    ready.set(sql, made)
    return made
  }
  return {
    all: async <T>(sql: string, values: readonly Value[] = []) => prepare(sql).all(...values) as T[],
  }
}
