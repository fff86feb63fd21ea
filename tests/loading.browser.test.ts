import { expect, test } from '#test'
import type { Page } from '@playwright/test'
import type { start as startPage, stop as stopPage } from 'vitrine'

interface Script {
  readonly start: typeof startPage
  readonly stop: typeof stopPage
}

/** What each feature shows of itself once it is mounted, for markup that a script puts into the page later. */
const LATE: readonly { readonly name: string; readonly html: string; readonly isAlive: (page: Page) => Promise<void> }[] = [
  {
    name: 'GAL-21 a gallery',
    html: '<a href="/examples/none.jpg" data-gallery="late">Late picture</a>',
    isAlive: (page) => expect(page.getByText('Late picture')).toHaveAttribute('data-gallery-state', 'joined'),
  },
  {
    name: 'SCROLL-5 the way back up',
    html: '<a href="#" data-feature="back-to-top">Late link up</a>',
    isAlive: (page) => expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1),
  },
  {
    name: 'SLIDE-1 a slider',
    html: '<div data-feature="slider" data-autoplay="no" aria-label="Late"><ul data-part="slides"><li data-part="slide">One</li><li data-part="slide">Two</li></ul></div>',
    isAlive: (page) => expect(page.locator('[data-feature="slider"]')).toHaveAttribute('data-state', /.+/),
  },
  {
    name: 'PANEL-14 a panel',
    html: '<dialog data-feature="panel" data-panel="late" data-on_page_load="yes" data-status_css_animations="off" aria-label="Late panel">Hello</dialog>',
    isAlive: (page) => expect(page.getByRole('dialog', { name: 'Late panel' })).toBeVisible(),
  },
  {
    name: 'STICK-1 a sticky element',
    html: '<div style="block-size:3000px"><div data-feature="sticky">Late sticky</div></div>',
    isAlive: (page) => expect(page.getByText('Late sticky')).toHaveAttribute('data-state', /.+/),
  },
  { name: 'MAIL-2 a mail link', html: '<a href="#" data-cx="x" data-cxm="legacy">Late mail</a>', isAlive: () => Promise.resolve() },
]

for (const { name, html, isAlive } of LATE) {
  test(`${name} that a script puts into a page without one comes to life`, async ({ page, mountHtml }) => {
    await mountHtml('<main><p>Nothing here yet.</p></main>')
    await page.evaluate((late) => document.querySelector('main')!.insertAdjacentHTML('beforeend', late), html)
    await page.mouse.move(9, 9)
    await isAlive(page)
  })
}

test('SLIDE-1 a feature whose name is written later comes to life', async ({ page, mountHtml }) => {
  await mountHtml('<a id="up" href="#">Up</a>')
  await page.evaluate(() => (document.querySelector<HTMLElement>('#up')!.dataset.feature = 'back-to-top'))
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1)
})

test('PAGE-1 a misspelt feature is told with the nearest right one, and what is not ours is left alone', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] start: data-feature="galery" is not a feature\. Did you mean "gallery"\?/)
  await mountHtml('<div data-feature="galery">Pictures</div><div data-feature="pricing-table">Prices</div>')
  await expect.poll(() => guard.console.length).toBe(1)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>More</p>'))
  expect(guard.console).toHaveLength(1)
})

test("SCROLL-3 the page's own handlers on links with a hash are never held up", async ({ page, mountHtml }) => {
  let arrive = () => {}
  const isReleased = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/__script/parts/anchor*', async (route) => {
    await isReleased
    await route.fallback()
  })
  await mountHtml(
    `<a href="#" id="nothing">Open the chat</a> <a href="#tab" id="tab-link">Tab</a> <a href="#nowhere">Nowhere</a> <a href="#place">Place</a>
     <div id="tab">A tab</div><div style="block-size:3000px"></div><div id="place">The place</div>
     <script>
       window.heard = []
       for (const link of document.querySelectorAll('a')) link.addEventListener('click', (event) => {
         window.heard.push(link.textContent + ' ' + event.isTrusted)
         if (link.id === 'nothing' || link.id === 'tab-link') event.preventDefault()
       })
     </script>`,
  )
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  for (const name of ['Open the chat', 'Tab', 'Nowhere', 'Place']) await page.getByRole('link', { name, exact: true }).click()
  expect(await heard()).toEqual(['Open the chat true', 'Tab true', 'Nowhere true', 'Place true'])
  await expect(page).toHaveURL(/#nowhere$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  arrive()
  // What was held for the anchors is done by them, once; the page's own handler does not hear it again.
  await expect(page).toHaveURL(/#place$/)
  await expect(page.getByText('The place')).toBeInViewport()
  expect(await heard()).toHaveLength(4)
})

test('SCROLL-1 a link to a place still leads there where the code never comes', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] anchor: /)
  guard.expectConsole(/Failed to load resource/)
  await page.route('**/__script/parts/anchor*', (route) => route.abort())
  await mountHtml('<a href="#place">Place</a><div style="block-size:3000px"></div><div id="place">The place</div>')
  await page.getByRole('link', { name: 'Place' }).click()
  await expect(page).toHaveURL(/#place$/)
  await expect(page.getByText('The place')).toBeInViewport()
})

test('a part that could not be fetched offline is fetched when the connection is back', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] back-to-top: /)
  guard.expectConsole(/Failed to load resource/)
  await page.route('**/__script/parts/back-to-top*', (route) => route.abort())
  await mountHtml('<a href="#" data-feature="back-to-top">Up</a>')
  await expect.poll(() => guard.console.some((text) => text.includes('[vitrine]'))).toBe(true)
  await page.unroute('**/__script/parts/back-to-top*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.locator('[data-back-to-top-mark]')).toHaveCount(1)
})

test('the end of one start leaves the others alone, and the end of the last ends everything', async ({ page, mountHtml }) => {
  await mountHtml(
    '<div id="one"><a href="#" data-feature="back-to-top">One</a></div><div id="two"><a href="#" data-feature="back-to-top">Two</a></div>',
    { isWithoutScript: true, head: '<script type="module">window.isReady = true</script>' },
  )
  const marks = page.locator('[data-back-to-top-mark]')
  await page.evaluate(async () => {
    const { start, stop } = (await import(new URL('/__script/start.js', location.href).href)) as Script
    // The page script has started the whole page by itself: from here on it is an application's business.
    stop()
    const ends = ['one', 'two'].map((id) => start(document.getElementById(id)!))
    Object.assign(window, { ends })
  })
  await page.mouse.move(20, 20)
  await expect(marks).toHaveCount(2)
  const end = (at: number) => page.evaluate((index) => (window as unknown as { ends: (() => void)[] }).ends[index]!(), at)
  await end(0)
  await expect(marks).toHaveCount(1)
  await end(1)
  await expect(marks).toHaveCount(0)
})
