import { expect, test, type Page } from '#test'

const bar = (page: Page) => page.locator('[data-feature="header"] > [data-part="bar"]')
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
const header = (page: Page) => page.locator('[data-feature="header"]')
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
const covered = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--page-top'))

const middleOfLogo = async (page: Page) => {
  const box = await boxOf(page, '[data-part="logo"]')
  return box.x + box.width / 2
}

/** The logo stands in the middle of the window, whatever its width. */
const expectLogoInMiddle = async (page: Page) => {
  for (const width of [1920, 1280, 1279, 1100, 1000, 800, 799, 360]) {
    await test.step(`HEAD-4 the logo stands in the middle of a window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const logo = await boxOf(page, '[data-part="logo"] > a')
      expect(Math.abs(logo.x + logo.width / 2 - width / 2)).toBeLessThanOrEqual(1)
    })
  }
}

const expectMenuInLine = (page: Page) =>
  test.step('HEAD-4 a menu that begins the line stands in line with the page', async () => {
    expect((await boxOf(page, 'nav[aria-label="Main"] [data-part="name"]')).x).toBeCloseTo((await boxOf(page, 'main h1')).x, 0)
  })

/** The edges that logo, menu and the links at the foot of a side header begin at. */
const beginnings = async (page: Page, isRightToLeft = false) => {
  const parts = ['[data-part="logo"] > a', 'nav[aria-label="Main"] [data-part="name"]', '[data-part="top-bar"] [data-part="name"]']
  const boxes = await Promise.all(parts.map((part) => boxOf(page, part)))
  return boxes.map((box) => (isRightToLeft ? box.x + box.width : box.x))
}
const expectOneEdge = (edges: readonly number[]) => expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2)

test('HEAD-1 HEAD-2 HEAD-4 classic: logo and menu in one row; it sticks once the page is scrolled past it, and covers nothing that has focus', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'classic')
  await test.step('HEAD-1 logo and menu stand in one row, the logo at the left', async () => {
    const logo = await boxOf(page, '[data-part="logo"]')
    const menu = await boxOf(page, '[data-part="row"] > [data-part="menu"]')
    expect(Math.abs(logo.y + logo.height / 2 - (menu.y + menu.height / 2))).toBeLessThan(2)
    expect(menu.x).toBeGreaterThan(logo.x + logo.width)
  })
  await test.step('HEAD-4 the logo stands left', async () => {
    expect(await middleOfLogo(page)).toBeLessThan(200)
  })
  await test.step('HEAD-2 it is normal at its place and sticky once the page is scrolled past it', async () => {
    const place = await header(page).evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
    await expect(page.locator('[data-header-mark]')).toHaveCount(1)
    await scrollTo(page, place)
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
    await scrollTo(page, place + 1)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    expect((await header(page).boundingBox())!.y).toBe(0)
    await scrollTo(page, 0)
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
  })
  await test.step('HEAD-2 without shrinkage it keeps its height, and says how much it covers', async () => {
    await scrollTo(page, 400)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    const { height } = (await bar(page).boundingBox())!
    await expect.poll(() => covered(page)).toBe(`${height}px`)
  })
  await test.step('HEAD-2 what gets focus is never under the header', async () => {
    await scrollTo(page, 1600)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    const link = page.getByRole('link', { name: 'a link' })
    await page.getByRole('link', { name: 'Back to the links' }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual((await bar(page).boundingBox())!.height)
  })
})

test('HEAD-1 HEAD-4 menu under header: the menu has a row of its own, in line with the page, and only it stays', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'menu-under')
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect((await menu.boundingBox())!.y).toBeGreaterThan((await boxOf(page, '[data-part="logo"]')).y + 40)
  await expectMenuInLine(page)
  await scrollTo(page, 900)
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  expect((await menu.boundingBox())!.y).toBeCloseTo(0, -1)
  expect((await boxOf(page, '[data-part="logo"]')).y).toBeLessThan(-20)
})

test('HEAD-1 HEAD-4 menu under header: the logo stands in the middle, and stays with the menu where the setting says so', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'menu-and-logo')
  await expectLogoInMiddle(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await scrollTo(page, 900)
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  expect((await boxOf(page, '[data-part="logo"]')).y).toBeGreaterThanOrEqual(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport()
})

for (const side of ['left', 'right'] as const) {
  test(`HEAD-1 HEAD-5 side header ${side}: it stands beside the page and stays there; in a narrow window it is a top header`, async ({
    page,
    openExample,
  }) => {
    await openExample('header', `side-${side}`)
    await test.step('HEAD-1 logo, menu and the links at the foot begin at one edge', async () => expectOneEdge(await beginnings(page)))
    await test.step('HEAD-1 it stands beside the page and stays there', async () => {
      await scrollTo(page, 900)
      const box = (await header(page).boundingBox())!
      expect(box.height).toBeCloseTo(800, -1)
      expect(box.y).toBe(0)
      if (side === 'left') expect(box.x).toBe(0)
      else expect(box.x + box.width).toBe(1280)
      const main = await boxOf(page, 'main')
      expect(side === 'left' ? main.x : main.x + main.width).toBe(side === 'left' ? box.width : 1280 - box.width)
      await expect.poll(() => covered(page)).toBe('0px')
      await scrollTo(page, 0)
    })
    if (side === 'right') return
    await test.step('HEAD-5 below the break point it is a top header', async () => {
      await page.setViewportSize({ width: 799, height: 700 })
      expect((await header(page).boundingBox())!.width).toBe(799)
      await page.setViewportSize({ width: 800, height: 700 })
      expect((await header(page).boundingBox())!.width).toBe(280)
    })
    await test.step('HEAD-5 at 360 px what it has at its foot stands in line with the rest', async () => {
      await page.setViewportSize({ width: 360, height: 700 })
      const links = await boxOf(page, '[data-part="top-bar"] [data-part="name"]')
      expect(Math.abs(links.x - (await boxOf(page, 'main h1')).x)).toBeLessThanOrEqual(1)
    })
  })
}

test('HEAD-1 HEAD-4 boxed with a side header: it stands at the edge of the box, and what is in it at one edge', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'side-boxed')
  expectOneEdge(await beginnings(page))
  await page.setViewportSize({ width: 1920, height: 1000 })
  expect((await header(page).boundingBox())!.x).toBeCloseTo((1920 - 1216) / 2, -1)
})

test('HEAD-1 a side header from right to left: logo, menu and the links at the foot begin at one edge', async ({ page, openExample }) => {
  await openExample('header', 'right-to-left-side')
  expectOneEdge(await beginnings(page, true))
})

test('HEAD-2 HEAD-3 shrinking: 65 px in 300 ms, nothing below moves, and what is beside it is the page’s; on a tablet nothing shrinks', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'shrinking')
  expect((await bar(page).boundingBox())!.height).toBe(88)
  const before = await page.locator('#end').evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await scrollTo(page, 400)
  const times = await bar(page)
    .locator('[data-part="row"]')
    .evaluate((row) => getComputedStyle(row).transitionDuration)
  expect(times).toBe('0.3s')
  await expect.poll(async () => (await bar(page).boundingBox())!.height).toBe(65)
  expect(await page.locator('#end').evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
  await expect.poll(() => covered(page)).toBe('65px')
  expect(await page.evaluate(() => document.elementFromPoint(600, 75)!.closest('header'))).toBeNull()
  await test.step('HEAD-3 on a tablet nothing shrinks', async () => {
    await scrollTo(page, 0)
    await expect(header(page)).toHaveAttribute('data-state', 'normal')
    await page.setViewportSize({ width: 820, height: 1180 })
    await scrollTo(page, 600)
    await expect(header(page)).toHaveAttribute('data-state', 'sticky')
    await expect.poll(async () => (await bar(page).boundingBox())!.height).toBe(88)
  })
})

test('HEAD-2 a page hardly longer than the window does not flicker: the header stays where it is', async ({ page, openExample }) => {
  await openExample('header', 'short-page')
  await expect(header(page)).toHaveAttribute('data-too-short', '')
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await expect(header(page)).toHaveCSS('position', 'relative')
  expect((await bar(page).boundingBox())!.height).toBe(88)
  await expect.poll(() => covered(page)).toBe('0px')
})

test('HEAD-2 sticking closes an open search box', async ({ page, openExample }) => {
  await openExample('header', 'dropdown-search')
  await page.getByRole('button', { name: 'Search' }).first().click()
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeVisible()
  await scrollTo(page, 500)
  await expect(field).toBeHidden()
})

test('HEAD-2 an anchor of the browser’s own stops below the header', async ({ page, openExample }) => {
  await openExample('header', 'classic', '#end')
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  await expect.poll(async () => (await page.locator('#end').boundingBox())!.y).toBeGreaterThanOrEqual(87)
})

test.describe('devices', () => {
  const devices = [
    ['a desktop', { width: 1280, height: 800 }, 'desktop'],
    ['a tablet in portrait', { width: 820, height: 1180 }, 'tablet'],
    ['a large tablet in portrait', { width: 1366, height: 1400 }, 'tablet'],
    ['a tablet in landscape', { width: 1024, height: 768 }, 'tablet'],
    ['a laptop of 1366 px in landscape', { width: 1366, height: 768 }, 'desktop'],
    ['a phone', { width: 360, height: 740 }, 'mobile'],
    ['a phone held across', { width: 740, height: 360 }, 'mobile'],
  ] as const
  const sticksOn = {
    classic: ['desktop', 'tablet', 'mobile'],
    'desktop-only': ['desktop'],
    tablet: ['desktop', 'tablet'],
    'not-sticky': [] as string[],
  } as const

  for (const [example, sticky] of Object.entries(sticksOn)) {
    test(`HEAD-3 ${example}: on every device the header follows the flag for it`, async ({ page, openExample }) => {
      await openExample('header', example)
      for (const [name, size, device] of devices) {
        await test.step(`HEAD-3 on ${name} it follows the flag for ${device}`, async () => {
          await page.setViewportSize(size)
          await expect(header(page)).toHaveCSS('position', (sticky as readonly string[]).includes(device) ? 'sticky' : 'relative')
        })
      }
    })
  }
})

test('HEAD-4 the logo in the middle of the window, whatever its width; the menu beside it keeps to one line, in line with the page', async ({
  page,
  openExample,
}) => {
  await openExample('header', 'logo-center')
  expect(await middleOfLogo(page)).toBeCloseTo(640, -1)
  await expectMenuInLine(page)
  await expectLogoInMiddle(page)
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('> ul > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
})

test('HEAD-4 the logo at the right, and the menu that begins the line in line with the page', async ({ page, openExample }) => {
  await openExample('header', 'logo-right')
  expect(await middleOfLogo(page)).toBeGreaterThan(1080)
  await expectMenuInLine(page)
})

test('HEAD-4 boxed: page and sticky header keep to the box', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await openExample('header', 'boxed')
  await scrollTo(page, 600)
  await expect(header(page)).toHaveAttribute('data-state', 'sticky')
  const box = (await header(page).boundingBox())!
  expect(box.width).toBe(1216)
  expect(box.x).toBeCloseTo((1920 - 1216) / 2, -1)
})

test('HEAD-5 the break point is the owner’s', async ({ page, openExample }) => {
  await openExample('header', 'side-early')
  for (const [width, isTop] of [
    [1199, true],
    [1200, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect((await header(page).boundingBox())!.width).toBe(isTop ? width : 280)
  }
})
