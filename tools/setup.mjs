// Brings a fresh machine to where every command works. Plain JavaScript for Node 20 and nothing installed: this runs first.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.vitrine-installed')
const isWindows = process.platform === 'win32'
/** The oldest Node that the tools run on. */
const NEEDED = [22, 22]

/** Says which step begins, so that a long one is never silent. */
export function step(text) {
  console.log(`\n▸ ${text}`)
}

/** Ends with one sentence on what went wrong and one on what to do. */
export function fail(problem, remedy) {
  console.error(`\n✗ ${problem}\n  ${remedy}`)
  process.exit(1)
}

/** Installs what is missing, and goes on under a Node that is new enough. */
export function setUp() {
  install()
  useNewNode()
  process.env.PATH = `${bin}${isWindows ? ';' : ':'}${process.env.PATH}`
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
}

/** Runs a tool of the project and hands on what it prints. Returns whether it succeeded. */
export function run(command, args = [], options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: isWindows, ...options })
  return status === 0
}

/** As `run`, beside others: what it prints comes as one piece when it has ended. */
export function runBeside(command, args = [], options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: isWindows, ...options })
    const output = []
    child.stdout.on('data', (data) => output.push(data))
    child.stderr.on('data', (data) => output.push(data))
    const end = (isClean, text = '') => {
      process.stdout.write(Buffer.concat(output))
      if (text) console.error(text)
      resolve(isClean)
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (status) => end(status === 0))
  })
}

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  step('Installing packages (once; a minute or two)')
  // `install --no-save` and not `ci`: it follows the lockfile to the letter, but does not refuse one that was made where some other
  // platform's optional package could not be had. An old Node gets warnings about engines, which do not matter: a new one comes along.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])) {
    fail('The packages could not be installed.', 'Check the network connection and the npm registry setting, then run the command again.')
  }
  writeFileSync(stamp, wanted)
}

function useNewNode() {
  if (isNewEnough(process.versions.node)) return
  const node = join(bin, isWindows ? 'node.cmd' : 'node')
  const isUsable =
    existsSync(node) &&
    isNewEnough(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8', shell: isWindows }).stdout?.trim() ?? '')
  if (!isUsable) {
    fail(
      `Node ${process.versions.node} is too old, and no newer one came with the packages for this system.`,
      `Install Node ${NEEDED[0]} or newer.`,
    )
  }
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit', shell: isWindows })
  process.exit(status ?? 1)
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
