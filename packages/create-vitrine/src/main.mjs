// Asks, writes, installs, starts.
import { spawn } from 'node:child_process'
import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { filesFor } from './files.mjs'
import { HELP, Mistake, readOptions } from './options.mjs'
import { askFor } from './questions.mjs'
import { copyWords, describeWords } from './words.mjs'

/** Resolves to the exit code. */
export async function create(args, say = (text) => console.log(text)) {
  try {
    const options = readOptions(args)
    if (options.help) {
      say(HELP)
      return 0
    }
    if (options.folder !== undefined) checkFolder(resolve(options.folder))
    const answers = await askFor(options)
    const folder = resolve(answers.folder)
    checkFolder(folder)
    const packages = options.packages && resolve(options.packages)
    const files = filesFor({ ...answers, folder, packages })
    write(folder, files)
    const place = relative(process.cwd(), folder) || '.'
    say(`▸ ${answers.name} is in ${place}: ${files.size} files, all of them yours`)
    if (!options['no-install']) await install(folder, place, say)
    const words = describeWords(answers.language, copyWords(folder, answers.language))
    if (words) say(words)
    const isShown = !options['no-install'] && !options['no-start'] && process.stdout.isTTY
    if (isShown) return await start(folder)
    const steps = [...(place === '.' ? [] : [`cd ${place}`]), ...(options['no-install'] ? ['npm install'] : []), 'npm run dev']
    say(`▸ Next: ${steps.join(' && ')}`)
    return 0
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    console.error(`✗ ${error.message}${error.remedy ? `\n  ${error.remedy}` : ''}`)
    return 1
  }
}

/** What a version-control system or a Mac puts into every folder does not count. */
const HARMLESS = new Set(['.git', '.DS_Store', 'Thumbs.db'])

function checkFolder(folder) {
  if (!existsSync(folder)) return checkParent(folder)
  let names
  try {
    names = readdirSync(folder)
  } catch (error) {
    if (error.code === 'ENOTDIR') throw new Mistake(`${folder} is a file.`, 'Choose another name for the folder.')
    throw describe(error, folder)
  }
  const [first] = names.filter((name) => !HARMLESS.has(name))
  if (first)
    throw new Mistake(
      `The folder ${folder} is not empty: there is ${first} in it.`,
      'Choose another one, or empty it first. Nothing was written.',
    )
  checkWriting(folder)
}

function checkParent(folder) {
  let parent = dirname(folder)
  while (!existsSync(parent)) parent = dirname(parent)
  checkWriting(parent)
}

function checkWriting(folder) {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw describe(error, folder)
  }
}

const REASONS = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that disk can only be read',
  ENOSPC: 'the disk is full',
}

const describe = (error, folder) =>
  new Mistake(`Nothing can be made in ${folder}: ${REASONS[error.code] ?? error.message}.`, 'Choose a folder of your own.')

function write(folder, files) {
  try {
    for (const [path, file] of files) {
      const target = join(folder, path)
      mkdirSync(dirname(target), { recursive: true })
      if (typeof file === 'string') writeFileSync(target, file)
      else copyFileSync(file.from, target)
    }
    mkdirSync(join(folder, 'public'), { recursive: true })
  } catch (error) {
    throw describe(error, folder)
  }
}

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i

/** Runs npm without its lines; they are told only where something went wrong. */
async function install(folder, place, say) {
  say('▸ Installing packages (once; a minute or two)')
  const { status, said } = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder)
  if (status === 0) return
  const again = `The files are there. Later: cd ${place} && npm install && npm run dev`
  if (status === 'missing') throw new Mistake('npm was not found.', again)
  if (NETWORK.test(said)) throw new Mistake('The packages could not be fetched: is there a network?', again)
  throw new Mistake(`The packages could not be installed:\n${said.trim().split('\n').slice(-12).join('\n')}`, again)
}

function run(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    child.on('error', () => resolve({ status: 'missing', said }))
    child.on('close', (status) => resolve({ status, said }))
  })
}

/** Shows the site, until Ctrl+C. */
const start = (folder) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'dev', '--', '--open'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.on('close', (status) => resolve(status ?? 0))
  })
