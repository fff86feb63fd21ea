import { expect, test } from '#test'
import { builtPages, sitePages, slices } from '../support/pages'

test.use({ javaScriptEnabled: false })

for (const [at, pages] of slices(builtPages, 40).entries()) {
  test(`PAGE-8 without scripts every page can be read (${at + 1})`, async ({ page, guard }) => {
    test.slow()
    guard.expectMissingPage()
    for (const address of pages) {
      await page.goto(address)
      const main = page.getByRole('main')
      await expect.soft(main.getByRole('heading', { level: 1 }), address).toBeVisible()
      // What is there to read is there to see: no paragraph of the content waits for a script.
      const hidden = await main
        .locator('p:not(template p, dialog p, [popover] p, details:not([open]) p, noscript p, [hidden] p, [data-needs-script] p)')
        .evaluateAll((found) =>
          found
            .filter(
              (element) =>
                element.textContent?.trim() &&
                !element.closest('template, .visually-hidden') &&
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent!.trim().slice(0, 60)),
        )
      expect.soft(hidden, `${address} hides text`).toEqual([])
    }
  })
}

test('PAGE-8 without scripts the navigation works on a big screen and on a phone', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const journal = page.getByRole('banner').getByRole('link', { name: 'Journal', exact: true })
    if (width < 800)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(menu|go to)/i })
        .click()
    await journal.and(page.locator(':visible')).first().click()
    await expect(page).toHaveURL(/\/journal\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('PAGE-8 without scripts every site page has a way home and a footer', async ({ page, guard }) => {
  test.slow()
  guard.expectMissingPage()
  for (const address of sitePages) {
    await page.goto(address)
    await expect.soft(page.getByRole('banner').locator('a[href="/"]').first(), address).toBeVisible()
    await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), address).toBeVisible()
  }
})
