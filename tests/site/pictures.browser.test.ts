import { expect, test } from '#test'

const PAGES = ['/', '/gallery/', '/journal/', '/journal/alt-texts-that-help/', '/shop/', '/credits/']

for (const address of PAGES) {
  test(`PAGE-5 on ${address} pictures beyond the first screen load as they near the view, and nothing shifts`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { shifts: seen })
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
          // The header becomes smaller over 300 ms (HEAD-2): where a frame is dropped, the browser counts that as a shift. Nothing else may move.
          const moved = sources
            .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
            .filter((element) => !element?.closest('[data-feature="header"]'))
          if (moved.length > 0) seen.push(`${value}: ${moved.map((element) => element?.outerHTML.slice(0, 200)).join(', ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address)
    const pictures = page.locator('main img')
    expect(await pictures.count()).toBeGreaterThan(0)
    const eagerBelow = await pictures.evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter((img) => img.loading !== 'lazy' && img.getBoundingClientRect().top > window.innerHeight)
        .map((img) => img.currentSrc),
    )
    expect(eagerBelow).toEqual([])
    // Down the page in steps of half a window, waiting for every picture that is in view.
    for (;;) {
      await page.waitForFunction(() =>
        [...document.images].every((img) => {
          const { top, bottom, left, right } = img.getBoundingClientRect()
          // A slide that waits beside the window is not in view.
          return bottom < 0 || top > window.innerHeight || right < 0 || left > window.innerWidth || !img.checkVisibility() || img.complete
        }),
      )
      const isDone = await page.evaluate(() => {
        const before = window.scrollY
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
        return window.scrollY === before
      })
      if (isDone) break
    }
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
}

test('a picture that the layout crops keeps the part that its article names, at its head and on its card', async ({ page }) => {
  await page.goto('/journal/popups-with-manners/')
  const picture = page.getByAltText('Two brown spaniels', { exact: false }).first()
  await expect(picture).toHaveCSS('object-fit', 'cover')
  await expect(picture).toHaveCSS('object-position', '50% 33%')
  await page.goto('/journal/')
  await expect(page.getByRole('article').filter({ hasText: 'Popups with manners' }).locator('img')).toHaveCSS('object-position', '50% 33%')
})
