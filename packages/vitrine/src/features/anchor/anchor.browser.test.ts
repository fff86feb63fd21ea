import { expect, test, type Page } from '#test'

const css =
  'body{margin:0} .far{height:3000px} h2{margin:0} [data-feature=admin-bar]{position:fixed;inset:0 0 auto;height:32px;background:#ccc}'
const body =
  '<p><a href="#place">Go</a></p><div class="far"></div><h2 id="place">Place</h2><p><a href="#x">Next link</a></p><div class="far"></div>'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const topOf = (page: Page, id: string) => page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id)
/** Somebody is there, the behaviour has been fetched, and the page is quiet. */
async function ready(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
}
const rest = (page: Page) => page.clock.runFor(1500)

test('SCROLL-1 scrolls in two phases, measures anew between them, and makes up for what arrives later', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(body, { css })
  await ready(page)
  const target = Math.ceil((await topOf(page, 'place')) - 1)
  await page.clock.pauseAt(Date.now() + 60_000)
  const go = async (overflowAnchor: string) => {
    await page.evaluate((anchor) => {
      document.documentElement.style.overflowAnchor = anchor
      document.querySelector<HTMLElement>('.far')!.style.height = ''
      window.scrollTo(0, 0)
    }, overflowAnchor)
    expect(await scrolled(page)).toBe(0)
    await page.getByRole('link', { name: 'Go' }).click()
  }
  const stretch = (height: string) => page.evaluate((to) => (document.querySelector<HTMLElement>('.far')!.style.height = to), height)
  await test.step('SCROLL-1 400 ms to the midpoint, 450 ms to 1 px above the target', async () => {
    await go('')
    await page.clock.runFor(300)
    expect(await scrolled(page)).toBeLessThan(target / 4)
    await page.clock.runFor(130)
    expect(await scrolled(page)).toBe(Math.round(target / 2))
    await page.clock.runFor(380)
    expect(await scrolled(page)).toBeLessThan(target)
    await page.clock.runFor(120)
    expect(await scrolled(page)).toBe(target)
    await rest(page)
  })
  await test.step('SCROLL-1 measures anew between the phases', async () => {
    await go('')
    await page.clock.runFor(300)
    await stretch('4000px')
    await rest(page)
    expect(await topOf(page, 'place')).toBe(1)
  })
  await test.step('SCROLL-1 what arrives during the second phase is made up for', async () => {
    await go('none')
    await page.clock.runFor(700)
    await stretch('3600px')
    await rest(page)
    expect(await topOf(page, 'place')).toBe(1)
  })
})

test('SCROLL-1 stops below the admin bar', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(`<div data-feature="admin-bar">Bar</div><div style="height:60px"></div>${body}`, { css })
  await ready(page)
  await page.getByRole('link', { name: 'Go' }).click()
  await expect.poll(() => topOf(page, 'place')).toBe(33)
})

test('SCROLL-1 SCROLL-7 the visitor’s own wheel, key or pointer ends it at once, and focus follows all the same', async ({
  page,
  mountHtml,
}) => {
  // The scroll goes as far as the test lets it, however busy the machine is.
  await page.clock.install()
  await mountHtml(body, { css })
  await ready(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  for (const [name, act] of [
    ['wheel', () => page.mouse.wheel(0, 10)],
    ['key', () => page.keyboard.press('ArrowUp')],
    ['pointer', () => page.mouse.down()],
  ] as const) {
    await test.step(`SCROLL-1 the visitor’s own ${name} ends it at once`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.getByRole('link', { name: 'Go' }).click()
      await expect
        .poll(async () => {
          await page.clock.runFor(32)
          return scrolled(page)
        })
        .toBeGreaterThan(20)
      const before = await scrolled(page)
      const acted = await page.evaluateHandle(() => ({
        done: new Promise<void>((resolve) => {
          for (const type of ['wheel', 'keydown', 'pointerdown']) addEventListener(type, () => resolve(), { once: true })
        }),
      }))
      await act()
      // The page may hear of it later than the browser.
      await acted.evaluate(({ done }) => done)
      await page.clock.runFor(5000)
      // The wheel and the arrow scroll a little themselves; the way to the target would be thousands.
      expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(60)
      expect(await topOf(page, 'place')).toBeGreaterThan(100)
    })
    if (name !== 'wheel') continue
    await test.step('SCROLL-7 focus follows also where the visitor ended the scroll', async () => {
      await expect(page.locator('#place')).toBeFocused()
      expect(await topOf(page, 'place')).toBeGreaterThan(100)
    })
  }
})

