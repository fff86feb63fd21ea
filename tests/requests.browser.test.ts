import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test, type Page } from '#test'
import { serveYouTube } from './fakes/providers'

const project = join(import.meta.dirname, '..')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** Every host but the page's own that was asked for anything. */
function foreignHosts(page: Page): () => readonly string[] {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') hosts.add(hostname)
  })
  return () => [...hosts].sort()
}

/** Somebody reads all of it: down to the end, with the pointer over and focus on everything that answers to them. Nothing is pressed. */
const readAll = (page: Page) =>
  page.evaluate(async () => {
    const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top)
      await rest()
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-feature], [data-gallery], a, button, summary')) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      element.focus({ preventScroll: true })
    }
    await rest()
  })

test('PAGE-7 whoever reads the site, or the example, and presses nothing asks nothing of another host', async ({ page }) => {
  await page.route('**/__plain/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/__plain/', '') || 'index.html'
    const file = path.startsWith('vitrine/')
      ? join('packages/vitrine/dist/page', path.slice('vitrine/'.length))
      : join('examples/plain-html', path)
    return route.fulfill({ contentType: TYPES[extname(file)], body: readFileSync(join(project, file)) })
  })
  const hosts = foreignHosts(page)
  for (const address of [
    '/',
    '/features/video/',
    '/features/video-sync/',
    '/features/gallery/',
    '/features/slider/',
    '/features/language-toolbar/',
    '/style-guide/gallery/types/',
    '/__plain/',
  ])
    await test.step(`PAGE-7 ${address}`, async () => {
      await page.goto(address)
      await page.mouse.move(2, 2)
      await page.mouse.move(1, 1)
      await readAll(page)
      expect(hosts()).toEqual([])
    })
})

test('PAGE-7 a press that allows one film asks its provider, and no other host', async ({ page, mountHtml, serve }) => {
  await serveYouTube(serve)
  const hosts = foreignHosts(page)
  const film = (id: string, attribute: string) => `<div data-feature="video" id="${id}" data-title="${id}" data-${attribute}></div>`
  await mountHtml(
    film('one', 'ytid="aqz-KE-bpKQ"') + film('two', 'vimeoid="76979871"') + '<a href="https://vimeo.com/76979871" data-gallery>A film</a>',
    { styles: ['video'] },
  )
  await page.getByRole('button', { name: 'Play video: one' }).click()
  await expect(page.locator('#one iframe')).toHaveCount(1)
  await page.getByRole('link', { name: 'A film' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play the video' })).toBeVisible()
  expect(hosts()).toEqual(['www.youtube-nocookie.com', 'www.youtube.com'])
})
