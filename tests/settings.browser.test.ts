import { expect, test } from '#test'

const links =
  '<a href="#" data-feature="back-to-top">Up</a><a href="#" data-feature="back-to-top" data-threshold="3000">Further up</a><div style="block-size:5000px"></div>'
const settings = (json: string) => `<script type="application/json" data-settings>${json}</script>`

test('PAGE-1 what the page says once stands behind the options of every element, and an element that says otherwise is right', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(settings('{"backToTop": {"threshold": "1000"}}') + links, { styles: ['back-to-top'] })
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'inactive')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'active')
  await expect(page.getByText('Further up')).toHaveAttribute('data-state', 'inactive')
})

test('PAGE-1 settings whose code comes late still stand behind every option', async ({ page, mountHtml }) => {
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(/\/settings[^/]*\.js/, async (route) => {
    await isHeld
    await route.fallback()
  })
  await mountHtml(settings('{"backToTop": {"threshold": "1000"}}') + links, { styles: ['back-to-top'] })
  // What comes later is waited for, and taken in with the settings as well.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'Later' })))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  goOn()
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'inactive')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'active')
})

test('PAGE-2 a global object says the same, in our names or in flat ones with strings; a block goes before it', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(
    `<script>window.vitrineSettings = { backToTop: { threshold: '900' }, lightbox_skin: 'light', lightbox_loop: '1', lightbox_opacity: '0.5', galleryTexts: { close: 'Shut' } }</script>
${settings('{"lightbox_skin": "metro-black"}')}${links}<a href="/examples/stream.webp" data-gallery>Stream</a>`,
    { styles: ['back-to-top', 'gallery'] },
  )
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'inactive')
  await page.evaluate(() => window.scrollTo(0, 1000))
  await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'active')
  await page.getByText('Stream').dispatchEvent('click')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('data-skin', 'metro-black')
  await expect(dialog.getByRole('button', { name: 'Shut' })).toBeVisible()
})

const FAULTS: readonly (readonly [fault: string, json: string, says: RegExp])[] = [
  ['a block that is no JSON', '{"backToTop": ', /\[vitrine\] settings: The settings cannot be read: /],
  ['a block that is a list', '[1, 2]', /\[vitrine\] settings: The settings must be an object/],
  [
    'a wrong value',
    '{"backToTop": {"threshold": "far"}}',
    /\[vitrine\] back-to-top: back-to-top\.threshold is "far", but it must be a number of at least 0\./,
  ],
  [
    'a misspelt flat name',
    '{"lightbox_opacty": "0.5"}',
    /\[vitrine\] settings: lightbox_opacty is not a setting\. Did you mean lightbox_opacity\?/,
  ],
  ['a name that nobody knows', '{"__proto__x": "1"}', /\[vitrine\] settings: __proto__x is not a setting\./],
]
for (const [fault, json, says] of FAULTS) {
  test(`PAGE-1 ${fault} is told, and the page goes on with defaults`, async ({ page, mountHtml, guard }) => {
    guard.expectConsole(says)
    await mountHtml(settings(json) + links, { styles: ['back-to-top'] })
    await page.evaluate(() => window.scrollTo(0, 800))
    await expect(page.getByText('Up', { exact: true })).toHaveAttribute('data-state', 'active')
  })
}

test.describe('in a small window', () => {
  test.use({ viewport: { width: 600, height: 700 } })
  for (const [word, state] of [
    ['1', 'full-height'],
    ['0', 'flowing'],
  ] as const) {
    test(`PAGE-2 container_hundred_percent_height_mobile "${word}", as existing pages write it, makes sections ${state}`, async ({
      page,
      mountHtml,
    }) => {
      await mountHtml(
        `${settings(`{"container_hundred_percent_height_mobile": "${word}"}`)}<div data-feature="scroll-section"><section data-part="screen">One</section><section data-part="screen">Two</section></div>`,
      )
      await expect(page.locator('[data-feature="scroll-section"]')).toHaveAttribute('data-state', state)
    })
  }
})
