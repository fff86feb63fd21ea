import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, findFaults, test } from '#test'

const project = join(import.meta.dirname, '..')
const built = join(project, 'packages/vitrine/dist/page')
const example = join(project, 'examples/plain-html')
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** The example as any server would serve it, with the package's script beside it. What may be said of each page is added to its headers. */
async function servePlain(page: Page, { html, headers = {} }: { html?: string; headers?: Record<string, string> } = {}): Promise<void> {
  await page.context().route(/\/__plain\/|^https:\/\/cdn\.example\//, async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/__plain\//, '/').slice(1) || 'index.html'
    const file = path.startsWith('vitrine/') ? join(built, path.slice('vitrine/'.length)) : join(example, path)
    const isPage = path === 'index.html'
    if (isPage && html !== undefined) await route.fulfill({ contentType: TYPES['.html'], headers, body: html })
    else if (existsSync(file))
      await route.fulfill({
        contentType: TYPES[extname(file)],
        headers: { 'access-control-allow-origin': '*', ...(isPage ? headers : {}) },
        body: readFileSync(file),
      })
    else await route.fulfill({ status: 404 })
  })
}

const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Any page</title><link rel="icon" href="data:,">${head}</head><body><main><h1>Any page</h1>${body}</main></body></html>`
const STYLE = '<link rel="stylesheet" href="vitrine/page.css">'
const SCRIPT = '<script type="module" src="vitrine/start.js"></script>'
const TABS = `<div data-feature="tabs"><ul data-part="tabs" aria-label="Parts"><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul>
<section data-part="panel" id="one"><p>First</p></section><section data-part="panel" id="two"><p>Second</p></section></div>
<p><label for="count">Count</label> <span data-feature="quantity"><input type="number" id="count" value="0" min="1"></span> <a href="pictures/sea.svg" data-gallery>The sea</a></p>`

/** What the page does once the script is there: tabs, a raised number, one button of each kind, a gallery. */
async function works(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
  await expect(page.getByRole('tab', { name: 'Two' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Count' })).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Count' })).toHaveValue('2')
  await page.getByRole('tab', { name: 'Two' }).click()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'The sea' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('PAGE-8 every feature works on a page of typed HTML with two tags, quietly and for everyone', async ({ page }) => {
  await servePlain(page)
  await page.goto('/__plain/')
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
  const features = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll<HTMLElement>('[data-feature]')].map(({ dataset }) => dataset.feature!)),
  ])
  // Known by other marks than a name: links, classes, attributes of their own.
  const others = ['anchor', 'animation', 'layout', 'mail-link']
  const all = readdirSync(join(project, 'packages/vitrine/src/features')).filter((name) => !others.includes(name))
  expect(all.filter((name) => !features.includes(name))).toEqual([])
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('tab', { name: 'Topics' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Topics' })).toBeVisible()
  await page.getByRole('link', { name: 'the hill', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.getByText('This draft has unsaved changes.')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Videos at YouTube' })).toBeEnabled()
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('toolbar', { name: 'Language' }).getByRole('link', { name: 'Français' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Reply to Jane' }).click()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Which of the three' })
      .getByRole('form', { name: /^Reply to Jane/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Cancel reply' }).click()
  await expect(page.getByRole('form', { name: 'Leave a comment' })).toBeVisible()
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('PAGE-8 two scripts, one of them late and from another origin, do everything once and touch no global', async ({ page }) => {
  await servePlain(page, {
    html: pageOf(`${STYLE}<script>window.before = Object.getOwnPropertyNames(window)</script>${SCRIPT}`, TABS + SCRIPT),
  })
  await page.goto('/__plain/')
  await expect(page.getByRole('button', { name: 'Increase quantity' })).toHaveCount(1)
  await page.addScriptTag({ type: 'module', url: 'https://cdn.example/vitrine/start.js' })
  await works(page)
  const added = await page.evaluate(() =>
    Object.getOwnPropertyNames(window).filter((name) => !(window as never as { before: string[] }).before.includes(name)),
  )
  expect(added.filter((name) => !['before', '0', 'length'].includes(name) && !name.startsWith('__playwright'))).toEqual([])
})

test('PAGE-8 it works from the end of the body, under a strict policy with a nonce, beside jQuery', async ({ page }) => {
  const jquery = readFileSync(join(project, 'node_modules/jquery-3/dist/jquery.min.js'), 'utf8')
  await servePlain(page, {
    html: pageOf(STYLE, `${TABS}<script nonce="n">${jquery}</script><script type="module" nonce="n" src="vitrine/start.js"></script>`),
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'",
    },
  })
  await page.goto('/__plain/')
  await works(page)
})

test('PAGE-8 it works with defer and a query of its own, beside a page builder’s scripts whose globals and listeners it leaves alone', async ({
  page,
}) => {
  const others = `window.before = Object.getOwnPropertyNames(window); window.$ = window.jQuery = { fn: {} }; window.bootstrap = { Tab: class {} }; window.define = Object.assign(() => {}, { amd: {} })
    Array.prototype.last = function () { return this[this.length - 1] }
    window.heard = []; document.addEventListener('click', (event) => heard.push(event.target.localName), true)`
  await servePlain(page, {
    html: pageOf(`${STYLE}<script>${others}</script><script type="module" defer async src="vitrine/start.js?v=2"></script>`, TABS),
  })
  await page.goto('/__plain/')
  await works(page)
  const left = await page.evaluate(() => {
    const { before, $, jQuery, bootstrap, heard } = window as unknown as Record<string, unknown> & { before: string[]; heard: string[] }
    const own = ['before', '$', 'jQuery', 'bootstrap', 'define', 'heard', '0', 'length']
    const added = Object.getOwnPropertyNames(window).filter(
      (name) => ![...before, ...own].includes(name) && !name.startsWith('__playwright'),
    )
    return {
      added,
      isSame: $ === jQuery && Object.keys(bootstrap as object).join() === 'Tab',
      hasHeard: heard.length > 0,
      fn: Object.keys(($ as { fn: object }).fn),
    }
  })
  expect(left).toEqual({ added: [], isSame: true, hasHeard: true, fn: [] })
})

test('PAGE-8 it works beside Bootstrap: each has its own tabs and dialogs, one over the other, and both close in turn', async ({
  page,
}) => {
  const bootstrap = join(project, 'node_modules/bootstrap/dist')
  await page.route('**/__plain/bootstrap/**', (route) =>
    route.fulfill({ path: join(bootstrap, route.request().url().split('/bootstrap/')[1]!) }),
  )
  const body = `<ul class="nav nav-tabs" role="tablist"><li class="nav-item" role="presentation"><button class="nav-link active" data-bs-toggle="tab" data-bs-target="#b1" type="button" role="tab">Theirs</button></li>
    <li class="nav-item" role="presentation"><button class="nav-link" data-bs-toggle="tab" data-bs-target="#b2" type="button" role="tab">Theirs too</button></li></ul>
    <div class="tab-content"><div class="tab-pane active" id="b1" role="tabpanel">First of theirs</div><div class="tab-pane" id="b2" role="tabpanel">Last of theirs</div></div>
    <button type="button" class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#modal">Open theirs</button>
    <div class="modal fade" id="modal" tabindex="-1" aria-labelledby="modal-title"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">
    <h2 id="modal-title">Their dialog</h2><a href="pictures/hill.svg" data-gallery>The hill</a></div></div></div></div>`
  await servePlain(page, {
    html: pageOf(
      `<link rel="stylesheet" href="bootstrap/css/bootstrap.min.css">${STYLE}<script defer src="bootstrap/js/bootstrap.bundle.min.js"></script>${SCRIPT}`,
      TABS + body,
    ),
  })
  await page.goto('/__plain/')
  await works(page)
  await page.getByRole('tab', { name: 'Theirs too' }).click()
  await expect(page.getByText('Last of theirs')).toBeVisible()
  await expect(page.getByText('Second', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open theirs' }).click()
  const theirs = page.getByRole('dialog', { name: 'Their dialog' })
  await expect(theirs).toHaveCSS('opacity', '1')
  await theirs.getByRole('link', { name: 'The hill' }).click()
  const gallery = page.getByRole('dialog', { name: 'Gallery' })
  await expect(gallery).toBeVisible()
  // Bootstrap calls focus back to its dialog: it must not get it.
  await page.keyboard.press('Tab')
  await expect(gallery.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(theirs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(theirs).toBeHidden()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('PAGE-8 at load it weighs at most 8 kB, whatever the page has', async ({ page }) => {
  await servePlain(page)
  const scripts: string[] = []
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname)))
  await page.goto('/__plain/')
  const weight = (path: string) => gzipSync(readFileSync(join(built, path.split('/vitrine/')[1]!))).length
  // The script itself, and what it imports before it runs; parts come when the page has their markup.
  const entry = readFileSync(join(built, 'start.js'), 'utf8')
  const eager = [...entry.matchAll(/(?:^|[;}])import[^"'(]*["'](\.\/[^"']+)["']/g)].map(([, path = '']) => `/vitrine/${path.slice(2)}`)
  expect(scripts.length).toBeGreaterThan(0)
  expect(['/vitrine/start.js', ...eager].map(weight).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(8 * 1024)
})
