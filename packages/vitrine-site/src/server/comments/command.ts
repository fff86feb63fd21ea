import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { openComments } from './open'
import { openSqlite } from './sqlite'
import { openStore, type CommentStore, type StoredComment, type StoredState } from './store'

const HELP = `Usage: npm run comments -- COMMAND

  list [held|shown|rejected] [--post ID] [--most 50]   the newest first; without a word, those that wait
  approve [ID …]     shows them to everybody; without an id, asks for each that waits
  reject [ID …]      keeps them from everybody
  delete ID …        removes them for good
  export [FILE]      every comment, one line of JSON each
  import FILE        takes in an export or a back-up; what is there already is not doubled
  backup FILE        a copy of everything, while the site runs
`

interface Terminal {
  readonly write: (text: string) => void
  /** Undefined where nobody can be asked. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
}

interface Context {
  readonly store: CommentStore
  readonly words: readonly string[]
  readonly values: { readonly post?: string | undefined; readonly most?: string | undefined }
  readonly terminal: Terminal
}

/** A mistake in what was typed: told with what can be typed. */
class Mistake extends Error {}

type Command = (context: Context) => Promise<void>

const STATES: readonly StoredState[] = ['held', 'shown', 'rejected']
const DONE: Readonly<Record<StoredState, string>> = { shown: 'approved', rejected: 'rejected', held: 'held' }

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async ({ store, words: [state = 'held'], values: { post, most = '50' }, terminal }) => {
    if (!STATES.includes(state as StoredState)) throw new Mistake(`"${state}" is none of ${STATES.join(', ')}.`)
    const comments = await store.list({ state: state as StoredState, post, most: toNumber(most) })
    terminal.write(comments.length > 0 ? comments.map(describe).join('\n') : `No ${state} comments.\n`)
  },
  approve: (context) => decide(context, 'shown'),
  reject: (context) => decide(context, 'rejected'),
  delete: async ({ store, words, terminal }) => {
    if (words.length === 0) throw new Mistake('Which one? Give the number of the comment.')
    for (const id of words.map(toNumber)) terminal.write(`${id}: ${(await store.remove(id)) ? 'deleted' : 'there is no such comment'}\n`)
  },
  export: async ({ store, words: [file], terminal }) => {
    if (!file) for await (const comment of store.everything()) terminal.write(`${JSON.stringify(comment)}\n`)
    else terminal.write(`${await writeLines(store, file)} comments written to ${file}\n`)
  },
  import: async ({ store, words: [file], terminal }) => {
    if (!file) throw new Mistake('From which file?')
    const ids = new Map<number, number>()
    let count = 0
    for await (const part of inParts(file.endsWith('.db') ? readStore(file) : readLines(file))) count += await store.takeIn(part, ids)
    terminal.write(`${count} comments taken in, ${ids.size - count} were there already\n`)
  },
  backup: async ({ store, words: [file], terminal }) => {
    if (!file) throw new Mistake('To which file?')
    if (store.copyTo) await store.copyTo(file)
    else await writeLines(store, file)
    terminal.write(`Backed up to ${file}\n`)
  },
}

/** Runs one command. Returns whether it succeeded. */
export async function runCommand(args: string[], where: Parameters<typeof openComments>[0], terminal: Terminal): Promise<boolean> {
  try {
    const options = { post: { type: 'string' }, most: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name = '', ...words] = positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw new Mistake(name ? `There is no command "${name}".` : 'What is to be done?')
    const store = await openComments(where)
    try {
      await command({ store, words, values, terminal })
    } finally {
      await store.close()
    }
    return true
  } catch (error) {
    const isMistake = error instanceof Mistake || String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')
    terminal.write(`${(error as Error).message}\n${isMistake ? `\n${HELP}` : ''}`)
    return false
  }
}

/** By number, or with a question for each that waits. */
async function decide({ store, words, terminal }: Context, state: 'shown' | 'rejected'): Promise<void> {
  for (const id of words.map(toNumber))
    terminal.write(`${id}: ${(await store.setState(id, state)) ? DONE[state] : 'there is no such comment'}\n`)
  if (words.length > 0) return
  if (!terminal.ask) throw new Mistake('Which one? Give the number of the comment.')
  const held = (await store.list({ state: 'held', most: 1000 })).reverse()
  if (held.length === 0) terminal.write('Nothing waits.\n')
  for (const comment of held) {
    terminal.write(describe(comment))
    const answer = (await terminal.ask('[a]pprove, [r]eject, [s]kip, [q]uit? ')).trim().toLowerCase()
    if (answer.startsWith('q')) return
    if (answer.startsWith('a')) await store.setState(comment.id, 'shown')
    if (answer.startsWith('r')) await store.setState(comment.id, 'rejected')
  }
}

function toNumber(word: string): number {
  if (!/^\d{1,15}$/.test(word)) throw new Mistake(`"${word}" is no number.`)
  return Number(word)
}

/** What could move the terminal's cursor, or turn its line around, is shown as what it is. */
const INVISIBLE = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const visible = (text: string): string => text.replaceAll(INVISIBLE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

function describe({ id, post, parent, name, email, text, created, state }: StoredComment): string {
  const head = [
    `${id} ${state}`,
    new Date(created).toISOString().slice(0, 16).replace('T', ' '),
    post,
    ...(parent ? [`reply to ${parent}`] : []),
  ]
  const who = email ? `${name} <${email}>` : name
  return `${visible(head.join(' · '))}\n${visible(who)}\n${visible(text).replaceAll(/^/gm, '  ')}\n\n`
}

/** All of it is on the disk when this resolves, under its name only then. */
async function writeLines(store: CommentStore, file: string): Promise<number> {
  let count = 0
  const handle = await open(`${file}.part`, 'w')
  try {
    for await (const part of inParts(store.everything())) {
      await handle.write(part.map((comment) => `${JSON.stringify(comment)}\n`).join(''))
      count += part.length
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.part`, file)
  return count
}

async function* readLines(file: string): AsyncGenerator<StoredComment> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1
    if (line.trim()) yield toComment(line, number)
  }
}

function toComment(line: string, number: number): StoredComment {
  try {
    const comment = JSON.parse(line) as StoredComment
    const isWhole = [comment.post, comment.name, comment.text, comment.form, comment.digest].every((value) => typeof value === 'string')
    if (isWhole && Number.isInteger(comment.id) && Number.isFinite(comment.created) && STATES.includes(comment.state))
      return { ...comment, parent: Number(comment.parent) || 0, email: comment.email ?? null, author: comment.author ?? '' }
  } catch {
    // Told below.
  }
  throw new Mistake(`Line ${number} is no comment. What came before it is in; mend it and import the file again.`)
}

async function* readStore(file: string): AsyncGenerator<StoredComment> {
  const store = await openStore(openSqlite(file))
  yield* store.everything()
  await store.close()
}

async function* inParts<T>(items: AsyncIterable<T>, size = 500): AsyncGenerator<T[]> {
  let part: T[] = []
  for await (const item of items) {
    part.push(item)
    if (part.length >= size) {
      yield part
      part = []
    }
  }
  if (part.length > 0) yield part
}
