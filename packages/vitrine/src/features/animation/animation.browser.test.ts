import { expect, test, type Page } from '#test'

const css = 'body{margin:0} .gap{height:1000px} .box{height:200px;background:#ddd}'
const options = { css, styles: ['animation'] }
const box = (attributes: string, name = 'Box') => `<div class="box" data-animationtype="fade" ${attributes}>${name}</div>`
const state = (page: Page, name = 'Box') => expect.poll(() => page.getByText(name, { exact: true }).getAttribute('data-animation'))
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const opacity = (page: Page, name = 'Box') =>
  page.getByText(name, { exact: true }).evaluate((element) => Number(getComputedStyle(element).opacity))

test('ANIM-1 an element animates in by its type, duration and delay', async ({ page, mountHtml }) => {
  await mountHtml(
    `<div class="gap"></div>${box('data-animationduration="1.5" data-animationdelay="0.25"').replace('"fade"', '"slide-left"')}`,
    options,
  )
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  expect(await opacity(page)).toBe(0)
  await scrollTo(page, 400)
  await state(page).toBe('animating')
  expect(
    await page
      .getByText('Box')
      .evaluate((element) =>
        element
          .getAnimations()
          .map((one) => [(one as CSSAnimation).animationName, one.effect!.getTiming().duration, one.effect!.getTiming().delay]),
      ),
  ).toEqual([['vitrine-slide', 1500, 250]])
  expect(await page.getByText('Box').evaluate((element) => element.style.getPropertyValue('--animation-x'))).toBe('-1')
  await state(page).toBe('shown')
  expect(await opacity(page)).toBe(1)
  expect(await page.getByText('Box').getAttribute('style')).toBeFalsy()
})

test('ANIM-1 every type really moves or fades, from each side', async ({ page, mountHtml }) => {
  const families = ['fade', 'slide', 'zoom', 'bounce', 'flip', 'rotate', 'flash', 'pulse', 'shake']
  const types = families.flatMap((family) => ['', '-left', '-right', '-up', '-down'].map((side) => `${family}${side}`))
  const boxes = types.map((type) => `<div class="box" data-animationtype="${type}" data-animationduration="30">${type}</div>`)
  await mountHtml(`<div class="gap"></div>${boxes.join('')}`, options)
  await page.mouse.move(2, 2)
  for (const type of types) {
    await test.step(`ANIM-1 ${type}`, async () => {
      const one = page.getByText(type, { exact: true })
      await expect(one).toHaveAttribute('data-animation', /.+/)
      await one.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(one).toHaveAttribute('data-animation', 'animating')
      const looks = await one.evaluate((element) => {
        const [animation] = element.getAnimations()
        return [0, 0.3, 0.999].map((share) => {
          animation!.currentTime = 30_000 * share
          const { opacity, translate, scale, rotate, transform } = getComputedStyle(element)
          return [opacity, translate, scale, rotate, transform].join(' ')
        })
      })
      expect(new Set(looks).size).toBeGreaterThan(1)
    })
  }
})

