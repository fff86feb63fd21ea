import { expect, test, type Page } from '#test'

/** Nothing stays hidden in view, whatever the page is like; and what was seen does not vanish. */

const css = 'body{margin:0} .gap{height:1000px} .box{height:200px;background:#ddd}'
const options = { css, styles: ['animation'] }
const box = (attributes: string, name = 'Box') => `<div class="box" data-animationtype="fade" ${attributes}>${name}</div>`
const state = (page: Page, name = 'Box') => expect.poll(() => page.getByText(name, { exact: true }).getAttribute('data-animation'))
const opacity = (page: Page, name = 'Box') =>
  page.getByText(name, { exact: true }).evaluate((element) => Number(getComputedStyle(element).opacity))
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
/** The browser has told its observers of what it last laid out. */
const look = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))))

test('ANIM-3 bottom-in-view: whatever its height, it shows once it fills the window or is all in view', async ({ page, mountHtml }) => {
  const heights = [639, 641, 700, 760, 800, 900, 1280, 3000]
  const boxes = heights.map((height) => box(`data-animationoffset="bottom-in-view" style="height:${height}px;flex:1"`, `${height} high`))
  const later = box('data-animationoffset="bottom-in-view" style="height:700px"', 'Later')
  await page.setViewportSize({ width: 800, height: 640 })
  await mountHtml(
    `<div class="gap"></div><div style="display:flex;align-items:start">${boxes.join('')}</div><div class="gap"></div>${later}<div class="gap"></div>`,
    options,
  )
  const all = () => page.getByText(' high').evaluateAll((elements) => elements.map((element) => element.getAttribute('data-animation')))
  await test.step('ANIM-3 none shows while only a part of it is in a window of 640 px', async () => {
    await expect.poll(all).toEqual(heights.map(() => 'waiting'))
    for (let y = 37; y < 979; y += 37) {
      await scrollTo(page, y)
      await look(page)
    }
    expect(await all()).toEqual(heights.map(() => 'waiting'))
  })
  for (const height of heights) {
    await test.step(`ANIM-3 ${height} px high in a window of 640`, async () => {
      await scrollTo(page, 1000 - Math.max(0, 640 - height))
      await state(page, `${height} high`).toBe('shown')
    })
  }
  await test.step('ANIM-3 a jump into the middle of an element shows it', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    await state(page, 'Later').toBe('waiting')
    await scrollTo(page, 5300)
    await state(page, 'Later').toBe('shown')
  })
})

const offsets = ['top-mid-of-view', 'bottom-in-view']

/** A case of each offset, side by side: each is named by what it is and its offset. */
const sideBySide = (name: string, markup: (offset: string, name: string) => string) =>
  `<div style="display:flex">${offsets.map((offset) => `<div style="flex:1;min-width:0">${markup(offset, `${name} ${offset}`)}</div>`).join('')}</div>`

/** Looks at the case of each offset. */
const eachOffset = async (name: string, check: (name: string) => Promise<void>) => {
  for (const offset of offsets) await test.step(`ANIM-3 ${offset}: ${name}`, () => check(`${name} ${offset}`))
}

test('ANIM-3 at the page’s end whatever shows comes in, also what can come no further', async ({ page, mountHtml }) => {
  // Moved down by a transform, its end is beyond the page’s.
  const moved = sideBySide('Moved', (offset, name) => box(`data-animationoffset="${offset}" style="transform:translateY(100px)"`, name))
  await mountHtml(`<div style="overflow:hidden"><div class="gap"></div>${moved}</div>`, options)
  await eachOffset('Moved', (name) => state(page, name).toBe('waiting'))
  await scrollTo(page, 380)
  await look(page)
  await eachOffset('Moved', async (name) =>
    expect(await page.getByText(name, { exact: true }).getAttribute('data-animation')).toBe('waiting'),
  )
  await scrollTo(page, 400)
  await eachOffset('Moved', (name) => state(page, name).toBe('shown'))
})

