import { expect, test } from '#test'
import { builtPages, slices } from '../support/pages'

test.use({ javaScriptEnabled: false })

for (const [at, pages] of slices(builtPages, 40).entries()) {
  test(`PAGE-8 without scripts every page can be read, and has a way home and a footer (${at + 1})`, async ({ page, guard }) => {
    test.slow()
    guard.expectMissingPage()
    for (const address of pages) {
      // Without scripts a browser fetches every picture at once; what is read here is there before them.
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect.soft(await page.evaluate(look, /^\/style-guide\/.+/.test(address)), address).toEqual([])
    }
  })
}

/** Runs in the page: what somebody who reads it misses. */
function look(isExample: boolean): string[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isSeen = (element: Element | null) => {
    const box = element?.getBoundingClientRect()
    return !!box && box.width > 0 && box.height > 0 && isShown(element!)
  }
  const find = (selector: string) => [...document.querySelectorAll(selector)]
  const missing: string[] = []
  if (!find('main h1').some(isSeen)) missing.push('a heading')
  const home = /^\/(?:fr|ar)\//.exec(location.pathname)?.[0] ?? '/'
  if (!isExample && !find(`header a[href="${home}"]`).some(isSeen)) missing.push('a way home')
  if (!isExample && !find('footer a[href]').some(isSeen)) missing.push('a footer with links')
  // What is there to read is there to see: no paragraph of the content waits for a script.
  const left = 'template, dialog, [popover], details:not([open]), noscript, [hidden], [data-needs-script], .visually-hidden'
  const hidden = find('main p').filter((text) => text.textContent?.trim() && !text.closest(left) && !isShown(text))
  return [...missing, ...hidden.map((text) => `hides ${text.textContent!.trim().slice(0, 60)}`)]
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
