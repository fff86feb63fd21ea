import { expect, test } from '#test'
import { findFaults } from '../support/axe'
import { builtPages, slices } from '../support/pages'

for (const [at, pages] of slices(builtPages, 8).entries()) {
  test(`axe finds no fault of any kind, in light and in dark (${at + 1}: from ${pages[0]})`, async ({ page, guard }) => {
    test.slow()
    guard.expectMissingPage()
    for (const address of pages) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(address)
      expect.soft(await findFaults(page), `${address} (light)`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      // Only the colours differ.
      expect.soft(await findFaults(page, undefined, ['color-contrast']), `${address} (dark)`).toEqual([])
    }
  })
}