test('ANIM-1 in a right-to-left page start is the right', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('data-animationduration="9"').replace('"fade"', '"fade-start"')}`, {
    ...options,
    root: 'lang="ar" dir="rtl"',
  })
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  await scrollTo(page, 400)
  await state(page).toBe('animating')
  expect(await page.getByText('Box').evaluate((element) => element.style.getPropertyValue('--animation-x'))).toBe('1')
})

test('ANIM-1 ANIM-3 each offset waits for its place in the window', async ({ page, mountHtml }) => {
  const boxes = [
    box('data-animationoffset="top-mid-of-view" style="flex:1"', 'Middle'),
    box('data-animationoffset="bottom-in-view" style="flex:1"', 'Bottom'),
    box('data-animationoffset="bottom-in-view" style="flex:1;height:1600px"', 'Tall'),
  ]
  await mountHtml(
    `<div class="gap"></div><div style="display:flex;align-items:start">${boxes.join('')}</div><div class="gap"></div>`,
    options,
  )
  await page.mouse.move(2, 2)
  for (const name of ['Middle', 'Bottom', 'Tall']) await state(page, name).toBe('waiting')
  const stateNow = (name: string) => page.getByText(name, { exact: true }).getAttribute('data-animation')
  await test.step('ANIM-3 bottom-in-view waits until all of it is in view', async () => {
    await scrollTo(page, 390)
    await expect(page.getByText('Bottom')).toBeInViewport({ ratio: 0.9 })
    expect(await stateNow('Bottom')).toBe('waiting')
    await scrollTo(page, 400)
    await state(page, 'Bottom').toBe('shown')
  })
  await test.step('ANIM-1 top-mid-of-view waits for the middle of the window', async () => {
    await scrollTo(page, 590)
    await expect(page.getByText('Middle')).toBeInViewport()
    expect(await stateNow('Middle')).toBe('waiting')
    await scrollTo(page, 610)
    await state(page, 'Middle').toBe('shown')
  })
  await test.step('ANIM-3 one taller than the window counts once it fills the window', async () => {
    await scrollTo(page, 800)
    await expect(page.getByText('Tall')).toBeInViewport()
    expect(await stateNow('Tall')).toBe('waiting')
    await scrollTo(page, 1000)
    await state(page, 'Tall').not.toBe('waiting')
  })
})

test('ANIM-3 the first pass comes 300 ms after the page has loaded, and brings in what is on the first screen', async ({
  page,
  mountHtml,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await mountHtml(box('data-animationduration="9"'), options)
  await state(page).toBe('waiting')
  await page.clock.runFor(299)
  await page.evaluate(() => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.body)))
  expect(await page.getByText('Box').getAttribute('data-animation')).toBe('waiting')
  await page.clock.runFor(1)
  await state(page).toBe('animating')
})

/** Notes each state that the box goes through, with what is read of it then: some are over before a test could look. */
async function noteStates(page: Page, read: (element: Element) => unknown): Promise<() => Promise<unknown>> {
  const notes = await page.getByText('Box').evaluateHandle((element, reading) => {
    const noted: unknown[] = []
    const readNow = new Function(`return ${reading}`)() as (element: Element) => unknown
    const note = () => noted.push([element.getAttribute('data-animation'), readNow(element)])
    note()
    new MutationObserver(note).observe(element, { attributeFilter: ['data-animation'] })
    return noted
  }, String(read))
  return () => notes.jsonValue()
}

test('ANIM-2 an element becomes visible once and is no longer observed', async ({ page, mountHtml }) => {
  await page.addInitScript(() => {
    const observed = new Set<Element>()
    Object.assign(window, { observed })
    const { observe, unobserve } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      observed.add(element)
      observe.call(this, element)
    }
    IntersectionObserver.prototype.unobserve = function (element) {
      observed.delete(element)
      unobserve.call(this, element)
    }
  })
  const observed = () =>
    page.evaluate(() => [...(window as unknown as { observed: Set<Element> }).observed].map((element) => element.textContent))
  await mountHtml(`<div class="gap"></div>${box('')}<div class="gap"></div>`, options)
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  expect(await observed()).toEqual(['Box'])
  await scrollTo(page, 600)
  await state(page).toBe('shown')
  expect(await observed()).toEqual([])
  await scrollTo(page, 0)
  await scrollTo(page, 600)
  await expect(page.getByText('Box')).toBeInViewport()
  await state(page).toBe('shown')
})

test('ANIM-2 once nothing more comes in, an element is like all others again', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('')}`, options)
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  const seen = await noteStates(page, (element) => getComputedStyle(element).isolation)
  await scrollTo(page, 400)
  await state(page).toBe('shown')
  expect(await seen()).toEqual([
    ['waiting', 'isolate'],
    ['animating', 'isolate'],
    ['still', 'isolate'],
    ['shown', 'auto'],
  ])
  expect(await opacity(page)).toBe(1)
})

