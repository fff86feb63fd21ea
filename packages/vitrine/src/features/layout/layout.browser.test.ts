import { expect, test, type Page } from '#test'

const sizeOf = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

for (const [width, hidden] of [
  [640, 'small'],
  [641, 'medium'],
  [1024, 'medium'],
  [1025, 'large'],
] as const) {
  test(`PAGE-4 a window of ${width} px is ${hidden}`, async ({ page, openExample }) => {
    await page.setViewportSize({ width, height: 700 })
    await openExample('layout', 'visibility')
    for (const size of ['small', 'medium', 'large'])
      await expect(page.getByText(`Not on ${size} windows.`)).toBeVisible({ visible: size !== hidden })
  })
}

for (const [width, isBeside] of [
  [801, true],
  [800, false],
] as const) {
  test(`PAGE-4 at ${width} px columns stand ${isBeside ? 'side by side' : 'below each other'}`, async ({ page, openExample }) => {
    await page.setViewportSize({ width, height: 700 })
    await openExample('layout', 'columns')
    const [first, second] = await Promise.all(['First', 'Second'].map((name) => page.getByText(`${name} column.`).boundingBox()))
    expect(first!.y === second!.y).toBe(isBeside)
  })
}

for (const [width, hasSideHeader] of [
  [800, true],
  [799, false],
] as const) {
  test(`PAGE-4 at ${width} px the header's wide style sheet ${hasSideHeader ? 'rules' : 'does not rule'}: its break point is a media query`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/')
    const medias = await page
      .locator('link[rel="stylesheet"][media*="width"]')
      .evaluateAll((links) => links.map((link) => matchMedia((link as HTMLLinkElement).media).matches))
    expect(medias.length).toBeGreaterThan(0)
    expect(medias).toContain(hasSideHeader)
  })
}

test('PAGE-3 headings give way on smaller windows, never below the factor, and are right without a script', async ({
  page,
  openExample,
}) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.setViewportSize({ width: 1440, height: 700 })
  await openExample('layout', 'typography')
  expect(await sizeOf(page, 'second level')).toBeCloseTo(56, 0)
  await page.setViewportSize({ width: 720, height: 700 })
  // Half the width at a sensitivity of 0.54: 27 per cent less.
  expect(await sizeOf(page, 'second level')).toBeCloseTo(56 * 0.73, 0)
  await page.setViewportSize({ width: 320, height: 700 })
  const text = await page.getByText('Running text.').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await sizeOf(page, 'third level')).toBeCloseTo(1.5 * text, 1)
})

test('PAGE-3 the visitor’s own text size counts', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await openExample('layout', 'typography')
  const before = await sizeOf(page, 'second level')
  await page.evaluate(() => (document.documentElement.style.fontSize = '24px'))
  // The part that follows the window stays; the part in rem grows by half.
  expect(await sizeOf(page, 'second level')).toBeGreaterThan(before * 1.2)
})

test('PAGE-10 what an ajax call adds has the right size at once, and after a resize', async ({ page, openExample, serve }) => {
  await serve(/more\.txt$/, { body: 'Added heading', contentType: 'text/plain' })
  await page.setViewportSize({ width: 720, height: 700 })
  await openExample('layout', 'typography')
  await page.evaluate(async () => {
    const heading = document.createElement('h2')
    heading.textContent = await (await fetch('/more.txt')).text()
    document.querySelector('main')!.append(heading)
  })
  expect(await sizeOf(page, 'Added heading')).toBe(await sizeOf(page, 'second level'))
  await page.setViewportSize({ width: 1200, height: 700 })
  expect(await sizeOf(page, 'Added heading')).toBe(await sizeOf(page, 'second level'))
})
