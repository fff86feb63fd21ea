import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '#test'
import { moveFolder } from '../../packages/vitrine-site/src/build/base/integration'
import { listFiles } from '../../packages/vitrine-site/src/build/mail/files'
import { serve } from '../../tools/serve.mjs'
import { loadServer } from '../../tools/server.mjs'

const BASE = '/blog/'
/** This site as it was built, with an address below a path: the last step of such a build is done to a copy. */
const top = mkdtempSync(join(tmpdir(), 'vitrine-sub-path-'))
const folder = join(top, 'dist')

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../site/dist'), folder, { recursive: true })
  await moveFolder(folder, { base: BASE, origin: 'https://vitrine.example' })
  const redirects = [{ from: '/blog/old', to: '/blog/about/', status: 301, line: 1 }]
  writeFileSync(join(folder, '_hosting.json'), JSON.stringify({ base: BASE, redirects }))
})
test.afterAll(() => rmSync(top, { recursive: true }))

const ADDRESS =
  /\s(?:href|src|action|poster|data-src|data-address|data-styles|data-picture|data-href|component-url|renderer-url)="([^"]*)"/g

test('a site below a path points to nothing outside of it, and all that it points to is there', async () => {
  const faults = new Set<string>()
  const check = (page: string, target: string) => {
    const url = new URL(target.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), `https://vitrine.example${BASE}${page}`)
    if (url.origin !== 'https://vitrine.example') return
    const path = decodeURIComponent(url.pathname)
    // The server answers the one; the other is where the page that is shown for wrong addresses has none of its own.
    if (path === `${BASE}comments/` || path === `${BASE}404/`) return
    const file = join(folder, path.slice(BASE.length), path.endsWith('/') ? 'index.html' : '')
    if (!path.startsWith(BASE) || !existsSync(file)) faults.add(`${page}: ${target}`)
  }
  for (const page of await listFiles(folder)) {
    const read = () => readFileSync(join(folder, page), 'utf8')
    if (page.endsWith('.html')) {
      const html = read().replaceAll(/<(script|style|pre)\b[^>]*>[\s\S]*?<\/\1>/g, '')
      for (const [, target = ''] of html.matchAll(ADDRESS)) check(page, target)
      for (const [, set = ''] of html.matchAll(/\ssrcset="([^"]+)"/gi))
        for (const part of set.split(',')) check(page, part.trim().split(/\s/)[0]!)
      for (const [, target = ''] of html.matchAll(/<meta property="og:(?:url|image)" content="([^"]+)"/g)) check(page, target)
    }
    if (page.endsWith('.css')) for (const [, target = ''] of read().matchAll(/url\((\/[^)]+)\)/g)) check(page, target)
    if (/^(rss|sitemap.*)\.xml$/.test(page))
      for (const [target] of read().matchAll(/https:\/\/vitrine\.example[^<"]*/g)) check(page, target)
  }
  expect([...faults].slice(0, 20)).toEqual([])
})

test('below a path the search finds, a panel opens, the cart leads on, a comment is kept, an old address and a wrong one are answered', async ({
  page,
  guard,
}) => {
  let now = Date.now()
  const { openCommentServer } = await loadServer('comments')
  const comments = await openCommentServer({ folder, file: join(top, 'comments.db'), now: () => now })
  const server = await serve(folder, { comments })
  const at = (path: string) => `${server.address}${path}`
  try {
    await page.goto(at('/'))
    await expect(page).toHaveURL(at(BASE))
    await test.step('FIND-3 the search', async () => {
      await page.goto(at('/blog/search/'))
      await page.getByRole('searchbox').fill('dandelion')
      await page
        .getByRole('main')
        .getByRole('link', { name: /Alternative texts/ })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`^${server.address}/blog/journal/alt-texts-that-help/`))
    })
    await test.step('CMNT-6 a comment', async () => {
      now += 60_000
      await page.getByLabel('Name').fill('Ada')
      await expect(page.locator('#commentform')).toHaveAttribute('data-state', 'writing')
      await page.getByLabel('Comment', { exact: true }).fill('Below a path, too.')
      await page.getByRole('button', { name: 'Send the comment' }).click()
      await expect(page.getByText('Waiting for approval')).toBeVisible()
    })
    await test.step('the cart', async () => {
      await page.goto(at('/blog/fr/shop/postcard-set/'))
      await page.getByRole('button', { name: 'Mettre au panier' }).click()
      await page
        .getByRole('button', { name: /Panier/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Demander' })).toHaveAttribute('href', '/blog/fr/contact/')
    })
    await test.step('PANEL-2 a panel by the address', async () => {
      await page.goto(at('/blog/about/#panel__contact'))
      await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible()
    })
    await test.step('addresses of before, and wrong ones', async () => {
      await page.goto(at('/blog/old?a=1'))
      await expect(page).toHaveURL(at('/blog/about/?a=1'))
      guard.expectConsole(/404/)
      await page.goto(at('/elsewhere/'))
      await page.getByRole('link', { name: 'To the home page' }).click()
      await expect(page).toHaveURL(at(BASE))
    })
  } finally {
    await server.close()
    await comments?.close()
  }
})
