import { expect, type Page } from '../../../../../tests/support/test'

/** What the browser tests of panels share. */
export const at = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)
/** Somebody is there: until then panels answer to nobody, and nothing is explained. */
export const giveSign = async (page: Page) => {
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 210)
}
/** Its rules allow it, and it waits for its trigger. */
export const isArmed = async (page: Page, id: string) => {
  await giveSign(page)
  await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
  await expect(page.getByText(`${id}: may show`)).toBeVisible()
}
/** The mouse leaves the window at its top: what the browser tells then. */
export const leaveWindow = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })))
