import { expect, test, type Page } from '#test'

const button = (page: Page) => page.getByRole('button', { name: 'Search' }).first()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.locator('[data-part="results"]').getByRole('link')
const status = (page: Page) => page.locator('[data-feature="search"] [role="status"]')
const ready = (page: Page) => expect(page.locator('[data-feature="search"]')).toHaveAttribute('data-state', 'idle')

test.describe('dropdown', () => {
  test.beforeEach(({ openExample }) => openExample('header', 'dropdown-search'))

  test('FIND-1 it opens below its button by press, slash or Ctrl+K, and closes by Escape or a press elsewhere', async ({ page }) => {
    await ready(page)
    await test.step('FIND-1 slash and Ctrl+K focus it, but a slash typed into a field is a slash', async () => {
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('and/or')
      await expect(field(page)).toHaveValue('and/or')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await field(page).fill('')
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeHidden()
    })
    await test.step('FIND-1 Escape closes it and focus is back at the button', async () => {
      await button(page).focus()
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    })
    await test.step('FIND-1 it opens with focus in the field, where the header ends, in line with its button', async () => {
      await button(page).click()
      await expect(field(page)).toBeFocused()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
      const [bar, icon] = [
        (await page.locator('[data-feature="header"] > [data-part="bar"]').boundingBox())!,
        (await button(page).boundingBox())!,
      ]
      const panel = page.locator('#site-search')
      await expect.poll(async () => Math.round((await panel.boundingBox())!.y)).toBe(Math.round(bar.y + bar.height))
      const box = (await panel.boundingBox())!
      expect(box.x + box.width).toBeCloseTo(icon.x + icon.width, 0)
    })
    await test.step('FIND-1 it closes on any click elsewhere', async () => {
      // A press beside a field that is still coming in would be one elsewhere.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      await field(page).click()
      await expect(field(page)).toBeVisible()
      await page.mouse.click(300, 600)
      await expect(field(page)).toBeHidden()
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    })
  })

  test('FIND-3 results come as you type, arrow keys go through them, and a press follows one', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await test.step('FIND-3 nothing of the index is fetched before it is used', async () => {
      await button(page).click()
      await expect(field(page)).toBeFocused()
      expect(fetched.filter((url) => url.includes('pagefind'))).toEqual([])
      await page.keyboard.type('xyzzyqwv')
    })
    await test.step('FIND-3 nothing found has its own words', async () => {
      await expect(page.getByText('Nothing found for “xyzzyqwv”.')).toBeVisible()
      await expect(results(page)).toHaveCount(0)
      expect(fetched.some((url) => url.includes('pagefind'))).toBe(true)
    })
    await test.step('FIND-3 titles stand in line, with a picture or without, and an excerpt from within a sentence says so', async () => {
      await field(page).fill('gallery')
      const without = results(page)
        .filter({ hasNot: page.locator('img') })
        .first()
      await expect(results(page).locator('img').first()).toBeVisible()
      await expect(without).toBeVisible()
      const starts = await page
        .locator('[data-part="results"] [data-part="title"]')
        .evaluateAll((titles) => titles.map((title) => Math.round(title.getBoundingClientRect().left)))
      expect(new Set(starts).size).toBe(1)
      const excerpts = await page.locator('[data-part="results"] [data-part="excerpt"]').allTextContents()
      expect(excerpts.filter((text) => /^\p{Ll}/u.test(text))).toEqual([])
      expect(excerpts.some((text) => text.startsWith('… '))).toBe(true)
      const [box, words] = [(await without.boundingBox())!, (await without.locator('[data-part="words"]').boundingBox())!]
      expect(words.x - box.x).toBeLessThan(16)
      expect(box.width - words.width).toBeLessThan(32)
    })
    await test.step('FIND-3 arrow keys go through field and results, a letter goes on in the field', async () => {
      await field(page).fill('picture')
      await expect(status(page)).toHaveText(/for “picture”/)
      await expect(results(page).nth(1)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(results(page).nth(1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('s')
      await expect(field(page)).toHaveValue('pictures')
    })
    await test.step('FIND-3 a result has a title, an excerpt with the words marked and a picture, and leads to its page', async () => {
      await field(page).fill('harvesters')
      const first = results(page).first()
      await expect(first).toContainText('Keeping e-mail addresses from harvesters')
      await expect(first.locator('mark').first()).toContainText(/harvester/i)
      await expect(first.locator('img')).toBeVisible()
      await expect(status(page)).toHaveText(/pages? for “harvesters”/)
      await first.click()
      await expect(page).toHaveURL(/\/journal\/keeping-addresses-from-harvesters\/$/)
    })
  })

  test('FIND-3 a missing index has its own words, and a way on', async ({ page, guard }) => {
    guard.expectConsole(/Failed to load resource/)
    await page.route('**/pagefind/**', (route) => route.abort())
    await button(page).click()
    await page.keyboard.type('picture')
    await expect(page.getByText('The search is not available at the moment.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search/?q=picture')
  })

  test('FIND-3 Enter in the field leads to the results page', async ({ page }) => {
    await button(page).click()
    await page.keyboard.type('popups')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=popups$/)
    const found = page.getByRole('main').locator('[data-part="results"]').getByRole('link')
    await expect(found.first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('popups')
  })
})

test.describe('overlay', () => {
  test.beforeEach(({ openExample }) => openExample('header', 'overlay-search'))

  test('FIND-2 it lies on the header, as wide as the header, and toggles; on a phone field and closing button share a line', async ({
    page,
  }) => {
    await button(page).click()
    await expect(field(page)).toBeFocused()
    const panel = page.locator('#site-search')
    const bar = (await page.locator('[data-feature="header"] > [data-part="bar"]').boundingBox())!
    await expect.poll(async () => Math.round((await panel.boundingBox())!.y)).toBe(Math.round(bar.y))
    expect((await panel.boundingBox())!.width).toBe(bar.width)
    const row = (await page.locator('[data-part="row"]').boundingBox())!
    expect((await panel.locator('[data-part="sheet"]').boundingBox())!.width).toBeCloseTo(row.width, 0)
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(panel).toBeHidden()
    await test.step('FIND-2 on a phone field and closing button share a line, and what was found stands below', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await button(page).click()
      await page.keyboard.type('picture')
      await expect(results(page).first()).toBeVisible()
      const [words, close, found] = await Promise.all(
        [field(page), page.getByRole('button', { name: 'Close search' }), results(page).first()].map(
          async (part) => (await part.boundingBox())!,
        ),
      )
      expect(close!.y + close!.height / 2).toBeCloseTo(words!.y + words!.height / 2, -1)
      expect(close!.x).toBeGreaterThan(words!.x + words!.width)
      expect(found!.y).toBeGreaterThan(close!.y + close!.height)
    })
  })

  test('FIND-2 on its way in and out it is marked for 800 ms', async ({ page }) => {
    const search = page.locator('[data-feature="search"]')
    await button(page).hover()
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page).click()
    await expect(search).toHaveAttribute('data-transition', '')
    await page.clock.runFor(799)
    await expect(search).toHaveAttribute('data-transition', '')
    await page.clock.runFor(1)
    await expect(search).not.toHaveAttribute('data-transition')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('FIND-1 the box opens with focus in the field, and its form is a plain form', async ({ page, openExample }) => {
    await openExample('header', 'dropdown-search')
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('popups')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/\?q=popups$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Popups with manners' })).toBeVisible()
  })
})
