import { expect, type Page } from '../../../../../tests/support/test'

/** What the gallery's browser tests share: markup as a page would serve it, and the overlay's parts by name. */
const NAMES = ['meadow', 'peaks', 'dogs', 'stream', 'dragonfly', 'sea', 'bridge', 'lamp', 'drum', 'clock', 'fig', 'sunset']

export const photo = (name: string, width = 1600): string => `/style-guide/pictures/${name}-${width}.jpg`

export const link = (name: string, attributes = ''): string =>
  `<a href="${photo(name)}" ${attributes}><img src="${photo(name, 400)}" width="200" height="150" alt="Photo of ${name}"></a>`

/** A gallery of so many pictures; further attributes are its options. */
export const grid = (count: number, attributes = 'data-path="horizontal"'): string =>
  `<ul data-feature="gallery" data-group="g" ${attributes}>${NAMES.slice(0, count)
    .map((name, at) => `<li>${link(name, `data-title="Title ${at + 1}" data-caption="Caption ${at + 1}"`)}</li>`)
    .join('')}</ul>`

/** A gallery of so many small pictures, without titles. */
export const many = (count: number): string =>
  `<div data-feature="gallery" data-group="g" data-path="horizontal">${Array.from({ length: count }, (_, at) => `<a href="${photo('sea')}?${at}"><img src="${photo('sea', 400)}" width="20" height="20" loading="lazy" alt="Photo ${at}"></a>`).join('')}</div>`

/** Settings for the whole page, as the site's layout writes them. */
export const settings = (options: object, texts: object = {}): string =>
  `<script type="application/json" data-feature="gallery" data-gallery-settings>${JSON.stringify({ options, texts })}</script>`

export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Gallery' })
export const position = (page: Page) => overlay(page).getByRole('status')
export const current = (page: Page) => overlay(page).locator('[data-part="slide"][data-offset="0"]')
export const picture = (page: Page) => current(page).locator('img[data-part="picture"]')

/** Opens the picture with this number, from 1, and waits until it is there. */
export async function openNumber(page: Page, number = 1): Promise<void> {
  await page
    .locator('a[data-gallery-state="joined"]')
    .nth(number - 1)
    .click()
  await overlay(page).waitFor()
}

/** A finger, or two. */
export async function touching(page: Page) {
  const client = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: [number, number][]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
}

/** A control by its full name. */
export const control = (page: Page, name: string) => overlay(page).getByRole('button', { name, exact: true })
/** Without motion. */
export const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })
/** A move has ended, and the next one is free. */
export const atRest = (page: Page) => expect(page.locator('dialog[data-state="rest"]')).toHaveCount(1)
/** From here on time goes only as the test says. */
export const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)
/** Moves on by key, once the last move has ended: during one, further moves are blocked. */
export async function step(page: Page, way: 'Left' | 'Right'): Promise<void> {
  await atRest(page)
  await page.keyboard.press(`Arrow${way}`)
}

/** A mouse takes the open item by so many px. */
export async function dragBy(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(640, 300)
  await page.mouse.down()
  await page.mouse.move(640 + x / 2, 300 + y / 2)
  await page.mouse.move(640 + x, 300 + y)
  await page.mouse.up()
}
