import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TestPostgres {
  readonly url: string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Where Debian's packages put the programs, or where the shell finds them. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

/** A PostgreSQL of its own for a test, or why there is none. The program refuses to run as root: then it runs as its own user. */
export async function startPostgres(): Promise<TestPostgres | string> {
  const programs = findPrograms()
  if (!programs) return 'PostgreSQL is not installed here (Debian: apt-get install postgresql)'
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  const isRoot = process.getuid?.() === 0
  const as = (command: string, args: string[]): [string, string[]] =>
    isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]] : [command, args]
  const data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot && spawnSync('chown', ['-R', 'postgres:postgres', folder]).status !== 0) return 'PostgreSQL has no user of its own here'
  const made = spawnSync(
    ...as(join(programs, 'initdb'), ['-D', data, '-U', 'comments', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']),
    {
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) return `PostgreSQL could not be set up: ${made.stderr}`
  const port = await freePort()
  const url = `postgres://comments@127.0.0.1:${port}/postgres`
  let server: ChildProcess | undefined
  const start = async () => {
    const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    server = spawn(...as(join(programs, 'postgres'), settings), { stdio: 'ignore' })
    for (let tries = 0; tries < 200; tries++) {
      if (spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('PostgreSQL did not start.')
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    start,
    // At once, with all connections; what was committed is in its log.
    kill: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
