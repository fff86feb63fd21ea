import { expect, test, type Page } from '#test'
import { grid, openNumber, overlay, settings } from '../../packages/vitrine/src/features/gallery/gallery.browser.markup'
import { ATTACKS, CLOBBERS } from './attacks'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const panel = (id: string, attributes = '') =>
  `<dialog data-feature="panel" data-panel="${id}" data-status_css_animations="off" aria-label="${id}" ${attributes}><p>Words</p><button data-control="close">Close ${id}</button></dialog>`
const tabs = `<div data-feature="tabs"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ul><div id="one">First</div><div id="two">Second</div></div>`
const styles = ['gallery', 'panel', 'tabs', 'cart', 'video']

/** Gallery, panel and tabs each do what they do. */
async function works(page: Page): Promise<void> {
  await openNumber(page)
  await expect(overlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'ask' })).toBeVisible()
  await page.getByRole('button', { name: 'Close ask' }).click()
  await expect(page.getByRole('dialog', { name: 'ask' })).toBeHidden()
  await page.getByRole('tab', { name: 'Two' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Two' })).toHaveText('Second')
}
const features = `${grid(2)}<a href="#panel-open__ask">Ask</a>${panel('ask')}${tabs}`

test('elements whose ids and names are those of the page’s own parts stand in nobody’s way', async ({ page, mountHtml }) => {
  const names = `<form name="body" hidden></form><form name="head" hidden></form><img id="location" name="location" alt=""><img name="title" alt=""><a id="history"></a><a id="localStorage"></a><a id="fetch"></a>
    <form id="vitrineSettings"><input name="gallery"><input name="attributes"></form><a id="YT"></a><a id="cryptxConfig"></a><a id="trustedTypes"></a>`
  await mountHtml(names + features, { styles })
  // As a script that takes them for what they are not would see it.
  expect(await page.evaluate(() => [document.body.localName, document.head.localName, typeof (window as { YT?: unknown }).YT])).toEqual([
    'form',
    'form',
    'object',
  ])
  await works(page)
})

test('PANEL-1 a selector that is none is told once, throws at no click, and takes no other panel’s opener away', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/panel\.on_click_element is "\.ask\)", but it must be a CSS selector/)
  await mountHtml(
    `<p>Words to press</p><button class="right">Open</button>${panel('wrong', 'data-on_click="yes" data-on_click_element=".ask)"')}${panel('right', 'data-on_click="yes" data-on_click_element=".right"')}`,
    { styles: ['panel'] },
  )
  for (let press = 0; press < 3; press += 1) await page.getByText('Words to press').click()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'right' })).toBeVisible()
  expect(guard.console.filter((line) => line.includes('on_click_element'))).toHaveLength(1)
})

test('an address is anybody’s: no hash runs anything or breaks the page, however many come', async ({ page, mountHtml }) => {
  await page.addInitScript(() => Object.assign(window, { hits: 0, hit: () => ((window as unknown as { hits: number }).hits += 1) }))
  await mountHtml(features, { styles, address: `#${encodeURIComponent(ATTACKS[0]!)}` })
  const hits = await page.evaluate(async (attacks) => {
    const odd = [
      '%',
      '%E0%A4%A',
      '%00',
      '__',
      'panel__',
      'panel-open__',
      'panel-close__',
      'panel-open__ask__x',
      'g/',
      'g/-1',
      'g/999999',
      'g/1e9',
      '/0',
      '../0',
      '__proto__/0',
      'constructor/0',
      ']',
      '"',
      "'",
      ':root',
      '#',
      '?',
      'x'.repeat(5000),
      '\u202e',
    ]
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const [at, hash] of [...odd, ...attacks.slice(0, 60).map((attack) => `g/${attack}`), ...attacks.slice(0, 60)].entries()) {
      location.hash = hash
      if (at % 10 === 0) await frame()
    }
    // A storm: forwards and backwards, faster than anything can open.
    for (let round = 0; round < 150; round += 1) location.hash = ['g/0', 'panel-open__ask', 'panel-close__ask', 'one', ''][round % 5]!
    for (let round = 0; round < 30; round += 1) history.back()
    await frame()
    await frame()
    return (window as unknown as { hits: number }).hits
  }, ATTACKS)
  expect(hits).toBe(0)
  await page.goto('about:blank')
  await mountHtml(features, { styles })
  await works(page)
})