test('ANIM-3 on a page that does not scroll everything on it comes in, but for what a box that scrolls still hides', async ({
  page,
  mountHtml,
}) => {
  const low = sideBySide('Low', (offset, name) => `<div style="height:700px"></div>${box(`data-animationoffset="${offset}"`, name)}`)
  const inside = sideBySide(
    'Inside',
    (offset, name) =>
      `<div class="scroller" tabindex="0" style="height:300px;overflow:auto;margin-top:450px"><div style="height:600px"></div>${box(`data-animationoffset="${offset}"`, name)}</div>`,
  )
  await mountHtml(
    `<div style="height:100vh;overflow:hidden;display:grid;grid-template:100vh / 1fr 1fr"><div>${low}</div><div>${inside}</div></div>`,
    options,
  )
  const scrollBoxes = (y: number) =>
    page.locator('.scroller').evaluateAll((scrollers, top) => scrollers.forEach((scroller) => scroller.scrollTo(0, top)), y)
  await eachOffset('Low', (name) => state(page, name).toBe('shown'))
  await eachOffset('Inside', (name) => state(page, name).toBe('waiting'))
  await scrollBoxes(320)
  await look(page)
  await eachOffset('Inside', async (name) =>
    expect(await page.getByText(name, { exact: true }).getAttribute('data-animation')).toBe('waiting'),
  )
  await scrollBoxes(9999)
  await eachOffset('Inside', (name) => state(page, name).toBe('shown'))
})

test('ANIM-3 what stays in its place, is wider than the window, is clipped, has no size or is unfolded later comes in', async ({
  page,
  mountHtml,
}) => {
  const fixed = sideBySide('Fixed', (offset, name) =>
    box(`data-animationoffset="${offset}" style="position:fixed;inset:auto 0 -20px"`, name),
  )
  const wide = sideBySide(
    'Wide',
    (offset, name) => `<div style="overflow:hidden">${box(`data-animationoffset="${offset}" style="width:3000px"`, name)}</div>`,
  )
  const clipped = sideBySide(
    'Clipped',
    (offset, name) => `<div style="height:90px;overflow:hidden">${box(`data-animationoffset="${offset}"`, name)}</div>`,
  )
  const flat = '<div data-animationtype="fade" id="flat" style="height:0;width:0"><p style="position:absolute">Flat</p></div>'
  await mountHtml(
    `${fixed}<div class="gap"></div>${wide}${clipped}<div class="gap"></div>${flat}<details><summary>More</summary>${box('')}</details><div class="gap"></div>`,
    options,
  )
  await eachOffset('Fixed', (name) => state(page, name).toBe('shown'))
  await eachOffset('Wide', (name) => state(page, name).toBe('waiting'))
  await expect(page.locator('#flat')).toHaveAttribute('data-animation', 'waiting')
  await scrollTo(page, 900)
  await eachOffset('Wide', (name) => state(page, name).toBe('shown'))
  await eachOffset('Clipped', (name) => state(page, name).toBe('shown'))
  await test.step('ANIM-3 one without a size of its own, and one that is unfolded later', async () => {
    await scrollTo(page, 1990)
    await expect(page.locator('#flat')).toHaveAttribute('data-animation', 'shown')
    await state(page).toBe('waiting')
    await page.getByText('More').click()
    await state(page).toBe('shown')
  })
})

