import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { EDITOR_SCRIPTS, EDITOR_SERVER } from '../build/editor/integration'
import { CommandError } from './error'

const VERSIONS = 'decap-cms@3.16.3 decap-server@3.11.3'

/** Starts what writes the files for the editor. It listens on this machine alone, answers pages of this machine alone, and ends with this process. */
export async function startEditor(folder: string): Promise<void> {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const find = (name: string) => {
    try {
      return dirname(resolve(`${name}/package.json`))
    } catch {
      throw new CommandError('The editor is not installed here.', `Run: npm install --save-dev ${VERSIONS}`)
    }
  }
  const [scripts, server] = [join(find('decap-cms'), 'dist'), join(find('decap-server'), 'dist', 'index.js')]
  const port = await freePort()
  const env = { ...process.env, MODE: 'fs', PORT: String(port), BIND_HOST: '127.0.0.1', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [server], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  process.env[EDITOR_SERVER] = `http://127.0.0.1:${port}/api/v1`
  process.env[EDITOR_SCRIPTS] = scripts
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
