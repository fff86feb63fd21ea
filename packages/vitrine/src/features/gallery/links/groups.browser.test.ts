import { expect, test } from '#test'
import { current, grid, link, openNumber, overlay, photo, picture, position, settings } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('GAL-2 a link joins by its address; any other is marked as not for the gallery and stays a link', async ({ page, mountHtml }) => {
  await mountHtml(`<div data-feature="gallery">${link('meadow')}<a href="/style-guide/">Elsewhere</a></div>`)
  await expect(page.getByRole('link', { name: 'Photo of meadow' })).toHaveAttribute('data-gallery-state', 'joined')
  const elsewhere = page.getByRole('link', { name: 'Elsewhere' })
  await expect(elsewhere).toHaveAttribute('data-gallery-state', 'not-for-gallery')
  await elsewhere.click()
  await expect(page).toHaveURL(/\/style-guide\/$/)
})

test('GAL-2 links of older pages join: groups, single links, and pictures of a post', async ({ page, mountHtml }) => {
  await mountHtml(`${link('meadow', 'rel="iLightbox[a]"')}${link('peaks', 'data-rel="prettyPhoto[a]"')}${link('dogs', 'data-rel="iLightbox[a]"')}
    ${link('sea', 'rel="prettyPhoto"')}<div data-post><p>${link('fig')}</p><p>${link('lamp')}</p><a href="https://youtu.be/aqz-KE-bpKQ"><img src="${photo('drum', 400)}" alt="Film"></a></div>`)
  await openNumber(page, 3)
  await expect(position(page)).toContainText('2 of 2')
  await expect(page).toHaveURL(/#iLightbox\[a\]\/1$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Photo of sea' }).click()
  await expect(position(page)).toContainText('1 of 1')
  await expect(page).toHaveURL(/#single-1\/0$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Photo of lamp' }).click()
  await expect(page).toHaveURL(/#post\/1$/)
  await expect(position(page)).toContainText('2 of 2')
  await expect(page.locator('[data-post] a').last()).toHaveAttribute('data-gallery-state', 'not-for-gallery')
})

test('GAL-2 Ctrl and a click leave the link to the browser', async ({ page, context, mountHtml }) => {
  await mountHtml(grid(2))
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Photo of meadow' }).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await expect(overlay(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('GAL-2 a link stays a link', async ({ page, openExample }) => {
    await openExample('gallery', 'grid')
    await page.getByRole('link', { name: 'Meadow and ridge' }).click()
    await expect(page).toHaveURL(/meadow-1600\.jpg$/)
  })
})

test('GAL-3 an item has url, type, caption, title, alt, thumbnail, width, height and options', async ({ page, mountHtml }) => {
  const options = JSON.stringify({
    width: 300,
    height: 200,
    thumbnail: photo('fig', 400),
    social: { mail: { source: 'mailto:?body={URL}', text: 'Send it' } },
    skin: 'smooth',
  })
  await mountHtml(
    `<a data-gallery="g" href="${photo('meadow')}" data-title="Named" data-caption="Said" data-options='${options}'>One</a>${link('peaks', 'data-gallery="g"')}`,
  )
  await openNumber(page)
  await expect(overlay(page)).toHaveAttribute('data-skin', 'smooth')
  await expect(overlay(page).locator('[data-part="caption"]')).toHaveText('NamedSaid')
  await expect(picture(page)).toHaveJSProperty('offsetWidth', 300)
  await expect(picture(page)).toHaveJSProperty('offsetHeight', 200)
  await expect(overlay(page).getByRole('button', { name: 'Named' }).locator('img')).toHaveAttribute('src', photo('fig', 400))
  await overlay(page).getByRole('button', { name: 'Share' }).click()
  await expect(overlay(page).getByRole('listitem')).toHaveText(['Send it'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await expect(picture(page)).toHaveAttribute('alt', 'Photo of peaks')
  await expect(overlay(page).locator('[data-part="title"]')).toHaveText('Photo of peaks')
})

test('GAL-3 options never run; broken ones are reported and the picture still opens', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/data-options must be a JSON object such as/)
  await mountHtml(`<a data-gallery href="${photo('meadow')}" data-options="{width: (window.hacked = 1)}">One</a>`)
  await openNumber(page)
  await expect(picture(page)).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('GAL-21 links that a page’s ajax call brought are taken in, also while the gallery is open', async ({ page, serve, mountHtml }) => {
  await serve(/\/more/, { body: 'ok', contentType: 'text/plain' })
  await mountHtml(grid(2))
  const bring = (name: string) =>
    page.evaluate(
      async (html) => {
        await fetch('/more')
        document.querySelector('ul')!.insertAdjacentHTML('beforeend', html)
        performance.clearResourceTimings()
        await fetch('/more?again')
      },
      `<li>${link(name, 'class="new"')}</li>`,
    )
  await bring('dogs')
  await expect(page.locator('a.new')).toHaveAttribute('data-gallery-state', 'joined')
  await openNumber(page, 1)
  await expect(position(page)).toContainText('1 of 3')
  await bring('sea')
  await expect(position(page)).toContainText('1 of 4')
})

test('GAL-21 the provider’s embed-info call does not count', async ({ page, serve, mountHtml }) => {
  await serve('https://vimeo.com/**', { body: '{}', contentType: 'application/json' })
  await serve(/\/more/, { body: 'ok', contentType: 'text/plain' })
  await mountHtml(grid(2))
  await expect(page.locator('a[data-gallery-state="joined"]')).toHaveCount(2)
  /** How often the gallery has looked for links by the time the call is known to the page. */
  const looksAfter = (address: string) =>
    page.evaluate(async (url) => {
      let looks = 0
      const root = document.documentElement
      const find = root.querySelectorAll.bind(root)
      root.querySelectorAll = ((selector: string) => {
        if (selector.includes('data-gallery')) looks += 1
        return find(selector)
      }) as typeof root.querySelectorAll
      const seen = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'resource' }))
      await fetch(url)
      await seen
      root.querySelectorAll = find as typeof root.querySelectorAll
      return looks
    }, address)
  expect(await looksAfter('https://vimeo.com/api/oembed.json?url=x')).toBe(0)
  expect(await looksAfter('/more')).toBe(1)
})

test('GAL-22 items from the settings open by a link to their hash', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#tour/1">Tour</a>${settings({ groups: { tour: [{ url: photo('sea') }, { url: photo('fig'), title: 'A fig' }] } })}`,
  )
  await page.getByRole('link', { name: 'Tour' }).click()
  await expect(position(page)).toContainText('2 of 2. A fig')
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.goBack()
  await expect(overlay(page)).toHaveCount(0)
})

test('GAL-22 a wrong option is reported, and the picture opens all the same', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/gallery\.opacity is "dark", but it must be a number from 0 to 1/)
  await mountHtml(grid(2, 'data-opacity="dark"'))
  await openNumber(page)
  await expect(overlay(page).locator('[data-part="frame"]')).toBeVisible()
})
