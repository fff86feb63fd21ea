import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, findFaults, test, type Page } from '#test'

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, includeHidden: true })
const stateOf = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)

test('PANEL-2 a toggle link opens its panel, and closes it again', async ({ page, openExample }) => {
  await openExample('panel', 'beside')
  const link = page.getByRole('link', { name: 'Open or close the panel' })
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Beside the page' })).toBeVisible()
  await expect(link).toHaveAttribute('aria-expanded', 'true')
  await expect(stateOf(page, 'beside')).toHaveAttribute('data-state', 'shown')
  await link.click()
  await expect(panel(page, 'Beside the page')).toBeHidden()
  await expect(link).toHaveAttribute('aria-expanded', 'false')
})

test('PANEL-4 an open link on a shown panel does nothing, a toggle link closes it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel-open__a">Open</a> <a href="#panel__a">Toggle</a> <a href="#panel-close__a">Close</a>
     <dialog data-feature="panel" data-panel="a" data-overlay="no" data-type="sliding-bar" data-position="right" data-status_css_animations="off" aria-label="A"><button>In</button></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(panel(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(panel(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(panel(page, 'A')).toBeHidden()
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(panel(page, 'A')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(panel(page, 'A')).toBeHidden()
})

const TWO = ['a', 'b']
  .map(
    (id) =>
      `<dialog data-feature="panel" data-panel="${id}" data-overlay="no" data-type="sliding-bar" data-position="${id === 'a' ? 'left' : 'right'}" data-width="10rem" data-status_css_animations="off" aria-label="${id}"><button>In ${id}</button></dialog>`,
  )
  .join('')

test('PANEL-2 a close link without an id closes all open panels', async ({ page, mountHtml }) => {
  await mountHtml(
    `<p style="margin-inline: 20rem"><a href="#panel__a">Toggle a</a> <a href="#panel__b">Toggle b</a> <a href="#panel-close">Close all</a></p>${TWO}`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle a' }).click()
  await page.getByRole('link', { name: 'Toggle b' }).click()
  await expect(panel(page, 'a')).toBeVisible()
  await expect(panel(page, 'b')).toBeVisible()
  await page.getByRole('link', { name: 'Close all' }).click()
  await expect(panel(page, 'a')).toBeHidden()
  await expect(panel(page, 'b')).toBeHidden()
})

test('PANEL-2 the prefixes are settings', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#awb-oc__12">Toggle</a><div data-panels data-toggle-prefix="awb-oc"><dialog data-feature="panel" data-panel="12" data-overlay="no" data-status_css_animations="off" aria-label="A">Hello</dialog></div>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(panel(page, 'A')).toBeVisible()
})

test('PANEL-2 a hash that comes later opens a panel, and Back closes it', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.evaluate(() => (location.hash = '#panel-open__popup'))
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.goBack()
  await expect(panel(page, 'A popup')).toBeHidden()
})

for (const hash of ['#panel__popup', '#panel-open__popup']) {
  test(`PANEL-3 ${hash} at page load opens its panel, and closing clears the address`, async ({ page, openExample }) => {
    await openExample('panel', 'popup', hash)
    await expect(page.getByRole('dialog', { name: 'A popup' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(panel(page, 'A popup')).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })
}

test('PANEL-3 a closing hash at page load opens nothing', async ({ page, openExample }) => {
  await openExample('panel', 'popup', '#panel-close__popup')
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-5 the close button closes', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 'A popup')).toBeHidden()
})

test('PANEL-5 Escape closes, and focus returns to the link', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  const link = page.getByRole('link', { name: 'Open or close' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(panel(page, 'A popup')).toBeHidden()
  await expect(link).toBeFocused()
})

for (const [example, name] of [
  ['page-load', 'On page load'],
  ['opened', 'There from the start'],
] as const) {
  test(`PANEL-5 Escape closes ${example} though it is the first that anybody does`, async ({ page, openExample }) => {
    await openExample('panel', example)
    await expect(stateOf(page, example)).toHaveAttribute('data-state', 'shown')
    await page.keyboard.press('Escape')
    await expect(panel(page, name)).toBeHidden()
    await expect(stateOf(page, example)).toHaveAttribute('data-state', 'hidden')
  })
}

test('PANEL-5 a click on the backdrop closes; a drag out of the panel does not', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.getByText('This is a panel.').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.mouse.click(5, 5)
  await expect(panel(page, 'A popup')).toBeHidden()
})

test('PANEL-5 Escape, the backdrop and links do not close where they are switched off', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel__a">Toggle</a><dialog data-feature="panel" data-panel="a" data-close_on_esc="no" data-overlay_close_on_click="no" data-status_css_animations="off" aria-label="A">
      <button data-control="close">Close</button><p><a href="#there">A link</a></p></dialog><p id="there">There</p>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(stateOf(page, 'a')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.getByRole('link', { name: 'A link' }).click()
  await expect(stateOf(page, 'a')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 'A')).toBeHidden()
})

test('PANEL-5 a click on a link inside closes, and the page goes to its target', async ({ page, openExample }) => {
  await openExample('panel', 'anchors')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await page.getByRole('link', { name: 'Go half way down' }).click()
  await expect(panel(page, 'Links inside')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Half way' })).toBeInViewport()
  expect(new URL(page.url()).hash).toBe('#half-way')
})

test('PANEL-5 Escape goes to the topmost modal panel only', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel__a">Toggle a</a>
     <dialog data-feature="panel" data-panel="a" data-status_css_animations="off" aria-label="A"><a href="#panel-open__b">Open b</a></dialog>
     <dialog data-feature="panel" data-panel="b" data-status_css_animations="off" data-width="10rem" aria-label="B"><button>In b</button></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle a' }).click()
  await page.getByRole('link', { name: 'Open b' }).click()
  await expect(stateOf(page, 'b')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(panel(page, 'B')).toBeHidden()
  await expect(panel(page, 'A')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'A')).toBeHidden()
})

test('PANEL-6 the close button comes after its delay; until then Escape works though it is off', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'late-button')
  const link = page.getByRole('link', { name: 'Open or close' })
  await link.click()
  await expect(stateOf(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'A late close button')).toBeHidden()
  await link.click()
  await expect(stateOf(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await page.clock.runFor(3000)
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stateOf(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 'A late close button')).toBeHidden()
})

test('PANEL-7 it closes by itself after its time, and not while the pointer is over it', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'auto-close')
  await page.getByRole('link', { name: 'Open or close' }).click()
  const dialog = panel(page, 'Closing by itself')
  await expect(stateOf(page, 'auto-close')).toHaveAttribute('data-state', 'shown')
  await page.getByText('This is a panel.').hover()
  await page.clock.runFor(60_000)
  await expect(dialog).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(3900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()
})

test('PANEL-7 it does not close by itself while somebody moves about in it with the keyboard', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'auto-close', '#panel__auto-close')
  await expect(stateOf(page, 'auto-close')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(panel(page, 'Closing by itself')).toBeVisible()
})

test('PANEL-8 closing pauses the film inside', async ({ page, openExample }) => {
  await openExample('panel', 'media')
  await page.getByRole('link', { name: 'Open or close' }).click()
  const film = page.locator('video')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('PANEL-8 closing tells the frames of video sites to pause, each at its own origin', async ({ page, mountHtml, serve }) => {
  const echo =
    '<!doctype html><title>Player</title><body><script>addEventListener("message", (event) => { document.body.dataset.told = event.data })</script>'
  await serve(/^https:\/\/www\.youtube-nocookie\.com\//, { body: echo, contentType: 'text/html' })
  await serve(/^https:\/\/player\.vimeo\.com\//, { body: echo, contentType: 'text/html' })
  await mountHtml(
    `<a href="#panel__a">Toggle</a><dialog data-feature="panel" data-panel="a" data-status_css_animations="off" aria-label="A"><button data-control="close">Close</button>
      <iframe title="One" src="https://www.youtube-nocookie.com/embed/x?enablejsapi=1"></iframe><iframe title="Two" src="https://player.vimeo.com/video/1"></iframe></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(page.frameLocator('[title="Two"]').locator('body')).toBeAttached()
  await expect(page.frameLocator('[title="One"]').locator('body')).toBeAttached()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(page.frameLocator('[title="One"]').locator('body')).toHaveAttribute(
    'data-told',
    '{"event":"command","func":"pauseVideo","args":[]}',
  )
  await expect(page.frameLocator('[title="Two"]').locator('body')).toHaveAttribute('data-told', '{"method":"pause"}')
})

test('PANEL-21 a panel that is opened at load is there without a script, and can be closed with one', async ({ page, openExample }) => {
  await openExample('panel', 'opened')
  await expect(stateOf(page, 'opened')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 'There from the start')).toBeHidden()
})

test('PANEL-21 with rules it is opened at load by the script, until they say no', async ({ page, openExample }) => {
  await openExample('panel', 'opened-once')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(panel(page, 'There from the start, once')).toBeHidden()
  await page.reload()
  await expect(page.getByText('opened-once: may not show')).toHaveCount(0)
  await expect(stateOf(page, 'opened-once')).toHaveAttribute('data-state', 'hidden')
})

test('PANEL-23 a modal panel keeps focus inside, the page behind is inert, and it has a name', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(stateOf(page, 'popup')).toHaveAttribute('data-state', 'shown')
  const dialog = page.getByRole('dialog', { name: 'A popup' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  const link = page.getByRole('link', { name: 'Open or close' })
  expect(await link.evaluate((element) => (element.focus(), document.activeElement === element))).toBe(false)
  expect(await findFaults(page)).toEqual([])
})

test('PANEL-23 a panel that comes by itself beside the page leaves focus where it is, and is said', async ({ page, openExample }) => {
  await openExample('panel', 'add-to-cart')
  const forget = page.getByRole('button', { name: 'Forget me' })
  await page.mouse.move(100, 100)
  await expect(stateOf(page, 'add-to-cart')).toHaveAttribute('data-state', 'hidden')
  await forget.focus()
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:added-to-cart', { detail: { product: 'bowl', quantity: 1 } })))
  await expect(page.getByRole('dialog', { name: 'On adding to the cart' })).toBeVisible()
  await expect(forget).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('On adding to the cart')
})

test('PANEL-2 without scripts a panel link leads to its content at the page’s end', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/style-guide/panel/popup/')
  await expect(page.getByText('This is a panel.')).toBeVisible()
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(page.getByText('This is a panel.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  await context.close()
})

test('PANEL-2 the page in the README works as it stands there', async ({ page, mountHtml }) => {
  const html = /```html\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))![1]!
  await mountHtml(/<body>([\s\S]*)<\/body>/.exec(html)![1]!, { styles: ['panel'] })
  await page.getByRole('link', { name: 'News' }).click()
  const dialog = page.getByRole('dialog', { name: 'News' })
  await expect(dialog).toBeVisible()
  await expect(stateOf(page, 'news')).toHaveAttribute('data-state', 'shown')
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