test('SCROLL-1 a link leads to its place, however its id is written', async ({ page, mountHtml }) => {
  const links = [
    ['c++', '#c++'],
    ['c++', '#c%2B%2B'],
    ['100%', '#100%'],
    ['100%', '#100%25'],
    ['日本', '#日本'],
    ['日本', '#%E6%97%A5%E6%9C%AC'],
    ['Überblick', '#Überblick'],
    ['a b', '#a%20b'],
  ] as const
  const places = [...new Set(links.map(([name]) => name))].map((name) => `<div class="far"></div><h2 id="${name}">${name}</h2>`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(`${links.map(([, href]) => `<a href="${href}">Go ${href}</a> `).join('')}${places.join('')}<div class="far"></div>`, {
    css,
  })
  await ready(page)
  for (const [name, href] of links) {
    await test.step(`SCROLL-1 ${href} leads to the place with id ${name}`, async () => {
      await page.getByRole('link', { name: `Go ${href}`, exact: true }).click()
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused()
      expect(await topOf(page, name)).toBe(1)
    })
  }
})

test('SCROLL-1 Back and forward restore the place', async ({ page, mountHtml }) => {
  await mountHtml(`<div style="height:200px"></div>${body}`, { css })
  await ready(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.getByRole('link', { name: 'Go' }).click()
  await expect.poll(() => topOf(page, 'place')).toBe(1)
  await expect(page.locator('#place')).toBeFocused()
  const place = await scrolled(page)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(120)
  expect(page.url()).not.toContain('#')
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(place)
})

test('SCROLL-2 a link to another page opens it with the marker, scrolls after load and leaves the clean hash', async ({
  page,
  mountHtml,
}) => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await mountHtml('<a href="other/#place">Go</a><div class="far"></div><h2 id="place">Place</h2><div class="far"></div>', { css })
  await ready(page)
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/other\/#place$/)
  expect(seen.some((url) => url.endsWith('/other/#_place'))).toBe(true)
  expect(await topOf(page, 'place')).toBe(1)
  await expect(page.locator('#place')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Go' })).toHaveAttribute('href', 'other/#place')
})

test('SCROLL-2 a query in the link is kept behind the marker', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml('<a href="?part=2#place">Go</a><div class="far"></div><h2 id="place">Place</h2><div class="far"></div>', { css })
  await ready(page)
  await page.getByRole('link', { name: 'Go' }).click()
  await expect(page).toHaveURL(/\/__page\/\?part=2#place$/)
  expect(await topOf(page, 'place')).toBe(1)
})

test('SCROLL-2 an id that begins with an underscore of its own is no marker', async ({ page, mountHtml }) => {
  await mountHtml('<div class="far"></div><h2 id="_ftn1">Footnote</h2><h2 id="ftn1">Another</h2><div class="far"></div>', {
    css,
    address: '#_ftn1',
  })
  await ready(page)
  await expect(page).toHaveURL(/#_ftn1$/)
  expect(await topOf(page, '_ftn1')).toBe(0)
})

test('SCROLL-2 a marked hash that names no place is left clean for whoever knows it', async ({ page, mountHtml }) => {
  await mountHtml('<p>Nothing here</p>', { css, address: '#_nowhere' })
  await expect(page).toHaveURL(/#nowhere$/)
})

test('SCROLL-3 links of other scripts are left alone', async ({ page, mountHtml }) => {
  const hrefs = ['#', '#!/route', '#/route', '#hubspot-open-chat', '#previousStep', '#nextStep', '#awb-open-oc__1']
  const places = hrefs.map((href) => `<h2 id="${href.slice(1)}">${href}</h2>`).join('')
  const links = hrefs.map((href) => `<a href="${href}">${href}</a> `).join('')
  const mega = '<div data-mega><a href="#tab-2">in mega menu</a></div>'
  await mountHtml(
    `${links}${mega}<a href="#tab-2">outside</a><div class="far"></div>${places}<h2 id="tab-2">Tab</h2><div class="far"></div>`,
    { css },
  )
  await ready(page)
  const taken = await page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter((link) => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
      .map((link) => link.textContent),
  )
  expect(taken).toEqual(['outside'])
})

test('SCROLL-1 SCROLL-3 a target inside what is folded opens it; a link that opts out is left to the browser', async ({
  page,
  openExample,
}) => {
  await openExample('anchor', 'special')
  await ready(page)
  await page.getByRole('link', { name: 'left to the browser' }).click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  await expect(page.locator('#last')).not.toBeFocused()
  await page.getByRole('link', { name: 'Inside what is folded' }).click()
  await expect(page.getByText('This opened by itself.')).toBeVisible()
  await expect(page.locator('#folded')).toBeFocused()
})

test('SCROLL-1 SCROLL-7 with reduced motion the jump is instant, focus follows, and late links and full addresses do the same', async ({
  page,
  mountHtml,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(`<script>window.kept = true</script>${body}<a href="${baseURL}/__page/#place">Full address</a>`, { css })
  await ready(page)
  await test.step('SCROLL-7 the jump is instant', async () => {
    const places = await page.evaluate(() => {
      const seen = new Set<number>()
      document.addEventListener('scroll', () => seen.add(Math.round(scrollY)))
      document.querySelector('a')!.click()
      return new Promise<number[]>((resolve) => setTimeout(() => resolve([...seen]), 300))
    })
    expect(places).toEqual([await scrolled(page)])
    expect(await topOf(page, 'place')).toBe(1)
  })
  await test.step('SCROLL-7 focus follows the jump, and the next Tab goes on from there', async () => {
    await page.getByRole('link', { name: 'Go' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#place')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Next link' })).toBeFocused()
    await expect(page.locator('#place')).not.toHaveAttribute('tabindex')
  })
  await test.step('SCROLL-1 links that arrive later scroll too', async () => {
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<a href="#place">Late</a>'))
    await page.getByRole('link', { name: 'Late' }).click()
    await expect(page.locator('#place')).toBeFocused()
  })
  await test.step('SCROLL-1 a link written as a full address scrolls on its own page', async () => {
    await page.getByRole('link', { name: 'Full address' }).click()
    await expect(page.locator('#place')).toBeFocused()
    expect(await page.evaluate(() => (window as { kept?: boolean }).kept)).toBe(true)
    await expect(page).toHaveURL(/\/__page\/#place$/)
  })
})

test('SCROLL-1 a target inside an open panel scrolls only the panel, in 400 ms', async ({ page, mountHtml }) => {
  await page.clock.install()
  const panel =
    '<dialog open data-feature="panel" data-panel="p" data-overlay="no" data-status_css_animations="off" aria-label="Panel"><div id="content" style="height:300px;overflow:auto"><a href="#inside">Go</a><div class="far"></div><h2 id="inside">Inside</h2><div class="far"></div></div></dialog>'
  await mountHtml(`${panel}<div class="far"></div>`, { css, styles: ['panel'] })
  await ready(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Go' }).click()
  await page.clock.runFor(200)
  const half = await page.locator('#content').evaluate((content) => content.scrollTop)
  expect(half).toBeGreaterThan(0)
  await page.clock.runFor(240)
  expect(
    await page
      .locator('#inside')
      .evaluate((target) => target.getBoundingClientRect().top - document.getElementById('content')!.getBoundingClientRect().top),
  ).toBe(0)
  expect(await scrolled(page)).toBe(0)
})

test('SCROLL-1 a target in a closed tab opens its tab 100 ms after the scroll', async ({ page, mountHtml }) => {
  await page.clock.install()
  const tabs = `<div role="tablist"><button role="tab" aria-controls="one" aria-selected="true">One</button><button role="tab" aria-controls="two" aria-selected="false">Two</button></div>
    <div role="tabpanel" id="one">First</div><div role="tabpanel" id="two" hidden>Second <b id="deep">deep</b></div>
    <script>document.querySelectorAll('[role=tab]').forEach((tab) => tab.addEventListener('click', () => { document.getElementById(tab.getAttribute('aria-controls')).hidden = false; tab.ariaSelected = 'true' }))</script>`
  await mountHtml(`<a href="#deep">Go</a><div class="far"></div>${tabs}<div class="far"></div>`, { css })
  await ready(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'Go' }).click()
  await page.clock.runFor(960)
  await expect(page.getByText('Second')).toBeHidden()
  await page.clock.runFor(140)
  await expect(page.getByText('Second')).toBeVisible()
  await expect(page.locator('#deep')).toBeFocused()
})

test('SCROLL-1 a target in a full-height section shows that section whole', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await ready(page)
  await expect(page.locator('[data-feature="scroll-section"]')).toHaveAttribute('data-state', 'full-height')
  await ready(page)
  await page.getByRole('link', { name: 'Leave' }).dispatchEvent('click')
  await expect.poll(() => topOf(page, 'leave')).toBeCloseTo(0, 0)
  await expect(page.locator('#leave')).toBeFocused()
})