/** Ways in which a store is not what it should be. */
const STORES: Readonly<Record<string, string>> = {
  'access throws': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  'it is null': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null })`,
  'it is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  'it reads and throws': `Storage.prototype.getItem = Storage.prototype.key = () => { throw new DOMException('gone', 'InvalidStateError') }`,
  ...Object.fromEntries(
    ['{broken', 'null', '1e999', '{"__proto__":{"a":1}}', '[null,{"id":{}},{"quantity":"<b>"}]'].map((value) => [
      `it holds ${value}`,
      `const get = Storage.prototype.getItem; Storage.prototype.getItem = function (key) { return /vitrine|off_canvas|cart|consent/.test(key) ? ${JSON.stringify(value)} : get.call(this, key) }`,
    ]),
  ),
}

test('PANEL-20 whatever the store is like, every feature that keeps something works', async ({ page, mountHtml }) => {
  test.setTimeout(120_000)
  const html = `${features}<span data-feature="cart-count" data-cart-count hidden></span>
    <form data-feature="add-to-cart" data-id="book" data-title="A book" data-price="3" data-currency="EUR"><button>Add</button><p data-part="status" role="status"></p></form>
    ${panel('often', 'data-on_page_load="yes" data-after_x_page_views="yes" data-after_x_sessions="yes" data-frequency="xtimes day" data-overlay="no"')}
    <button data-control="forget-panels" data-done="Forgotten">Forget</button>`
  let script = ''
  await page.route('**/__store.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  for (const [name, code] of Object.entries(STORES)) {
    await test.step(`PANEL-20 ${name}`, async () => {
      script = code
      await mountHtml(html, { styles, head: '<script src="/__store.js"></script>' })
      await page.getByRole('button', { name: 'Forget' }).click()
      await expect(page.getByRole('button', { name: 'Forgotten' })).toBeVisible()
      await page.getByRole('button', { name: 'Add' }).click()
      await expect(page.locator('[data-feature="add-to-cart"] [role="status"]')).toContainText('A book')
      await page.getByRole('link', { name: 'Ask', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'ask' })).toBeVisible()
    })
  }
})

test('strangers’ markup takes the page’s own names from nobody', async ({ page, mountHtml }) => {
  const items = CLOBBERS.map((html) => ({ html: `<p>Shown</p>${html}` }))
  await mountHtml(`<a href="#tour/0">Tour</a>${settings({ groups: { tour: items } })}`, { styles })
  const readNames = () =>
    page.evaluate(() => [
      document.querySelector instanceof Function,
      document.getElementById instanceof Function,
      document.body instanceof HTMLBodyElement,
      document.cookie === '' || typeof document.cookie === 'string',
      (window as { vitrineSettings?: unknown }).vitrineSettings === undefined,
      (window as { YT?: unknown }).YT === undefined,
    ])
  const own = await readNames()
  await page.getByRole('link', { name: 'Tour' }).click()
  for (const [at] of items.entries()) {
    await expect(overlay(page).getByRole('status')).toContainText(`${at + 1} of ${items.length}`)
    await expect(overlay(page).locator('[data-offset="0"]').getByText('Shown')).toBeVisible()
    expect(await readNames(), CLOBBERS[at]).toEqual(own)
    await page.keyboard.press('ArrowRight')
  }
  // As they are, they would.
  await page.evaluate((html) => document.querySelector('body')!.insertAdjacentHTML('beforeend', html), CLOBBERS.join(''))
  expect(await page.evaluate(() => document.querySelector instanceof Function)).toBe(false)
})
