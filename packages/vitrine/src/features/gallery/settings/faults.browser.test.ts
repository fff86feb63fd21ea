import { expect, test } from '#test'
import { control, current, grid, link, openNumber, overlay, photo, picture, position, settings, step } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const block = (json: string) => `<script type="application/json" data-gallery-settings>${json}</script>`

for (const [what, json] of [
  ['is no JSON', '{"options": {"skin": "light",}'],
  ['is empty', ''],
  ['is a list', '[1, 2]'],
  ['has a text for options', '{"options": "dark"}'],
  ['has null for groups', '{"options": {"groups": null, "skin": 7}, "texts": {"next": 3}}'],
] as const) {
  test(`GAL-22 a settings block that ${what} is reported, and the gallery works`, async ({ page, guard, mountHtml }) => {
    guard.expectConsole(/\[vitrine\] gallery: .* but it must be /)
    await mountHtml(grid(2) + block(json))
    await openNumber(page)
    await expect(position(page)).toContainText('1 of 2')
    await expect(control(page, 'Next')).toBeVisible()
    await expect(overlay(page)).toHaveAttribute('data-skin', 'dark')
  })
}

test('GAL-22 a bad settings block leaves the good one beside it alone', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/data-gallery-settings is "{oops"/)
  await mountHtml(grid(2) + block('{oops') + block('{"options": {"skin": "light"}}'))
  await openNumber(page)
  await expect(overlay(page)).toHaveAttribute('data-skin', 'light')
})

test('GAL-22 every bad value is reported with what is allowed, and a slip with what was meant; the good ones count', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/gallery\.skin is "pink", but it must be one of "dark"/)
  guard.expectConsole(/gallery\.opacty is not a setting\. Did you mean opacity\?/)
  guard.expectConsole(/galleryTexts\.next is 3, but it must be a text/)
  guard.expectConsole(/galleryTexts\.previos is not a setting\. Did you mean previous\?/)
  await mountHtml(
    grid(2) +
      settings({ skin: 'pink', opacty: 0.2, hasArrows: true, path: 'horizontal' }, { next: 3, previos: 'Back', close: 'Schließen' }),
  )
  await openNumber(page)
  await expect(control(page, 'Schließen')).toBeVisible()
  await expect(control(page, 'Next')).toBeVisible()
})

test('GAL-22 one bad item spoils neither its group nor any other', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/gallery\.groups\.tour\[1\] is \{\}, but it must be an item with at least a url/)
  guard.expectConsole(/gallery\.groups\.trip is 5, but it must be a list of items/)
  const groups = { tour: [{ url: photo('sea') }, {}, { url: photo('fig'), title: 'A fig' }], trip: 5 }
  await mountHtml(`<a href="#tour/1">Tour</a>${link('dogs', 'data-gallery')}${settings({ groups })}`)
  await page.getByRole('link', { name: 'Tour' }).click()
  await expect(position(page)).toContainText('2 of 2. A fig')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Photo of dogs' }).click()
  await expect(picture(page)).toBeVisible()
})

test('GAL-3 one link with bad values opens without them, and its neighbours with theirs', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/gallery\.width is "tall", but it must be a number of px/)
  guard.expectConsole(/data-capton is not an option of a gallery link\. Did you mean data-caption\?/)
  guard.expectConsole(/data-options must be a JSON object/)
  await mountHtml(
    `${link('sea', 'data-gallery="g" data-width="tall" data-capton="Lost" data-options="{{"')}${link('fig', `data-gallery="g" data-options="width: 300, height: 200, skin: 'smooth'"`)}`,
  )
  await openNumber(page)
  await expect(picture(page)).toBeVisible()
  await step(page, 'Right')
  await expect(picture(page)).toHaveJSProperty('offsetWidth', 300)
  await expect(picture(page)).toHaveJSProperty('offsetHeight', 200)
  await expect(overlay(page)).toHaveAttribute('data-skin', 'smooth')
})

