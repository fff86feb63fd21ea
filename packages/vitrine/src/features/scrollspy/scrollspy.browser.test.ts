import { expect, test, type Page } from '#test'

const css = 'body{margin:0} section{height:600px} .short{height:40px} h2{margin:0}'
const menu = (items: string) => `<nav data-feature="scrollspy" aria-label="Here" style="position:fixed;inset:0 0 auto auto">${items}</nav>`
const item = (id: string, inner = '') => `<li><a href="#${id}">${id}</a>${inner}</li>`
const section = (id: string, inner = '', name = '') => `<section id="${id}" class="${name}">${inner}</section>`

const current = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent).join())
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
const expectCurrent = (page: Page, name: string) => expect.poll(() => current(page)).toBe(name)

const three = `<div style="height:500px"></div>${section('a')}${section('b')}${section('c')}<div style="height:2000px"></div>`

test('SCROLL-4 marks the item whose section is in view, with an offset of 10', async ({ page, mountHtml }) => {
  await mountHtml(menu(`<ul>${item('a')}${item('b')}${item('c')}</ul>`) + three, { css })
  await scrollTo(page, 490)
  await expectCurrent(page, 'a')
  await scrollTo(page, 489)
  await expectCurrent(page, '')
  await scrollTo(page, 1089)
  await expectCurrent(page, 'a')
  await scrollTo(page, 1090)
  await expectCurrent(page, 'b')
  await scrollTo(page, 0)
  await expectCurrent(page, '')
})

test('SCROLL-4 marks the parents of the item too', async ({ page, mountHtml }) => {
  const nested = section('outer', `<h2>Outer</h2><section id="inner">Inner</section>`)
  await mountHtml(
    `${menu(`<ul>${item('outer', `<ul>${item('inner')}</ul>`)}${item('after')}</ul>`)}<div style="height:500px"></div>${nested}${section('after')}<div style="height:2000px"></div>`,
    { css: `${css} #outer{height:1200px}` },
  )
  await scrollTo(page, 700)
  await expectCurrent(page, 'inner')
  await expect(page.getByRole('link', { name: 'outer' })).toHaveAttribute('aria-current', 'true')
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'inner' }) })
      .first(),
  ).toHaveAttribute('data-state', 'current')
  await scrollTo(page, 1800)
  await expectCurrent(page, 'after')
  await expect(page.getByRole('link', { name: 'outer' })).not.toHaveAttribute('aria-current')
})

test("SCROLL-4 at the page's end the last item is marked, however short its section", async ({ page, mountHtml }) => {
  await mountHtml(
    menu(`<ul>${item('a')}${item('b')}${item('c')}</ul>`) +
      section('a') +
      section('b', '', 'short') +
      section('c', '', 'short') +
      '<div style="height:500px"></div>',
    { css },
  )
  await page.mouse.move(2, 2)
  await expectCurrent(page, 'a')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectCurrent(page, 'c')
  await page.evaluate(() => window.scrollBy(0, -30))
  await expectCurrent(page, 'a')
})

test('SCROLL-4 several short sections in view: one item, the same from above and from below', async ({ page, mountHtml }) => {
  const ids = Array.from({ length: 8 }, (_, at) => `s${at}`)
  await mountHtml(
    menu(`<ul>${ids.map((id) => item(id)).join('')}</ul>`) +
      '<div style="height:500px"></div>' +
      ids.map((id) => section(id, '', 'short')).join('') +
      '<div style="height:3000px"></div>',
    { css },
  )
  await scrollTo(page, 500 + 3 * 40)
  await expectCurrent(page, 's3')
  await scrollTo(page, 3000)
  await expectCurrent(page, 's7')
  await scrollTo(page, 500 + 3 * 40)
  await expectCurrent(page, 's3')
})

test('SCROLL-4 among many sections a jump, a slow walk and the way back all mark the right one', async ({ page, mountHtml }) => {
  const ids = Array.from({ length: 120 }, (_, at) => `s${at}`)
  await mountHtml(
    menu(`<ul>${ids.map((id) => item(id)).join('')}</ul>`) +
      '<div style="height:500px"></div>' +
      ids.map((id) => section(id, '', 'short')).join('') +
      '<div style="height:3000px"></div>',
    { css },
  )
  for (const at of [100, 3, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 65, 64, 56, 119, 0]) {
    await scrollTo(page, 500 + at * 40)
    await expectCurrent(page, `s${at}`)
  }
  await scrollTo(page, 0)
  await expectCurrent(page, '')
})

test('SCROLL-4 when the page changes above the sections, the right item is marked', async ({ page, mountHtml }) => {
  await mountHtml(menu(`<ul>${item('a')}${item('b')}${item('c')}</ul>`) + `<div id="grows"></div>${three}`, {
    css: `${css} html{overflow-anchor:none}`,
  })
  await scrollTo(page, 1200)
  await expectCurrent(page, 'b')
  await page.evaluate(() => (document.getElementById('grows')!.style.height = '600px'))
  await expectCurrent(page, 'a')
})

test('SCROLL-4 below an admin bar the line is 1 px under it, 300 ms after it came', async ({ page, mountHtml }) => {
  await page.clock.install()
  await mountHtml(menu(`<ul>${item('a')}${item('b')}${item('c')}</ul>`) + three, { css })
  // It is there: what comes before it is counted from the start.
  await scrollTo(page, 490)
  await expectCurrent(page, 'a')
  await scrollTo(page, 440)
  await expectCurrent(page, '')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div data-feature="admin-bar" style="position:fixed;inset:0 0 auto;height:60px"></div>',
    ),
  )
  await expect.poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-top'))).toBe('60px')
  await page.clock.runFor(299)
  expect(await current(page)).toBe('')
  await page.clock.runFor(2)
  // What the browser sees then comes in its own time, and a mark that has just changed stays for a moment.
  await page.clock.resume()
  await expectCurrent(page, 'a')
})

test('SCROLL-4 a link written as a full address counts, one to another page does not', async ({ page, mountHtml, baseURL }) => {
  await mountHtml(menu(`<ul><li><a href="${baseURL}/__page/#a">full</a></li><li><a href="/elsewhere/#b">other</a></li></ul>`) + three, {
    css,
  })
  await scrollTo(page, 1300)
  await expectCurrent(page, 'full')
})

test('SCROLL-4 the section that the address leads to is marked, also where the page keeps room above it', async ({ page, mountHtml }) => {
  await mountHtml(menu(`<ul>${item('a')}${item('b')}${item('c')}</ul>`) + three, {
    css: `${css} html{scroll-padding-top:100px}`,
    address: '#b',
  })
  await expectCurrent(page, 'b')
  // From the first move on it is the line that counts.
  await page.evaluate(() => window.scrollBy(0, -20))
  await page.evaluate(() => window.scrollBy(0, -600))
  await expectCurrent(page, '')
  await scrollTo(page, 1020)
  await expectCurrent(page, 'a')
})

test('SCROLL-4 a table of contents follows a click', async ({ page, openExample }) => {
  await openExample('scrollspy', 'nested')
  await page.getByRole('link', { name: 'Views that wake' }).click()
  await expect(page.getByRole('link', { name: 'Views that wake' })).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('link', { name: 'Light scripts' })).toHaveAttribute('aria-current', 'true')
})