test('ANIM-3 what comes with the first turn of the wheel animates', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('data-animationduration="20"')}<div class="gap"></div>`, options)
  await page.mouse.wheel(0, 500)
  await state(page).toBe('animating')
})

/** Notes each frame's opacity of the box, from the first frame that has it. */
const follow = (page: Page) =>
  page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const note = () => {
      const element = document.querySelector('[data-animationtype]')
      if (element) seen.push(Number(getComputedStyle(element).opacity))
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
const followed = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen)

test('ANIM-4 with the sheet in the head the first screen is never seen before it comes in', async ({ page, mountHtml }) => {
  await follow(page)
  await mountHtml(box(''), options)
  await state(page).toBe('shown')
  const all = await followed(page)
  expect(all[0]).toBe(0)
  expect(all).toEqual(all.toSorted((a, b) => a - b))
})

test('ANIM-4 without the sheet, what the visitor has seen settles and never vanishes', async ({ page, mountHtml }) => {
  await follow(page)
  await mountHtml(`${box('').replace('"fade"', '"slide-left"')}<div class="gap"></div>${box('', 'Below')}`, { css })
  await state(page, 'Below').toBe('waiting')
  expect(await opacity(page, 'Below')).toBe(0)
  await state(page).toBe('shown')
  expect(Math.min(...(await followed(page)))).toBeGreaterThanOrEqual(0.5)
})

test('ANIM-4 where the script never comes everything shows by itself', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/Failed to load resource|net::ERR/)
  await page.route('**/__script/start.js', (route) => route.abort())
  await mountHtml(box(''), options)
  expect(await opacity(page)).toBe(0)
  await page.getByText('Box').evaluate((element) => (element.getAnimations()[0]!.currentTime = 3000))
  await expect.poll(() => opacity(page)).toBe(1)
})

test('ANIM-4 a page that does not finish loading shows its first screen after 3 s', async ({ page, mountHtml, context }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  let finish = async () => {}
  await context.route('**/never.png', (route) => void (finish = () => route.fulfill({ contentType: 'image/png', body: '' })))
  const arrived = mountHtml(`${box('data-animationduration="9"')}<img src="/never.png" alt="">`, options)
  await state(page).toBe('waiting')
  await page.clock.runFor(2990)
  expect(await page.getByText('Box').getAttribute('data-animation')).toBe('waiting')
  await page.clock.runFor(20)
  await state(page).toBe('animating')
  await finish()
  await arrived
})

test('ANIM-2 elements that arrive later come in, after others have gone', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div><main>${box('', 'First')}</main><div class="gap"></div>`, options)
  await state(page, 'First').toBe('waiting')
  await page.evaluate(
    (html) => {
      const main = document.querySelector('main')!
      main.innerHTML = html
      main.dispatchEvent(new CustomEvent('vitrine:content', { bubbles: true }))
    },
    box('data-animationoffset="bottom-in-view"', 'Late'),
  )
  await state(page, 'Late').toBe('waiting')
  await scrollTo(page, 400)
  await state(page, 'Late').toBe('shown')
})

test('ANIM-1 what is set wrongly is reported, and the element comes in all the same', async ({ page, mountHtml, guard }) => {
  const wrong = [
    ['data-animationduration="slow"', /animation\.animationduration is "slow", but it must be a number of at least 0/],
    ['data-animationdelay="-1"', /animation\.animationdelay is "-1"/],
    ['data-animationoffset="somewhere"', /animation\.animationoffset is "somewhere", but it must be one of "top-into-view"/],
    ['data-animationdurations="2"', /data-animationdurations is not an option\. Did you mean data-animationduration\?/],
    ['data-animation-delay="2"', /data-animation-delay is not an option\. Did you mean data-animationdelay\?/],
  ] as const
  for (const [, message] of wrong) guard.expectConsole(message)
  const boxes = wrong.map(([attributes], at) => box(`${attributes} style="flex:1"`, `Box ${at}`))
  await mountHtml(`<div class="gap"></div><div style="display:flex">${boxes.join('')}</div>`, options)
  for (const at of wrong.keys()) await state(page, `Box ${at}`).toBe('waiting')
  await scrollTo(page, 400)
  for (const [at, [attributes]] of wrong.entries()) await test.step(`ANIM-1 ${attributes}`, () => state(page, `Box ${at}`).toBe('shown'))
})
