import { expect, type Page } from '../../../../../tests/support/test'

/** What the browser tests of videos share. */
export const slot = '[data-feature="video"]'
export const play = /^Play video/
export const state = (page: Page, expected: string, at = 0) => expect(page.locator(slot).nth(at)).toHaveAttribute('data-state', expected)
export const press = (page: Page, at = 0) => page.locator(slot).nth(at).getByRole('button', { name: play }).click()

export const clip = (id: string, attributes = '') =>
  `<div data-feature="video" id="${id}" ${attributes}><video muted preload="none"><source src="/video/clock.mp4" type="video/mp4"></video><button data-control="toggle" data-part="toggle" type="button">Play video: ${id}</button></div>`