test('GAL-22 an option of a gallery’s own counts also where the first link of its group stands elsewhere; a slip is reported', async ({
  page,
  guard,
  mountHtml,
}) => {
  guard.expectConsole(/data-opacty is not an option\. Did you mean data-opacity\?/)
  await mountHtml(link('sea', 'data-gallery="g"') + grid(2, 'data-skin="light" data-opacty="1"'))
  await openNumber(page)
  await expect(position(page)).toContainText('1 of 3')
  await expect(overlay(page)).toHaveAttribute('data-skin', 'light')
})

test('GAL-22 flat names with their values as texts count on a page with the page script', async ({ page, mountHtml }) => {
  await mountHtml(
    grid(3, '') +
      block(
        '{"lightbox_opacity": "0.40", "lightbox_loop": "1", "lightbox_arrows": "1", "lightbox_title": "0", "options": {"lightbox_path": "horizontal"}}',
      ),
  )
  await openNumber(page)
  await expect(overlay(page).locator('[data-part="frame"]')).toHaveAttribute('data-way', 'horizontal')
  expect(await overlay(page).evaluate((dialog) => dialog.style.getPropertyValue('--gallery-opacity'))).toBe('0.4')
  await expect(overlay(page).locator('[data-part="caption"]')).toHaveText('Caption 1')
  await step(page, 'Left')
  await expect(position(page)).toContainText('3 of 3')
})

test('GAL-22 the settings of the whole page count for its galleries, and a gallery’s own block wins', async ({
  page,
  guard,
  mountHtml,
}) => {
  guard.expectConsole(/gallery\.opacity is "dark", but it must be a number from 0 to 1/)
  const whole = {
    gallery: { skin: 'light', opacity: 'dark' },
    galleryTexts: { next: 'Forward' },
    lightbox_path: 'horizontal',
    status_yt: '0',
  }
  await mountHtml(
    `${grid(2, '')}<a data-gallery="g" href="https://youtu.be/aqz-KE-bpKQ">Film</a><script type="application/json" data-settings>${JSON.stringify(whole)}</script>${settings({ skin: 'smooth' })}`,
  )
  await openNumber(page)
  await expect(position(page)).toContainText('1 of 2')
  await expect(overlay(page)).toHaveAttribute('data-skin', 'smooth')
  await expect(overlay(page).locator('[data-part="frame"]')).toHaveAttribute('data-way', 'horizontal')
  await expect(control(page, 'Forward')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Film', includeHidden: true })).toHaveAttribute('data-gallery-state', 'not-for-gallery')
})

test('GAL-8 a hover zoom that is no number leaves the pictures still', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/gallery\.zoom is "big", but it must be a number from 1 to 10/)
  await mountHtml(grid(2) + settings({ zoom: 'big' }))
  await openNumber(page)
  await expect(picture(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-gallery-zoom')
})

test('VID-9 providers that are off: links to them stay links, and items from the settings are links', async ({ page, mountHtml }) => {
  const films = [
    ['status_yt', 'https://youtu.be/aqz-KE-bpKQ', 'YouTube'],
    ['status_vimeo', 'https://vimeo.com/76979871', 'Vimeo'],
  ] as const
  const links = films.map(([, address, label]) => `<a data-gallery="g" href="${address}">${label}</a>`)
  const off = Object.fromEntries(films.map(([name]) => [name, '0']))
  const tour = films.map(([, url]) => ({ url }))
  await mountHtml(
    `${links.join('')}${link('sea', 'data-gallery="g"')}<a href="#tour/0">Tour 0</a><a href="#tour/1">Tour 1</a>${settings({ ...off, groups: { tour } })}`,
  )
  for (const [, , label] of films)
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('data-gallery-state', 'not-for-gallery')
  await page.getByRole('link', { name: 'Photo of sea' }).click()
  await expect(position(page)).toContainText('1 of 1')
  for (const [index, [name, address, label]] of films.entries()) {
    await test.step(`VID-9 ${name} off`, async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: `Tour ${index}` }).click()
      await expect(current(page).getByRole('link', { name: `Watch this video on ${label}` })).toHaveAttribute('href', address)
      await expect(current(page).getByRole('button')).toHaveCount(0)
    })
  }
})
