// What can be run by name.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, findEngine } from './browser.mjs'
import { build } from './build.mjs'
import { runComments } from './comments.mjs'
import { buildLinkedExample, examples } from './examples.mjs'
import { fuzz } from './fuzz.mjs'
import { pack, postpack, prepack } from './library.mjs'
import { fail, root, run, runBeside, step } from './setup.mjs'

/** In two rows that run beside each other. */
const CHECKS = [
  [
    ['Formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
    ['Lint', 'eslint', ['--max-warnings', '0', '.']],
    ['Import rules', 'depcruise', ['packages', 'site/src', 'site/content', '--config', '.dependency-cruiser.cjs']],
  ],
  [
    ['Types of the library, tests and tools', 'tsc', ['-p', 'tsconfig.json']],
    ['Types of the site', 'astro', ['check', '--minimumSeverity', 'warning', '--root', 'site']],
  ],
]

/** Formatting, lint, types, import rules. All of them are told, not only the first that is not clean. */
async function check() {
  step('Formatting, lint, types, import rules')
  const faulty = []
  const runRow = async (row) => {
    for (const [title, command, args] of row) if (!(await runBeside(command, args))) faulty.push(title)
  }
  await Promise.all(CHECKS.map(runRow))
  if (faulty.length > 0) fail(`${faulty.join('; ')}: not clean.`, 'The lines above say where.')
}

async function readyBrowser() {
  await build()
  process.env.CHROME_PATH = await findBrowser()
}

async function bench(args) {
  if (!existsSync(join(root, 'bench', 'node_modules'))) {
    step('Installing the peers that are measured beside it (once)')
    const isInstalled = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: join(root, 'bench') })
    if (!isInstalled) fail('The peers could not be installed.', 'Check the network connection, then run the command again.')
  }
  await readyBrowser()
  return run('node', [join('bench', 'run.mjs'), ...args])
}

/** Compiling the library takes a while: not for a run of other folders. */
const needsExample = (args) => !args.some((arg) => arg.includes('/')) || args.some((arg) => arg.includes('examples'))

/** `--engine firefox` or `--engine=firefox`; everything else is Playwright's. */
function readEngine(args) {
  const at = args.findIndex((arg) => arg.startsWith('--engine'))
  if (at < 0) return { engine: 'chromium', args }
  const [, inside] = args[at].split('=')
  return { engine: inside ?? args[at + 1], args: args.toSpliced(at, inside ? 1 : 2) }
}

export const tasks = {
  dev: (args) => run('astro', ['dev', ...args], { cwd: join(root, 'site') }),
  build: () => build({ isForced: true }),
  check,
  unit: (args) => run('vitest', ['run', ...args]),
  browser: async (given) => {
    const { engine, args } = readEngine(given)
    await build()
    await findEngine(engine)
    if (needsExample(args)) await buildLinkedExample()
    return run('playwright', ['test', ...args])
  },
  fuzz,
  bench,
  comments: runComments,
  survive: (args) => run('node', [join('tests', 'server', 'survive.mjs'), ...args]),
  observatory: async () => (await import('./observatory.mjs')).observe(),
  supply: async () => (await import('./supply.mjs')).supply(),
  wordpress: () => run('node', [join('tests', 'wordpress', 'run.mjs')]),
  pack,
  examples,
  create: async (args) => (await import('./starters.mjs')).createSite(args),
  starters: async (args) => (await import('./starters.mjs')).makeStarters(args),
  prepack,
  postpack,
  // Only for this task: it loads the compiler.
  readme: async (args) => (await import('./readme.mjs')).readme(args),
  'new-feature': (args) => run('node', [join('tools', 'new-feature.mjs'), ...args]),
}
