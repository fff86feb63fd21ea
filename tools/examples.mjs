// The applications in examples/, each with the packed library in it.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { fingerprint } from './fingerprint.mjs'
import { buildPackage, pack } from './library.mjs'
import { serve } from './serve.mjs'
import { fail, root, run, step } from './setup.mjs'

const folderOf = (name) => join(root, '.cache', 'examples', name)

/**
 * For `npm test`: the Vite application with the packed files put in place, nothing fetched. React's development build runs in it,
 * which mounts everything twice (StrictMode) and says on the console what it does not like.
 */
export async function buildLinkedExample() {
  const folder = folderOf('vite-linked')
  const stamp = join(folder, 'built')
  const library = await buildPackage()
  const inputs = fingerprint(['examples/vite', '.cache/package/built'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  step('Building the example application')
  copyExample('vite', folder)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(library, join(folder, 'node_modules', 'vitrine'), 'junction')
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'development' } }
  if (!run('vite', ['build', '--mode', 'development', '--logLevel', 'error'], options))
    fail('The example application could not be built.', 'The lines above say why.')
  writeFileSync(stamp, inputs)
}

const ALL = ['vite', 'next']

/** npm run examples: installs the tarball in each application, builds it for production and drives it in a browser. */
export async function examples(names) {
  const chosen = names.length > 0 ? names : ALL
  const tarball = await pack()
  for (const name of chosen) buildInstalledExample(name, tarball)
  process.env.CHROME_PATH = await findBrowser()
  process.env.VITRINE_EXAMPLES = chosen.join(' ')
  process.env.VITRINE_VITE_EXAMPLE = join(folderOf('vite'), 'dist')
  const server = chosen.includes('next') ? await startNext(folderOf('next')) : await serve(folderOf('vite'))
  process.env.VITRINE_ADDRESS = server.address
  step('Driving them in a browser')
  const isClean = run('playwright', ['test', '-c', join('tests', 'examples', 'playwright.config.ts')])
  await server.close()
  return isClean
}

function buildInstalledExample(name, tarball) {
  const folder = folderOf(name)
  step(`${name}: installing the packed library and building`)
  copyExample(name, folder)
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } }
  const isBuilt =
    run('npm', ['install', tarball, '--no-audit', '--no-fund', '--loglevel=error'], options) && run('npm', ['run', 'build'], options)
  if (!isBuilt) fail(`The example ${name} could not be built.`, 'The lines above say why.')
}

/** Next's own server, on any free port: it says its address once it listens. */
function startNext(folder) {
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next')
  const server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: folder })
  return new Promise((resolve, reject) => {
    server.on('exit', () => reject(new Error('Next ended before it listened.')))
    server.stderr.pipe(process.stderr)
    let said = ''
    server.stdout.on('data', (data) => {
      said += data
      const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1]
      if (port) resolve({ address: `http://127.0.0.1:${port}`, close: () => server.kill() })
    })
  })
}

function copyExample(name, folder) {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path) })
}
