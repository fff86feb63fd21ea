import { expect, findFaults, test, type Page } from '#test'
import { allow } from '../../../../../tests/fakes/providers'
import { countWidget, giveTranslator, serveWidget, WIDGET } from '../../../../../tests/fakes/translate'

const flags = (codes: readonly string[]) =>
  codes.map((code) => `<a href="#" title="${code} name" class="nturl notranslate ${code} flag">${code} name</a>`).join('')
const html = (attributes = '', codes: readonly string[] = ['en', 'fr', 'de', 'ar']) => `
  <div data-feature="language-toolbar" data-position="bottom" ${attributes}>
    <button type="button" data-part="trigger" popovertarget="l">Language</button>
    <div popover id="l" data-part="language-flags" role="toolbar" aria-label="Language">${flags(codes)}</div>
  </div>
  <h1>Good morning</h1><p>A word and <code>a name</code>, <span translate="no">Vitrine</span>. <img alt="A sea" src="data:,"></p>`
const styles = ['language-toolbar']

const choose = async (page: Page, code: string) => {
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: `${code} name` }).click()
  await expect(page.getByRole('toolbar')).toBeHidden()
}
const root = (page: Page) => page.locator('html')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('status')
const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'googtrans')

test('LANG-5 LANG-6 LANG-7 LANG-8 the widget is fetched once it is wanted and allowed, its list is looked for every 500 ms, the choice survives a reload, the default language brings the original back', async ({
  page,
  mountHtml,
  serve,
}) => {
  await serveWidget(serve)
  const fetched = countWidget(page)
  await page.clock.install()
  await mountHtml(html('data-order="widget"'), { styles })
  const address = page.url()
  await choose(page, 'en')
  expect(await cookie(page)).toBeUndefined()
  expect(fetched()).toBe(0)

  await choose(page, 'fr')
  const question = page.getByRole('dialog', { name: /Translate this page into fr name\? .*Google/ })
  await expect(question).toBeVisible()
  expect(await findFaults(page, '[data-feature="language-toolbar"]')).toEqual([])
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused()
  expect(fetched()).toBe(0)

  await choose(page, 'fr')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Translate' }).click()
  await expect(status(page)).toHaveText('Translating into fr name…')
  await expect(page.locator('select.goog-te-combo')).toHaveCount(1)
  // The list fills after 700 ms; the looks are at 500 and 1000.
  await page.clock.runFor(900)
  await expect(page.locator('select.goog-te-combo option')).not.toHaveCount(0)
  await expect(heading(page)).toHaveText('Good morning')
  await page.clock.runFor(200)
  await expect(heading(page)).toHaveText('[fr] Good morning')
  await expect(status(page)).toHaveText('This page is now in fr name.')
  await expect(root(page)).toHaveAttribute('lang', 'fr')
  await expect(page.locator('code')).toHaveText('a name')
  expect(await cookie(page)).toMatchObject({ value: '/en/fr', path: '/', domain: '127.0.0.1' })
  expect(page.url()).toBe(address)
  expect(fetched()).toBe(1)

  await page.clock.resume()
  await page.reload()
  await expect(heading(page)).toHaveText('[fr] Good morning')
  await expect(page.locator('a.fr')).toHaveAttribute('aria-current', 'true')
  expect(page.url()).toBe(address)
  expect(fetched()).toBe(2)

  await choose(page, 'ar')
  await expect(heading(page)).toHaveText('[ar] Good morning')
  await expect(root(page)).toHaveAttribute('lang', 'ar')
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await choose(page, 'en')
  await expect(heading(page)).toHaveText('Good morning')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await expect(root(page)).not.toHaveAttribute('dir')
  await expect.poll(() => cookie(page)).toBeUndefined()
  await page.reload()
  await page.mouse.move(5, 5)
  await expect(heading(page)).toHaveText('Good morning')
  expect(fetched()).toBe(2)
})

