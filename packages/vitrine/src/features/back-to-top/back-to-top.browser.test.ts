import { expect, test } from '#test'

const link = { name: 'Back to top' }

test('SCROLL-5 the link is active only past 200 px', async ({ page, openExample }) => {
  await openExample('back-to-top', 'default')
  const top = page.getByRole('link', link)
  await expect(top).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect(page.locator('[data-feature="back-to-top"]')).toHaveAttribute('data-state', 'inactive')
  await page.evaluate(() => window.scrollTo(0, 202))
  await expect(top).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(top).toBeHidden()
})

test('SCROLL-5 a click scrolls to the top in its own time and hides the link', async ({ page, openExample }) => {
  await page.clock.install()
  await openExample('back-to-top', 'default')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const top = page.getByRole('link', link)
  await expect(top).toBeVisible()
  const from = await page.evaluate(() => window.scrollY)
  await page.clock.pauseAt(Date.now() + 60_000)
  await top.click({ noWaitAfter: true })
  await page.clock.runFor(500)
  const half = await page.evaluate(() => window.scrollY)
  expect(half).toBeLessThan(from)
  expect(half).toBeGreaterThan(0)
  // From the very bottom the way takes 1000 ms.
  await page.clock.runFor(480)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(60)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.clock.resume()
  await expect(top).toBeHidden()
})

test("SCROLL-5 the visitor's wheel ends the scroll at once", async ({ page, openExample }) => {
  await openExample('back-to-top', 'default')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('link', link).click()
  await page.waitForFunction(() => window.scrollY < document.documentElement.scrollHeight - window.innerHeight)
  await page.mouse.wheel(0, 50)
  const stopped = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
  )
  expect(stopped).toBeGreaterThan(0)
})

test('SCROLL-5 with reduced motion the jump is instant', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample('back-to-top', 'default')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.getByRole('link', link).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('SCROLL-5 a wrong threshold is reported by name, and the link still leads to the top', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] back-to-top: back-to-top\.threshold is "far", but it must be a number of at least 0\./)
  await mountHtml('<a href="#" data-feature="back-to-top" data-threshold="far">Back to top</a><main id="top">Text</main>')
  await page.mouse.move(2, 2)
  await expect.poll(() => guard.console.length).toBe(1)
  await expect(page.getByRole('link', link)).toBeVisible()
})
