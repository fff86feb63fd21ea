import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import type { CommentsOptions, CommentsServerOptions } from 'vitrine/comments/content'
import { serve } from '../../../../../tools/serve.mjs'
import { defaultOptions, openCommentServer, type CommentServer, type CommentServerOptions } from './index'
import type { CommentedSite, SiteInLanguage } from './site'

// Every write goes through to the disk, and that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
export const root = mkdtempSync(join(tmpdir(), 'vitrine-comment-server-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ARTICLE = '<!doctype html><title>Bees</title><main><section id="comments">as built</section></main>'
const LIST = '<!doctype html><title>Journal</title><span data-comments="bees"></span><span data-comments="wasps"></span>'

const { options, errors } = defaultOptions()
/** One of the two articles is translated. */
const FRENCH: SiteInLanguage = {
  name: 'Ruches',
  language: 'fr',
  options: {
    ...options,
    address: '/comments/?lang=fr',
    titleText: 'Commentaires : {count}',
    nameLabel: 'Nom',
    replyText: 'Répondre à {name}',
    heldText: 'En attente.',
  },
  errors: { ...errors, noName: 'Veuillez indiquer un nom.', foreign: 'Seulement depuis son site.', tooLarge: 'Trop grand.' },
  posts: { bees: { path: '/fr/bees/', title: 'Des abeilles' } },
}

/** A built site of two articles and a list of them. */
function writeSite(folder: string, given: Partial<CommentsOptions & CommentsServerOptions>): void {
  const site: CommentedSite = {
    name: 'Hives',
    address: 'https://hives.example',
    language: 'en',
    options: { ...defaultOptions().options, address: '/comments/', ...given },
    errors: defaultOptions().errors,
    posts: { bees: { path: '/bees/', title: 'On bees' }, wasps: { path: '/wasps/', title: 'On wasps' } },
    languages: { fr: FRENCH },
  }
  const files = {
    'comments/site.json': JSON.stringify(site),
    'bees/index.html': ARTICLE,
    'wasps/index.html': ARTICLE,
    'fr/bees/index.html': ARTICLE,
    'fr/index.html': LIST,
    'index.html': LIST,
    '404.html': 'Nothing here',
    'film.mp4': '0123456789',
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

/** Where the server of the running test is. */
export let address = ''
export let comments: CommentServer
let close = async () => {}
let sites = 0
export async function open(
  given: Partial<CommentsOptions & CommentsServerOptions> = {},
  more: Partial<CommentServerOptions> = {},
): Promise<void> {
  await close()
  const folder = join(root, String(sites++))
  writeSite(folder, { moderation: 'none', ...given })
  comments = (await openCommentServer({ folder, file: join(folder, '../data', `${sites}.db`), isBehindProxy: true, ...more }))!
  const server = await serve(folder, { comments })
  address = server.address
  close = async () => {
    close = async () => {}
    await server.close()
    await comments.close()
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 16) }))
afterEach(async () => {
  await close()
  vi.useRealTimers()
})

export const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers, redirect: 'manual' })
export const page = async (path: string) => (await get(path)).text()
export const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)![1]!
let networks = 0

/** Opens an article, writes for a while, and sends the form as a browser without scripts does. */
export async function write(
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  { from = '', to = '/comments/' } = {},
): Promise<Response> {
  const post = fields.comment_post_ID ?? 'bees'
  const token = tokenIn(await page(`${from}/${post}/`))
  vi.setSystemTime(Date.now() + 10_000)
  const body = new URLSearchParams({
    author: 'Ada',
    comment: 'Hello',
    email: '',
    website: '',
    comment_parent: '0',
    comment_post_ID: post,
    token,
    ...fields,
  })
  const network = `198.${networks >> 8}.${networks++ & 255}.9`
  return fetch(address + to, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': network, ...headers },
  })
}
export const asScript = { accept: 'application/json' }
