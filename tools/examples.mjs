// The applications in examples/, each with the packed library in it.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { buildPackage, pack } from './library.mjs'
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

/** npm run examples: installs the tarball in each application, builds it for production and drives it in a browser. */
export async function examples(names) {
  const tarball = await pack()
  for (const name of names.length > 0 ? names : ['vite']) {
    const folder = folderOf(name)
    step(`${name}: installing the packed library and building`)
    copyExample(name, folder)
    const options = { cwd: folder }
    const isBuilt =
      run('npm', ['install', tarball, '--no-audit', '--no-fund', '--loglevel=error'], options) && run('npm', ['run', 'build'], options)
    if (!isBuilt) fail(`The example ${name} could not be built.`, 'The lines above say why.')
  }
}

function copyExample(name, folder) {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: (path) => !/[\\/](node_modules|dist|\.next)$/.test(path) })
}
