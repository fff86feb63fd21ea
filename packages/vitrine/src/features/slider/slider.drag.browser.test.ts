import { expect, test, type Page } from '#test'

const root = '[data-feature="slider"]'
const styles = ['slider']
const slides = `<div aria-label="one"><a href="#followed"><img src="/video/clock.jpg" alt="A clock" width="1280" height="300"></a><p style="width:20em">Some words to select</p></div><div aria-label="two"><p>Two</p></div><div aria-label="three"><p>Three</p></div>`
const markup = (attributes = '') =>
  `<div data-feature="slider" data-autoplay="f" data-animation="slide" ${attributes}><div data-part="slides">${slides}</div></div>`
const current = (page: Page) => page.locator('[data-part="slides"] > [data-state="current"]')
const settle = (page: Page) => expect(page.locator(root)).toHaveAttribute('data-state', 'resting')

/** Presses there, goes sideways, lets go. */
async function drag(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by / 2, from.y, { steps: 4 })
  await page.mouse.move(from.x + by, from.y, { steps: 4 })
  await page.mouse.up()
}
const middleOf = async (page: Page, target: ReturnType<Page['locator']>) => {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('SLIDE-4 the mouse drags the slides, and a drag does not follow the link that it began on', async ({ page, mountHtml }) => {
  await mountHtml(markup(), { styles })
  await settle(page)
  const picture = page.getByRole('img', { name: 'A clock' })
  await drag(page, await middleOf(page, picture), -700)
  await settle(page)
  await expect(current(page)).toHaveAttribute('aria-label', 'two')
  expect(page.url()).not.toContain('#followed')
  await page.keyboard.press('ArrowLeft')
  await expect(current(page)).toHaveAttribute('aria-label', 'one')
  await settle(page)
  // A short one goes back, and is no click either; a click is one.
  const at = await middleOf(page, picture)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x - 20, at.y, { steps: 4 })
  await expect(page.locator(root)).toHaveAttribute('data-state', 'dragging')
  await page.mouse.up()
  await settle(page)
  await expect(current(page)).toHaveAttribute('aria-label', 'one')
  expect(page.url()).not.toContain('#followed')
  await picture.click()
  await expect(page).toHaveURL(/#followed/)
})

test('SLIDE-4 words are selected by the mouse, not dragged', async ({ page, mountHtml }) => {
  await mountHtml(markup(), { styles })
  await settle(page)
  const words = page.getByText('Some words to select')
  const box = (await words.boundingBox())!
  await drag(page, { x: box.x + 2, y: box.y + box.height / 2 }, 100)
  await expect(page.locator(root)).toHaveAttribute('data-state', 'resting')
  await expect(current(page)).toHaveAttribute('aria-label', 'one')
  expect(await page.evaluate(() => getSelection()!.toString())).toContain('Some')
})

test('SLIDE-4 where dragging is off, a link is the browser’s to carry', async ({ page, mountHtml }) => {
  await mountHtml(markup('data-drag="f"'), { styles })
  await settle(page)
  await drag(page, { x: 900, y: 320 }, -700)
  await expect(current(page)).toHaveAttribute('aria-label', 'one')
})

test('SLIDE-3 while the button is down the slides do not go on by themselves', async ({ page, mountHtml }) => {
  await mountHtml(markup('data-autoplay="t" data-pause-on-hover="f"').replace('data-autoplay="f" ', ''), { styles })
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'running')
  await page.mouse.move(900, 100)
  await page.mouse.down()
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'held')
  await page.mouse.up()
  await expect(page.locator(root)).toHaveAttribute('data-slideshow', 'running')
})
