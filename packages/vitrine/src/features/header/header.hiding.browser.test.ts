import { expect, test, type Page } from '#test'

const header = (page: Page) => page.locator('[data-feature="header"]')
const top = (page: Page) => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
const covered = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-top'))
const wheel = async (page: Page, by: number) => {
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, by)
}

test('HEAD-2 a header that gives way leaves on the way down, is back on the way up, and stays while somebody is in it', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'hiding')
  await test.step('HEAD-2 it leaves on the way down and is back on the way up', async () => {
    await wheel(page, 600)
    await expect(header(page)).toHaveAttribute('data-away', '')
    await expect.poll(() => top(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => covered(page)).toBe('0px')
    await wheel(page, -60)
    await expect(header(page)).not.toHaveAttribute('data-away')
    await expect.poll(() => header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
    await expect.poll(() => covered(page)).toBe(`${(await header(page).boundingBox())!.height}px`)
    await wheel(page, -2000)
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
    await expect(header(page)).not.toHaveAttribute('data-away')
  })
  await test.step('HEAD-2 while its search box is open it stays', async () => {
    await wheel(page, 600)
    await expect(header(page)).toHaveAttribute('data-away', '')
    await wheel(page, -60)
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    const from = await page.evaluate(() => scrollY)
    await wheel(page, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 200)
    await expect(header(page)).not.toHaveAttribute('data-away')
  })
})

test('HEAD-2 a key that reaches something in it brings it back, and it stays', async ({ page, openExample }) => {
  await openExample('header', 'hiding')
  await wheel(page, 600)
  await expect(header(page)).toHaveAttribute('data-away', '')
  for (let at = 0; at < 20 && (await header(page).locator(':focus').count()) === 0; at += 1) await page.keyboard.press('Tab')
  await expect(header(page).locator(':focus')).toHaveCount(1)
  await expect(header(page)).not.toHaveAttribute('data-away')
  await wheel(page, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(header(page)).not.toHaveAttribute('data-away')
})

test('SCROLL-1 a link down the page stops at the top that is free, one up the page below the header', async ({ page, openExample }) => {
  await openExample('header', 'hiding')
  await page.evaluate(() => {
    const main = document.querySelector('main')!
    // Piece by piece: the page takes no markup from strangers.
    const make = (tag: string, props: object = {}) => Object.assign(document.createElement(tag), props)
    main.prepend(
      make('a', { href: '#first-place', textContent: 'Up' }),
      make('a', { href: '#second-place', textContent: 'Down' }),
      make('div'),
      make('h2', { id: 'first-place', textContent: 'First place' }),
    )
    document.getElementById('end')!.before(make('h2', { id: 'second-place', textContent: 'Second place' }), make('div'))
    // Not in the markup: the page's policy forbids that.
    for (const space of main.querySelectorAll<HTMLElement>('a + div, h2 + div')) space.style.height = '1200px'
  })
  // Not a press at a place: the links are elsewhere on the page by then.
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).dispatchEvent('click')
  const at = (name: string) => page.getByRole('heading', { name }).evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await follow('Down')
  await expect(page.getByRole('heading', { name: 'Second place' })).toBeFocused()
  await expect(header(page)).toHaveAttribute('data-away', '')
  await expect.poll(() => at('Second place')).toBeLessThanOrEqual(2)
  expect(await at('Second place')).toBeGreaterThanOrEqual(0)
  await follow('Up')
  await expect(page.getByRole('heading', { name: 'First place' })).toBeFocused()
  await expect(header(page)).not.toHaveAttribute('data-away')
  const { height } = (await header(page).boundingBox())!
  await expect.poll(() => at('First place')).toBeLessThanOrEqual(height + 2)
  expect(await at('First place')).toBeGreaterThanOrEqual(height)
})

test('HEAD-2 with reduced motion it goes and comes without sliding', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample('header', 'hiding')
  expect(Number.parseFloat(await header(page).evaluate((element) => getComputedStyle(element).transitionDuration))).toBeLessThan(0.001)
  await wheel(page, 600)
  await expect.poll(() => top(page)).toBeLessThanOrEqual(0)
})

test('HEAD-2 without the option nothing goes away', async ({ page, openExample }) => {
  await openExample('header', 'classic')
  await wheel(page, 600)
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  await expect(header(page)).not.toHaveAttribute('data-away')
})
