import { expect, type Page } from '../../../../../tests/support/test'

/** What the browser tests of panels share. */
export const at = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)
/** By what it is called, shown or not. */
export const named = (page: Page, name: string) => page.getByRole('dialog', { name, includeHidden: true })
export const boxOf = async (page: Page, id: string) => (await at(page, id).boundingBox())!
/** By the one link of an example. */
export async function open(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
}
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
