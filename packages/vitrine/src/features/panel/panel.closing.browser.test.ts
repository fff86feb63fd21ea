import { expect, test } from '#test'
import { at, named } from './panel.browser.markup'

test('PANEL-5 the close button closes', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(named(page, 'A popup')).toBeHidden()
})

test('PANEL-5 Escape closes, and focus returns to the link', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  const link = page.getByRole('link', { name: 'Open or close' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(named(page, 'A popup')).toBeHidden()
  await expect(link).toBeFocused()
})

for (const [example, name] of [
  ['page-load', 'On page load'],
  ['opened', 'There from the start'],
] as const) {
  test(`PANEL-5 Escape closes ${example} though it is the first that anybody does`, async ({ page, openExample }) => {
    await openExample('panel', example)
    await expect(at(page, example)).toHaveAttribute('data-state', 'shown')
    await page.keyboard.press('Escape')
    await expect(named(page, name)).toBeHidden()
    await expect(at(page, example)).toHaveAttribute('data-state', 'hidden')
  })
}

test('PANEL-5 a click on the backdrop closes; a drag out of the panel does not', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.getByText('This is a panel.').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.mouse.click(5, 5)
  await expect(named(page, 'A popup')).toBeHidden()
})

test('PANEL-5 Escape, the backdrop and links do not close where they are switched off', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel__a">Toggle</a><dialog data-feature="panel" data-panel="a" data-close_on_esc="no" data-overlay_close_on_click="no" data-status_css_animations="off" aria-label="A">
      <button data-control="close">Close</button><p><a href="#there">A link</a></p></dialog><p id="there">There</p>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Toggle' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.getByRole('link', { name: 'A link' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(named(page, 'A')).toBeHidden()
})

test('PANEL-5 a click on a link inside closes, and the page goes to its target', async ({ page, openExample }) => {
  await openExample('panel', 'anchors')
  await page.getByRole('link', { name: 'Open or close' }).click()
  await page.getByRole('link', { name: 'Go half way down' }).click()
  await expect(named(page, 'Links inside')).toBeHidden()
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
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(named(page, 'B')).toBeHidden()
  await expect(named(page, 'A')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(named(page, 'A')).toBeHidden()
})

test('PANEL-6 the close button comes after its delay; until then Escape works though it is off', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'late-button')
  const link = page.getByRole('link', { name: 'Open or close' })
  await link.click()
  await expect(at(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(named(page, 'A late close button')).toBeHidden()
  await link.click()
  await expect(at(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await page.clock.runFor(3000)
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(at(page, 'late-button')).toHaveAttribute('data-state', 'shown')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(named(page, 'A late close button')).toBeHidden()
})

test('PANEL-7 it closes by itself after its time, and not while the pointer is over it', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('panel', 'auto-close')
  await page.getByRole('link', { name: 'Open or close' }).click()
  const dialog = named(page, 'Closing by itself')
  await expect(at(page, 'auto-close')).toHaveAttribute('data-state', 'shown')
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
  await expect(at(page, 'auto-close')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(named(page, 'Closing by itself')).toBeVisible()
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