test('ANIM-4 with reduced motion everything is simply visible', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(`<div class="gap"></div>${box('')}${box('data-animation="waiting"', 'Hidden before')}`, options)
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
  expect(await opacity(page)).toBe(1)
  expect(await page.getByText('Box').getAttribute('data-animation')).toBeNull()
  expect(await opacity(page, 'Hidden before')).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('ANIM-4 without scripts everything is simply visible', async ({ page, mountHtml }) => {
    await mountHtml(`<div class="gap"></div>${box('')}`, options)
    await expect(page.getByText('Box')).toHaveCSS('opacity', '1')
    await expect(page.getByText('Box')).toHaveCSS('animation-name', 'none')
  })
})

test('ANIM-4 in print everything is visible, also what waits', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('')}`, options)
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  await page.emulateMedia({ media: 'print' })
  expect(await opacity(page)).toBe(1)
})

test('ANIM-4 switched off for the site, nothing animates', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('')}`, { ...options, root: 'lang="en" data-animations="off"' })
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Box').getAttribute('data-animation')).toBeNull()
  expect(await opacity(page)).toBe(1)
})

test.describe('on a device with fingers only', () => {
  test.use({ hasTouch: true, isMobile: true })
  for (const [status, expected] of [
    ['desktop', null],
    ['desktop_and_mobile', 'waiting'],
  ] as const) {
    test(`ANIM-4 with the setting ${status} the state is ${expected}`, async ({ page, mountHtml }) => {
      await mountHtml(`<div class="gap"></div>${box('')}`, { ...options, root: `lang="en" data-animations="${status}"` })
      await page.mouse.move(2, 2)
      await page.waitForLoadState('networkidle')
      await state(page).toBe(expected)
    })
  }
})

test('ANIM-4 focus that goes into a waiting element shows it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="/x">First</a><div class="gap"></div><div data-animationtype="fade" data-animationoffset="bottom-in-view" style="height:3000px"><a href="/y">Inside</a></div>`,
    options,
  )
  await page.mouse.move(2, 2)
  await expect(page.locator('[data-animationtype]')).toHaveAttribute('data-animation', 'waiting')
  await page.getByRole('link', { name: 'Inside' }).evaluate((link) => link.focus({ preventScroll: true }))
  await expect(page.locator('[data-animationtype]')).toHaveAttribute('data-animation', 'shown')
})

test('ANIM-5 without a duration of its own it takes 0.5 s, and no frame is asked for', async ({ page, mountHtml }) => {
  await page.addInitScript(() => {
    Object.assign(window, { frames_asked: 0 })
    const ask = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) => {
      ;(window as unknown as { frames_asked: number }).frames_asked += 1
      return ask.call(window, callback)
    }
  })
  await mountHtml(`<div class="gap"></div>${box('')}`, options)
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  const seen = await noteStates(page, (element) => element.getAnimations()[0]?.effect?.getTiming().duration)
  await scrollTo(page, 400)
  await state(page).toBe('shown')
  expect(await seen()).toContainEqual(['animating', 500])
  expect(await page.evaluate(() => (window as unknown as { frames_asked: number }).frames_asked)).toBe(0)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('ANIM-1 a type that does not exist is reported by name, and the element fades in', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] animation: animation\.animationtype is "wobble", but it must be one of "fade"/)
  await mountHtml(`<div class="gap"></div>${box('').replace('"fade"', '"wobble"')}${box('', 'Good')}`, options)
  await page.mouse.move(2, 2)
  await state(page, 'Good').toBe('waiting')
  await page.evaluate(() => window.scrollTo(0, 9999))
  await state(page).toBe('shown')
  expect(await opacity(page)).toBe(1)
})

test('ANIM-1 what slides in never makes the page wider', async ({ page, mountHtml }) => {
  await mountHtml(`<div class="gap"></div>${box('data-animationduration="20"').replace('"fade"', '"slide-right"')}`, options)
  await page.mouse.move(2, 2)
  await state(page).toBe('waiting')
  await scrollTo(page, 400)
  await state(page).toBe('animating')
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])).toEqual([1280, 1280])
})
