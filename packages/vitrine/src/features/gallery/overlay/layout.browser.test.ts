import { expect, test } from '#test'
import { atRest, current, overlay, picture, still } from '../gallery.browser.markup'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

test('GAL-16 on a phone the arrows lie over pictures, but over nothing that is read or pressed', async ({ page, openExample }) => {
  await still(page)
  await openExample('gallery', 'types')
  await page.mouse.move(2, 2)
  await page.mouse.move(1, 1)
  const items = page.locator('a[data-gallery-state="joined"]')
  for (const [at, name] of [
    [0, undefined],
    [2, 'Always allow YouTube'],
    [3, 'Always allow Vimeo'],
    [5, 'The overlay shows a copy of these lines.'],
    [7, 'This item is markup'],
  ] as const) {
    await items.nth(at).click()
    await overlay(page).waitFor()
    await atRest(page)
    const shown = name === undefined ? picture(page) : current(page).getByText(name)
    await expect(shown).toBeInViewport({ ratio: 0.99 })
    const areApart = () =>
      shown.evaluate((element) => {
        const box = element.getBoundingClientRect()
        return [...document.querySelectorAll('dialog [data-part="arrow"]')].every((arrow) => {
          const { top, bottom, left, right } = arrow.getBoundingClientRect()
          return bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right
        })
      })
    await expect.poll(areApart, name).toBe(name !== undefined)
    // Not cut off by what it stands in.
    if (name)
      expect(
        await shown.evaluate(
          (element) =>
            element.getBoundingClientRect().bottom <=
            element.closest('[data-part="embed"], [data-part="content"]')!.getBoundingClientRect().bottom,
        ),
      ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
  }
})
