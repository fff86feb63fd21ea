import { expect, test, type Page } from '#test'
import { holdParts } from '../../../../../tests/support/slow'

const group = (page: Page) => page.locator('[data-feature="scroll-section"]')
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top) + 0, id)
const expectAt = (page: Page, id: string) => expect.poll(() => topOf(page, id)).toBe(0)
const current = (page: Page) => expect.poll(() => page.locator('[data-part="dots"] a[aria-current]').allTextContents())

/** Somebody is there: scripts that wait for a visitor come now. */
const stir = (page: Page) => page.mouse.move(2, 2)

/** Puts the section at the window's top, as if the visitor had come there, with the pointer over it. */
async function standAt(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (name) => window.scrollBy({ top: document.getElementById(name)!.getBoundingClientRect().top, behavior: 'instant' }),
    id,
  )
  await page.mouse.move(400, 400)
}

/** One turn of the wheel that the page takes for itself, without the time in between. */
const turn = (page: Page, delta: number) => page.mouse.wheel(0, delta)

test('SCROLL-6 each section is as high as the window, with a dot that shows which is in view', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  for (const id of ['arrive', 'look', 'leave'])
    expect(await page.locator(`#${id}`).evaluate((slide) => slide.getBoundingClientRect().height)).toBe(800)
  await standAt(page, 'look')
  await current(page).toEqual(['Look around'])
})

test('SCROLL-6 one turn of the wheel moves by one section', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await standAt(page, 'arrive')
  await turn(page, 40)
  await expectAt(page, 'look')
  await current(page).toEqual(['Look around'])
})

test('SCROLL-6 further turns within the sensitivity count as the same push', async ({ page, mountHtml }) => {
  await page.addInitScript(() => {
    let now = 1000
    Object.assign(window, { setNow: (time: number) => (now = time) })
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now })
  })
  const slides = ['a', 'b', 'c'].map((id) => `<section id="${id}" data-part="screen">${id}</section>`).join('')
  await mountHtml(`<section data-feature="scroll-section" data-sensitivity="600">${slides}</section><div style="height:3000px"></div>`, {
    styles: ['scroll-section'],
    css: 'body{margin:0}',
  })
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await page.mouse.move(400, 400)
  const at = (time: number) => page.evaluate((now) => (window as unknown as { setNow: (time: number) => void }).setNow(now), time)
  await turn(page, 100)
  await at(1599)
  await turn(page, 100)
  await expectAt(page, 'b')
  await at(1800)
  await turn(page, 100)
  await expectAt(page, 'c')
})

test('SCROLL-6 the very first turn or key, which comes before the code does, leads to the next section too', async ({
  page,
  mountHtml,
}) => {
  const slides = ['a', 'b', 'c'].map((id) => `<section id="${id}" data-part="screen">${id}</section>`).join('')
  // However slow the machine is, what the visitor did was just now.
  await page.addInitScript(() => Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() }))
  const script = '<script type="module" src="/__script/start.js"></script>'
  await mountHtml(`<section data-feature="scroll-section">${slides}</section>${script}`, {
    styles: ['scroll-section'],
    css: 'body{margin:0}',
    isWithoutScript: true,
  })
  await page.mouse.move(300, 300)
  const ways = {
    'the wheel': () => turn(page, 100),
    'the wheel, after a move': async () => {
      await page.mouse.move(400, 400)
      await turn(page, 100)
    },
    'a key': () => page.keyboard.press('ArrowDown'),
  }
  for (const [way, scroll] of Object.entries(ways)) {
    const release = await holdParts(page, /scroll-section\.behaviour/)
    await page.goto('/__page/')
    await scroll()
    // The browser answers at once.
    await expect.poll(() => topOf(page, 'a'), way).toBeLessThan(0)
    release()
    await expectAt(page, 'b')
  }
})

for (const key of ['PageDown', 'ArrowDown', 'Space']) {
  test(`SCROLL-6 ${key} moves by one section`, async ({ page, openExample }) => {
    await openExample('scroll-section', 'default')
    await stir(page)
    await expect(group(page)).toHaveAttribute('data-state', 'full-height')
    await standAt(page, 'arrive')
    await page.keyboard.press(key)
    await expectAt(page, 'look')
  })
}

test('SCROLL-6 Page Up moves back by one section', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await standAt(page, 'leave')
  await page.keyboard.press('PageUp')
  await expectAt(page, 'look')
})

test('SCROLL-6 past the last section the page scrolls as ever', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await standAt(page, 'leave')
  await turn(page, 120)
  await expect.poll(() => topOf(page, 'leave')).toBe(-120)
})

test('SCROLL-6 a section with more to show than fits scrolls freely inside', async ({ page, openExample }) => {
  await openExample('scroll-section', 'tall')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await standAt(page, 'look')
  await turn(page, 120)
  await expect.poll(() => topOf(page, 'look')).toBe(-120)
})

test('SCROLL-6 a dot leads to its section, also by key', async ({ page, openExample }) => {
  await openExample('scroll-section', 'default')
  await stir(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Leave' }).focus()
  await page.keyboard.press('Enter')
  await expectAt(page, 'leave')
  await expect(page.locator('#leave')).toBeFocused()
})

test('SCROLL-6 with reduced motion a move is a jump', async ({ page, openExample }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openExample('scroll-section', 'default')
  await stir(page)
  await expect(group(page)).toHaveAttribute('data-state', 'full-height')
  await standAt(page, 'arrive')
  await page.keyboard.press('PageDown')
  expect(await topOf(page, 'look')).toBe(0)
})

test.describe('on a small window', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('SCROLL-6 the sections flow', async ({ page, openExample }) => {
    await openExample('scroll-section', 'default')
    await stir(page)
    await expect(group(page)).toHaveAttribute('data-state', 'flowing')
    expect(await page.locator('#arrive').evaluate((slide) => slide.getBoundingClientRect().height)).toBeLessThan(500)
  })

  test('SCROLL-6 before and without scripts they flow too, so nothing shifts', async ({ page, openExample }) => {
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await openExample('scroll-section', 'default')
    expect(await page.locator('#arrive').evaluate((slide) => slide.getBoundingClientRect().height)).toBeLessThan(500)
  })

  test('SCROLL-6 with the mobile flag they are full-height, and a swipe moves by one', async ({ page, openExample }) => {
    await openExample('scroll-section', 'mobile')
    await stir(page)
    await expect(group(page)).toHaveAttribute('data-state', 'full-height')
    await standAt(page, 'arrive')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) })
    await touch('touchStart', 650)
    for (let y = 630; y >= 90; y -= 20) await touch('touchMove', y)
    // The finger rests before it is lifted: what follows is the snapping alone.
    for (let moves = 0; moves < 10; moves += 1) await touch('touchMove', 90 + (moves % 2))
    await touch('touchEnd')
    await expectAt(page, 'look')
  })
})
