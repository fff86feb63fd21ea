import { expect, type Page } from '../../../../../tests/support/test'

/** What the browser tests of menus share. */
export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** A link of the first level. */
export const top = (page: Page, name: string) =>
  main(page)
    .locator('[data-part="list"] > li > a')
    .filter({ hasText: new RegExp(`^${name}$`) })
export const toggle = (page: Page, name: string) => main(page).getByRole('button', { name })
export const live = (page: Page) => expect(page.locator('[data-kind="main"]')).toHaveAttribute('data-live', '')
export const open = (page: Page) => page.locator('[data-part="submenu"]:popover-open')
export const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