test('LANG-6 a newer choice ends the wait of an older one; a widget that never comes is told, and the page stays as it was', async ({
  page,
  mountHtml,
  serve,
  guard,
}) => {
  await allow(page, ['translate'])
  // A widget that never fills its list.
  await page.addInitScript(() => Object.assign(window, { __gtFillDelay: 1e8 }))
  await serveWidget(serve)
  await page.clock.install()
  await mountHtml(html('data-order="widget"'), { styles })
  await page.clock.pauseAt(Date.now() + 60_000)
  await choose(page, 'fr')
  await page.clock.runFor(4000)
  await choose(page, 'de')
  await expect(status(page)).toHaveText('Translating into de name…')
  // The older wait would be over now.
  await page.clock.runFor(7000)
  await expect(status(page)).toHaveText('Translating into de name…')
  await page.clock.runFor(4000)
  const told = 'This page could not be translated into de name. It stays as it was.'
  await expect(status(page)).toHaveText(told)
  await expect(page.locator('[data-part="language-notice"]')).toBeVisible()
  await expect(page.locator('[data-part="language-notice"]')).toHaveText(told)
  await expect(heading(page)).toHaveText('Good morning')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  expect(await cookie(page)).toBeUndefined()

  // Nor one whose script does not arrive: the visitor is told at once, and may try again.
  await page.context().unroute(WIDGET)
  guard.expectBlocked(WIDGET)
  await page.reload()
  await choose(page, 'fr')
  await expect(status(page)).toHaveText(/could not be translated into fr name/)
})

test('LANG-5 LANG-9 the browser’s own translator goes first; what comes later is translated too, and nothing is sent anywhere', async ({
  page,
  mountHtml,
}) => {
  await giveTranslator(page, ['fr', 'ar'])
  const fetched = countWidget(page)
  await mountHtml(html(), { styles })
  await choose(page, 'ar')
  await expect(heading(page)).toHaveText('ar:Good morning')
  await expect(page.getByAltText('ar:A sea')).toBeAttached()
  await expect(page.locator('code')).toHaveText('a name')
  await expect(page.getByText('Vitrine', { exact: true })).toBeVisible()
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  expect(await cookie(page)).toMatchObject({ value: '/en/ar', path: '/' })
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('p'), { textContent: 'Later' })))
  await expect(page.getByText('ar:Later')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('ar:Good morning')
  await choose(page, 'fr')
  await expect(heading(page)).toHaveText('fr:Good morning')
  await expect(root(page)).not.toHaveAttribute('dir')
  await choose(page, 'en')
  await expect(heading(page)).toHaveText('Good morning')
  await expect(page.getByAltText('A sea', { exact: true })).toBeAttached()
  expect(await cookie(page)).toBeUndefined()
  expect(fetched()).toBe(0)
  // What it does not know, the widget may: the visitor is asked.
  await choose(page, 'de')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('LANG-4 LANG-6 LANG-8 pages of the older kind work as they are; a permission that is taken back ends the translation', async ({
  page,
  mountHtml,
  serve,
}) => {
  await allow(page, ['translate'])
  await serveWidget(serve)
  await mountHtml(
    `<div id="glt-translate-trigger" data-toolbar-order="widget"><span class="notranslate">Translate</span></div>
     <div id="google_language_translator" class="default-language-en"></div>
     <ul id="flags">${['en', 'fr'].map((code) => `<li>${flags([code])}</li>`).join('')}</ul><h1>Good morning</h1>`,
    { styles },
  )
  const trigger = page.getByRole('button', { name: 'Translate' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-pressed', 'false')
  await expect(heading(page)).toHaveText('[fr] Good morning')
  expect(await cookie(page)).toMatchObject({ value: '/en/fr' })
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'translate', isAllowed: false } })),
  )
  await expect(heading(page)).toHaveText('Good morning')
  await expect.poll(() => cookie(page)).toBeUndefined()
})
