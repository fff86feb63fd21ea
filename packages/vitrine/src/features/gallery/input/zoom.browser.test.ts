import { expect, test } from '#test'
import {
  control,
  current,
  dragBy,
  grid,
  link,
  openNumber,
  overlay,
  photo,
  picture,
  position,
  settings,
  still,
} from '../gallery.browser.markup'

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

  test('GAL-8 two fingers zoom, one pans, a double tap toggles; a zoomed picture does not swipe', async ({ page, mountHtml }) => {
    await still(page)
    await mountHtml(grid(4))
    await openNumber(page, 1)
    await expect(current(page)).toHaveAttribute('data-content', 'ready')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const width = async () => (await picture(page).boundingBox())!.width
    const fitted = await width()
    await touch('touchStart', [180, 350], [210, 350])
    await touch('touchMove', [120, 350], [270, 350])
    await touch('touchMove', [90, 350], [300, 350])
    await touch('touchEnd')
    await expect.poll(width).toBeGreaterThan(fitted * 2)
    const left = (await picture(page).boundingBox())!.x
    await touch('touchStart', [300, 350])
    await touch('touchMove', [200, 350])
    await touch('touchMove', [150, 350])
    await touch('touchEnd')
    await expect.poll(async () => (await picture(page).boundingBox())!.x).toBeLessThan(left - 50)
    await expect(position(page)).toContainText('1 of 4')
    await control(page, 'Zoom out').tap()
    await expect.poll(width).toBe(fitted)
  })
})

test('GAL-8 wheel with Ctrl, the toolbar, + and a double click zoom; arrow keys then pan', async ({ page, mountHtml }) => {
  await still(page)
  await mountHtml(grid(3))
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const box = async () => (await picture(page).boundingBox())!
  const fitted = (await box()).width
  await page.mouse.move(640, 300)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted * 1.5)
  const { x } = await box()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box()).x).toBeLessThan(x)
  await expect(position(page)).toContainText('1 of 3')
  await control(page, 'Zoom out').click()
  await expect.poll(async () => (await box()).width).toBe(fitted)
  await page.keyboard.press('+')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted)
  await page.keyboard.press('-')
  await expect.poll(async () => (await box()).width).toBe(fitted)
  await page.mouse.dblclick(640, 300)
  await expect.poll(async () => (await box()).width).toBeGreaterThan(fitted * 1.5)
  await control(page, 'Next').click()
  await expect(control(page, 'Zoom in')).toBeVisible()
})

test('GAL-8 zoom on hover: on a gallery link and on the open picture; "1.00" turns it off', async ({ page, mountHtml }) => {
  await still(page)
  const image = page.getByRole('link', { name: 'Photo of meadow' }).locator('img')
  await mountHtml(grid(3) + settings({ zoom: '1.50' }), { styles: ['gallery'] })
  await image.hover()
  await expect(image).toHaveCSS('scale', '1.5')
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await page.mouse.move(600, 300)
  await page.mouse.move(620, 310)
  await expect(picture(page)).toHaveCSS('scale', '1.5')
  await page.mouse.move(20, 790)
  await expect(picture(page)).toHaveCSS('scale', 'none')
  await mountHtml(grid(3) + settings({ zoom: '1.00' }), { styles: ['gallery'] })
  await image.hover()
  await expect(image).toHaveCSS('scale', 'none')
})

test('GAL-8 on a link within a line the picture grows about the pointer, stays in its place and covers nothing else', async ({
  page,
  mountHtml,
}) => {
  await still(page)
  const text = 'Words before it that take some room, '
  await mountHtml(
    `<p style="margin:100px 40px;font-size:20px">${text}<a data-gallery href="${photo('sea')}"><img src="${photo('sea', 400)}" width="200" height="150" alt="The sea"></a> and words after it.</p>${settings({ zoom: 2 })}`,
    { styles: ['gallery'] },
  )
  const image = page.getByRole('img', { name: 'The sea' })
  await expect(page.locator('html, body').locator('a[data-gallery-state=joined]').first()).toBeAttached()
  const box = (await image.boundingBox())!
  /** The point of the picture, 0 to 1 across and down, that is at this point of its place. */
  const shownAt = (x: number, y: number) =>
    image.evaluate(
      (element, at) => {
        const now = element.getBoundingClientRect()
        return [(at.x - now.left) / now.width, (at.y - now.top) / now.height].map((side) => Number(side.toFixed(2)))
      },
      { x: box.x + x, y: box.y + y },
    )
  for (const [x, y] of [
    [20, 30],
    [100, 75],
    [190, 140],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y)
    await expect(image).toHaveCSS('scale', '2')
    expect(await shownAt(x, y)).toEqual([x / 200, Number((y / 150).toFixed(2))])
  }
  // Beside its place nothing of it answers.
  const beside = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.localName, { x: box.x + 210, y: box.y + 75 })
  expect(beside).not.toBe('img')
  const cut = await image.evaluate((element) => getComputedStyle(element).clipPath)
  expect(cut).not.toBe('none')
})

test('GAL-16 a picture that is larger than the window at its least scale can be seen to its ends: by dragging, and by keys', async ({
  page,
  mountHtml,
  serve,
}) => {
  await still(page)
  await serve('**/panorama.svg', {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="12000" height="1000"><rect width="12000" height="1000" fill="teal"/></svg>',
  })
  await mountHtml(
    `<p data-feature="gallery" data-group="g" data-path="horizontal"><a href="/panorama.svg" data-width="12000" data-height="1000">A panorama</a>${link('sea')}</p>`,
    { styles: ['gallery'] },
  )
  await openNumber(page, 1)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const sides = async () => {
    const { x, width } = (await picture(page).boundingBox())!
    return [Math.round(x), Math.round(x + width)]
  }
  expect(await sides()).toEqual([-560, 1840])
  await page.mouse.move(640, 400)
  await page.mouse.down()
  await page.mouse.move(340, 400, { steps: 3 })
  await page.mouse.up()
  expect(await sides()).toEqual([-860, 1540])
  await page.mouse.move(900, 400)
  await page.mouse.down()
  await page.mouse.move(100, 400, { steps: 3 })
  await page.mouse.up()
  expect(await sides()).toEqual([-1120, 1280])
  await expect(position(page)).toContainText('1 of 2')
  // At its end the same stroke goes on to the next.
  await dragBy(page, -150, 0)
  await expect(position(page)).toContainText('2 of 2')
  await control(page, 'Previous').click()
  await expect(position(page)).toContainText('1 of 2')
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(sides).toEqual([-1120, 1280])
  await expect(position(page)).toContainText('1 of 2')
})

test('GAL-8 a zoomed picture can be seen to its very edges', async ({ page, mountHtml }) => {
  await still(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await mountHtml(grid(2, 'data-has-title="no" data-has-caption="no"'))
  await openNumber(page, 1)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+')
  const stage = (await overlay(page).locator('[data-part="stage"]').boundingBox())!
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowDown')
  const edge = async () => {
    const { y, height } = (await picture(page).boundingBox())!
    return Math.round(y + height)
  }
  await expect.poll(edge).toBe(Math.round(stage.y + stage.height))
  for (let press = 0; press < 24; press += 1) await page.keyboard.press('ArrowUp')
  await expect.poll(async () => Math.round((await picture(page).boundingBox())!.y)).toBe(Math.round(stage.y))
})
