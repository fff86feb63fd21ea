// Comments on this machine: posts and reads a second beside a bare HTTP server that writes the same row, and what a large store costs.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { writeSmallSite } from '../tests/server/site.mjs'
import { root } from '../tools/setup.mjs'

export const title = 'Comments: stored for good'

const WRITERS = 20
const SECONDS = 5
/** Comments of the large store, and of its longest article. */
const LARGE = Number(process.env.COMMENTS_BENCH ?? 1_000_000)
const LONG = LARGE / 10

export async function run({ print }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-comments-'))
  await writeSmallSite(folder)
  try {
    const bare = await bareServer(join(folder, 'bare.db'))
    const barePosts = await rate(() => post(bare.address, nextBody('')))
    bare.close()
    const ours = await startOurs(folder, 'comments.db')
    const token = await tokenOf(ours.address)
    const posts = await rate(() => post(ours.address, nextBody(token)))
    const reads = await rate(async () => void (await (await fetch(`${ours.address}/bees/`)).arrayBuffer()))
    await ours.close()
    print(`posts a second: ${posts} (bare server, the same row: ${barePosts}; ratio ${(posts / barePosts).toFixed(2)})`)
    print(`reads of the article a second, 100 comments on the page: ${reads}`)

    await fillStore(join(folder, 'large.db'), folder)
    const large = await startOurs(folder, 'large.db')
    const first = await time(async () => (await fetch(`${large.address}/bees/`)).text())
    const again = await time(async () => (await fetch(`${large.address}/bees/`)).text())
    const last = await time(async () => (await fetch(`${large.address}/bees/?comments=${LONG / 100}`)).text())
    print(`an article of ${LONG} comments: first page ${first} ms, again ${again} ms, last page ${last} ms`)
    print(`memory of the server with ${LARGE} comments in the store: ${large.memory()} MB`)
    await large.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

let count = 0
const nextBody = (token) => {
  const at = count++
  const comment = `Number ${at}: a comment of a middling length, as readers write them.`
  return { at, body: new URLSearchParams({ author: 'Ada', comment, comment_post_ID: 'bees', comment_parent: '0', token }) }
}

async function post(address, { at, body }) {
  const from = `${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}.1`
  const headers = { accept: 'application/json', 'x-forwarded-for': from }
  const response = await fetch(`${address}/comments/`, { method: 'POST', body, headers })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`A comment was answered with ${response.status}.`)
}

/** How often a second, with several at once. */
async function rate(task) {
  const end = performance.now() + SECONDS * 1000
  let done = 0
  const loop = async () => {
    while (performance.now() < end) {
      await task()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, loop))
  return Math.round(done / SECONDS)
}

async function time(task) {
  const start = performance.now()
  await task()
  return Math.round(performance.now() - start)
}

/** The least that a server can do: read the form, write one row for good, answer. */
function bareServer(file) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE comments (post TEXT, name TEXT, text TEXT, at INTEGER)')
  const insert = database.prepare('INSERT INTO comments VALUES (?, ?, ?, ?)')
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (data) => (body += data))
    request.on('end', () => {
      const fields = new URLSearchParams(body)
      insert.run(fields.get('comment_post_ID'), fields.get('author'), fields.get('comment'), Date.now())
      response.writeHead(201).end('{}')
    })
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
    database.close()
  }
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ address: `http://127.0.0.1:${server.address().port}`, close })),
  )
}

async function startOurs(folder, name) {
  const env = { ...process.env, NODE_ENV: 'production', SITE_FOLDER: folder, COMMENTS_FILE: join(folder, name), DATABASE_URL: '' }
  const child = spawn(process.execPath, [join(root, 'tests', 'server', 'served.mjs')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    address,
    memory: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024),
    close: () => (child.kill('SIGKILL'), ended),
  }
}

async function tokenOf(address) {
  const html = await (await fetch(`${address}/bees/`)).text()
  // Nobody types faster.
  await wait(3100)
  return /name="token" value="([^"]+)"/.exec(html)[1]
}

/** Written straight into the tables: a million posts would take an hour. */
async function fillStore(file, folder) {
  const made = await startOurs(folder, 'large.db')
  await made.close()
  const database = new DatabaseSync(file)
  database.exec('BEGIN')
  const insert = database.prepare(
    "INSERT INTO comments (post, parent, path, name, text, created, state, form, digest, author) VALUES (?, 0, ?, 'Ada', ?, ?, 'shown', ?, ?, '')",
  )
  for (let at = 1; at <= LARGE; at++) {
    const article = at <= LONG ? 'bees' : `article ${at % 1000}`
    insert.run(article, at.toString(36).padStart(8, '0'), `Number ${at}. ${'Words '.repeat(20)}`, at, `form ${at}`, `digest ${at}`)
  }
  database.exec('INSERT INTO comment_threads SELECT post, count(*), 1 FROM comments GROUP BY post; COMMIT')
  database.close()
}
