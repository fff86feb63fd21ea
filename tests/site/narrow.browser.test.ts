import { expect, test } from '#test'
import { builtPages, slices } from '../support/pages'

for (const [at, pages] of slices(builtPages, 40).entries()) {
  test(`nothing is wider than the window at 360 px (${at + 1})`, async ({ page, guard }) => {
    test.slow()
    guard.expectMissingPage()
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of pages) {
      await page.goto(address)
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, address).toBeLessThanOrEqual(360)
    }
  })
}
