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
import { measureTasks } from './comments.tasks.mjs'

export const title = 'Comments: stored for good'

const WRITERS = 20
const SECONDS = 5
/** Comments of the large store, and of its longest article. */
const LARGE = Number(process.env.COMMENTS_BENCH ?? 1_000_000)
const LONG = LARGE / 10

export async function run({ browser, print }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-comments-'))
  await writeSmallSite(folder)
  try {
    const bare = await bareServer(join(folder, 'bare.db'))
    const barePosts = await rate(() => post(bare.address, nextBody('')))
    bare.close()
    const ours = await startOurs(folder, join(folder, 'comments.db'))
    const token = await tokenOf(ours.address)
    const posts = await rate(() => post(ours.address, nextBody(token)))
    const reads = await rate(async () => void (await (await fetch(`${ours.address}/bees/`)).arrayBuffer()))
    const page = Buffer.from(await (await fetch(`${ours.address}/bees/`)).arrayBuffer())
    await ours.close()
    const bareFile = await fileServer(page)
    const bareReads = await rate(async () => void (await (await fetch(bareFile.address)).arrayBuffer()))
    bareFile.close()
    print(`posts a second: ${posts} (bare server, the same row: ${barePosts}; ratio ${(posts / barePosts).toFixed(2)})`)
    print(
      `reads of the article a second, 100 comments on the page: ${reads} (bare server, the same bytes: ${bareReads}; ratio ${(reads / bareReads).toFixed(2)})`,
    )

    const file = join(folder, 'large.db')
    await fillStore(file, folder, { total: LARGE, long: LONG, article: 'bees' })
    const large = await startOurs(folder, file)
    const first = await time(async () => (await fetch(`${large.address}/bees/`)).text())
    const again = await time(async () => (await fetch(`${large.address}/bees/`)).text())
    const last = await time(async () => (await fetch(`${large.address}/bees/?comments=${LONG / 100}`)).text())
    print(`an article of ${LONG} comments: first page ${first} ms, again ${again} ms, last page ${last} ms`)
    print(`memory of the server with ${LARGE} comments in the store: ${large.memory()} MB`)
    await large.close()
    await runTasks({ browser, print, folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Comments of the article that is looked at in a browser. */
const MANY = 1000
const ARTICLE = 'alt-texts-that-help'
/** One that nobody has written under. */
const BARE = 'before-you-publish'

async function runTasks({ browser, print, folder }) {
  const site = join(root, 'site', 'dist')
  const file = join(folder, 'many.db')
  await fillStore(file, site, { total: MANY, long: MANY, article: ARTICLE })
  const many = await startOurs(site, file)
  try {
    for (const { name, isFetched, count } of [
      { name: ARTICLE, isFetched: false, count: 100 },
      { name: ARTICLE, isFetched: true, count: 100 },
      { name: BARE, isFetched: false, count: 0 },
    ]) {
      const article = `${many.address}/journal/${name}/`
      const { near, write, send, react, shown, isLong } = await measureTasks({ browser, article, isFetched, count })
      const what = count ? `${MANY} comments, ${isFetched ? 'thread fetched' : 'thread in the page'}` : 'the same without comments'
      print(
        `CPU 4 times slower, ${what}: a script runs for at most ${near} ms when the thread is near, ${write} ms when the form wakes, ${send} ms when it is sent; ${shown} comments in the document; the parts themselves, React among them, are evaluated in ${react} ms at most${isLong ? ' (a long task)' : ''}`,
      )
    }
  } finally {
    await many.close()
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

/** The least that a server can do to show a page: the same bytes, from memory. */
function fileServer(body) {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(body))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve({ address: `http://127.0.0.1:${server.address().port}`, close })),
  )
}

async function startOurs(folder, file) {
  const env = { ...process.env, NODE_ENV: 'production', SITE_FOLDER: folder, COMMENTS_FILE: file, DATABASE_URL: '' }
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
async function fillStore(file, folder, { total, long, article: name }) {
  const made = await startOurs(folder, file)
  await made.close()
  const database = new DatabaseSync(file)
  database.exec('BEGIN')
  const insert = database.prepare(
    "INSERT INTO comments (post, parent, path, name, text, created, state, form, digest, author) VALUES (?, 0, ?, 'Ada', ?, ?, 'shown', ?, ?, '')",
  )
  for (let at = 1; at <= total; at++) {
    const article = at <= long ? name : `article ${at % 1000}`
    insert.run(article, at.toString(36).padStart(8, '0'), `Number ${at}. ${'Words '.repeat(20)}`, at, `form ${at}`, `digest ${at}`)
  }
  database.exec('INSERT INTO comment_threads SELECT post, count(*), 1 FROM comments GROUP BY post; COMMIT')
  database.close()
}
