import { expect, findFaults, test, type Page } from '#test'

/** px: `--gutter` where the page sets no tokens. */
const GUTTER = 18

const at = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)
const boxOf = async (page: Page, id: string) => (await at(page, id).boundingBox())!

async function open(page: Page, id: string): Promise<void> {
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
}

test('PANEL-1 a popup stands in the middle', async ({ page, openExample }) => {
  await openExample('panel', 'popup')
  await open(page, 'popup')
  const { x, y, width, height } = await boxOf(page, 'popup')
  expect(Math.abs(x + width / 2 - 640)).toBeLessThan(10)
  expect(Math.abs(y + height / 2 - 400)).toBeLessThan(2)
})

for (const [id, box] of [
  ['bar-left', { x: 0, y: 0, height: 800 }],
  ['bar-right', { y: 0, height: 800 }],
  ['bar-top', { x: 0, y: 0 }],
  ['bar-bottom', { x: 0 }],
  ['full', { x: 0, y: 0, height: 800 }],
  ['heights', { x: 0, y: 320, height: 480 }],
] as const) {
  test(`PANEL-1 ${id} lies along its edge, in its height`, async ({ page, openExample }) => {
    await openExample('panel', id)
    await open(page, id)
    const found = await boxOf(page, id)
    expect(found).toMatchObject(box)
    const edge = await page.evaluate(() => document.documentElement.clientWidth)
    if (id === 'bar-right') expect(found.x + found.width).toBe(edge)
    if (id === 'bar-bottom') expect(found.y + found.height).toBe(800)
    if (id === 'bar-top') expect(found.width).toBe(edge)
  })
}

test('PANEL-1 push: the page is laid out in what the bar leaves of the window, nothing of it is cut off, and it comes back', async ({
  page,
  openExample,
}) => {
  await openExample('panel', 'push')
  const main = page.getByRole('main')
  const before = await main.boundingBox()
  await open(page, 'push')
  const bar = await boxOf(page, 'push')
  await expect.poll(async () => (await page.locator('body').boundingBox())!.x).toBe(bar.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  for (const paragraph of await main.getByText(/^Paragraph/).all()) {
    const { x, width } = (await paragraph.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(bar.width)
    expect(x + width).toBeLessThanOrEqual(1280)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => main.boundingBox()).toEqual(before)
})

test('PANEL-1 push-top: the page steps down by the height of the bar, and back', async ({ page, openExample }) => {
  await openExample('panel', 'push-top')
  const heading = page.getByRole('heading', { level: 1 })
  const before = (await heading.boundingBox())!.y
  await open(page, 'push-top')
  const bar = await boxOf(page, 'push-top')
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y - before)).toBe(Math.round(bar.height))
  await page.keyboard.press('Escape')
  await expect.poll(async () => Math.round((await heading.boundingBox())!.y - before)).toBe(0)
})

test('PANEL-1 push: in a narrow window the bar lies over the page, which stays as it is', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await openExample('panel', 'push')
  const before = await page.getByRole('main').boundingBox()
  await open(page, 'push')
  expect(await page.getByRole('main').boundingBox()).toEqual(before)
  await page.setViewportSize({ width: 1000, height: 700 })
  await expect.poll(async () => (await page.locator('body').boundingBox())!.x).toBe((await boxOf(page, 'push')).width)
})

const bars = (...edges: readonly string[]) =>
  edges
    .map(
      (edge) =>
        `<a href="#panel__${edge}">${edge}</a> <dialog data-feature="panel" data-panel="${edge}" data-type="sliding-bar" data-position="${edge}" data-transition="push" data-overlay="no" data-width="10rem" data-status_css_animations="off" aria-label="${edge}">Bar</dialog>`,
    )
    .join('')

test('PANEL-1 push: on a page whose body has no margin, or is centred, it makes room all the same', async ({ page, mountHtml }) => {
  for (const css of ['body{margin:0}', 'html,body{margin:0!important;width:100%}', 'body{max-width:700px;margin:0 auto}']) {
    await mountHtml(`<p style="margin: 0">${bars('left')}</p>`, { styles: ['panel'], css })
    await page.getByRole('link', { name: 'left' }).click()
    await expect(at(page, 'left')).toHaveAttribute('data-state', 'shown')
    await expect.poll(async () => (await page.locator('body').boundingBox())!.x, css).toBeGreaterThanOrEqual(160)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), css).toBe(0)
  }
})

test('PANEL-1 push: two bars at once each have their room, and closing one leaves the other its own', async ({ page, mountHtml }) => {
  await mountHtml(`<p style="margin: 0 12rem">${bars('left', 'right')}</p>`, { styles: ['panel'], css: 'body{margin:0}' })
  const edges = async () => {
    const { x, width } = (await page.locator('body').boundingBox())!
    return [x, 1280 - x - width]
  }
  await page.getByRole('link', { name: 'left' }).click()
  await page.getByRole('link', { name: 'right' }).click()
  await expect.poll(edges).toEqual([160, 160])
  await page.getByRole('link', { name: 'left' }).click()
  await expect.poll(edges).toEqual([0, 160])
})

test('PANEL-22 after a resize the pushed page follows the bar', async ({ page, openExample }) => {
  await openExample('panel', 'push-top')
  await open(page, 'push-top')
  await page.setViewportSize({ width: 400, height: 700 })
  const bar = await boxOf(page, 'push-top')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--panel-push-top')))
    .toBe(`${Math.round(bar.height)}px`)
})

test('PANEL-1 without an overlay the page stays in reach, with one it does not', async ({ page, openExample }) => {
  await openExample('panel', 'beside')
  await open(page, 'beside')
  expect(await at(page, 'beside').evaluate((element) => element.matches(':modal'))).toBe(false)
  await page.getByRole('link', { name: 'Open or close' }).click()
  await expect(at(page, 'beside')).toBeHidden()
})

test('PANEL-1 the page keeps its scrollbar and scrolls, unless the flag says no; then nothing moves', async ({ page, openExample }) => {
  await openExample('panel', 'locked')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await open(page, 'locked')
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  expect(await heading.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
  await openExample('panel', 'anchors')
  await open(page, 'anchors')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test('PANEL-1 the scroll lock is counted: closing one of two keeps it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#panel__a">Open</a><dialog data-feature="panel" data-panel="a" data-overlay_page_scrollbar="no" data-status_css_animations="off" aria-label="A"><a href="#panel-open__b">Open b</a></dialog>
     <dialog data-feature="panel" data-panel="b" data-overlay_page_scrollbar="no" data-status_css_animations="off" aria-label="B">B</dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('link', { name: 'Open b' }).click()
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'hidden')
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

const animationsOf = (page: Page, id: string) =>
  at(page, id).evaluate((element) =>
    element
      .getAnimations()
      .map((animation) => animation.effect!.getTiming())
      .map(({ duration, easing }) => ({ duration, easing })),
  )

const moving = (attributes: string) =>
  `<a href="#panel-open__a">Open</a><dialog data-feature="panel" data-panel="a" data-enter_animation_speed="9" data-enter_animation_timing="linear" ${attributes} aria-label="A">Hello</dialog>`

test('PANEL-1 it comes with its animation, in its speed and timing', async ({ page, mountHtml }) => {
  await mountHtml(moving(''), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect.poll(() => animationsOf(page, 'a')).toEqual([{ duration: 9000, easing: 'linear' }])
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'entering')
})

test('PANEL-1 status_css_animations off: it is there at once', async ({ page, mountHtml }) => {
  await mountHtml(moving('data-status_css_animations="off"'), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  expect(await animationsOf(page, 'a')).toEqual([])
})

test('PANEL-1 with reduced motion it is there at once', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await mountHtml(moving(''), { styles: ['panel'] })
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
})

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('PANEL-1 status_css_animations desktop: no animation here', async ({ page, mountHtml }) => {
    await mountHtml(moving('data-status_css_animations="desktop"'), { styles: ['panel'] })
    await page.getByRole('link', { name: 'Open' }).tap()
    await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  })

  for (const [id, from, to] of [
    ['bar-left', [250, 400], [40, 410]],
    ['bar-right', [150, 400], [340, 410]],
    ['bar-bottom', [180, 600], [185, 735]],
    ['popup', [180, 340], [185, 520]],
  ] as const) {
    test(`PANEL-5 a swipe sends ${id} away`, async ({ page, openExample }) => {
      await openExample('panel', id)
      await page.getByRole('link', { name: 'Open or close' }).tap()
      await expect(at(page, id)).toHaveAttribute('data-swipe')
      await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
      const client = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
      const box = await boxOf(page, id)
      const start = { x: from[0], y: Math.min(Math.max(from[1], box.y + 10), box.y + box.height - 10) }
      await touch('touchStart', [start])
      for (let step = 1; step <= 6; step += 1)
        await touch('touchMove', [{ x: start.x + ((to[0] - from[0]) * step) / 6, y: start.y + ((to[1] - from[1]) * step) / 6 }])
      await touch('touchEnd', [])
      await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
    })
  }
})

for (const move of ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipinx', 'flipiny', 'lightspeedin']) {
  test(`PANEL-1 the move ${move} comes and goes`, async ({ page, openExample }) => {
    await openExample('panel', 'moves')
    await page.getByRole('link', { name: move, exact: true }).click()
    const id = `move-${move.toLowerCase()}`
    await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
    await page.keyboard.press('Escape')
    await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
  })
}

test('PANEL-9 panels that want to open at once take turns, in their order', async ({ page, openExample }) => {
  await openExample('panel', 'turns')
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('dialog', { name: `Number ${number}` })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(at(page, `turn-${number}`)).toHaveAttribute('data-state', 'hidden')
  }
})

const waiting = (before: string) =>
  `${before}<dialog data-feature="panel" data-panel="a" data-on_click="yes" data-on_click_element=".none" data-exit_intent="no" data-on_scroll="yes" data-scroll_direction="down" data-status_css_animations="off" aria-label="A"><button>In</button></dialog><div style="height: 300vh"></div>`

test('PANEL-9 a panel does not come while the visitor types; a link to it still works', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<label>Name <input autofocus></label> <a href="#panel__a">Toggle</a>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeVisible()
  await expect(at(page, 'a')).toBeHidden()
  await page.getByLabel('Name').blur()
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a panel does not come over what lies on the page', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<dialog id="gallery">Pictures <form method="dialog"><button>Done</button></form></dialog>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#gallery')!.showModal())
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeAttached()
  await expect(at(page, 'a')).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a panel does not come over a film that plays', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<video src="/video/clock.webm" muted controls width="200" height="100"></video>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  const film = page.locator('video')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeVisible()
  await expect(at(page, 'a')).toBeHidden()
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  await expect(at(page, 'a')).toBeVisible()
})

for (const [limit, attribute] of [
  ['page view', 'data-max-per-page-view'],
  ['session', 'data-max-per-session'],
] as const) {
  test(`PANEL-9 a site may allow one panel a ${limit}`, async ({ page, mountHtml }) => {
    const one = (id: string) =>
      `<dialog data-feature="panel" data-panel="${id}" data-on_page_load="yes" data-status_css_animations="off" aria-label="${id}"><button data-control="close">Close</button></dialog>`
    await mountHtml(`<div data-panels ${attribute}="1">${one('a')}${one('b')}</div>`, { styles: ['panel'], address: '?panels=explain' })
    await expect(at(page, 'a')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('b: has shown')).toBeAttached()
    await expect(at(page, 'b')).toBeHidden()
  })
}

test('PANEL-20 another version of a panel forgets what was counted', async ({ page, mountHtml }) => {
  const one = (version: string) =>
    `<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" data-frequency="once" data-version="${version}" data-status_css_animations="off" aria-label="A">New</dialog>`
  await mountHtml(one('1'), { styles: ['panel'], address: '?panels=explain' })
  await expect(at(page, 'a')).toBeVisible()
  await page.reload()
  await expect(page.getByText('a: may not show')).toBeVisible()
  await mountHtml(one('2'), { styles: ['panel'], address: '?panels=explain&again' })
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a new page view in an application asks the rules again', async ({ page, mountHtml }) => {
  await mountHtml(
    `<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" data-status_css_animations="off" aria-label="A"><button data-control="close">Close</button></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'a')).toBeHidden()
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:page-view')))
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 the explanation is there for those who ask, and for nobody else', async ({ page, openExample }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openExample('panel', 'popup')
  await page.mouse.move(200, 200)
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'hidden')
  await expect(page.locator('[data-panel-explain]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('explain'))).toEqual([])
  await openExample('panel', 'popup', '?panels=explain')
  await expect(page.getByText('popup: may show')).toBeVisible()
  await expect(page.getByText('Opens by links only.')).toBeVisible()
})

test('PANEL-1 a wrong or misspelt option is told to its author, its default serves, and the rest of the panel and other panels go on', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] panel: panel\.exit_animation is "wobble", but it must be one of/)
  guard.expectConsole(/panel\.enter_animation_timing is "bouncy", but it must be a CSS easing/)
  guard.expectConsole(/panel\.width is "wide", but it must be a CSS length/)
  guard.expectConsole(/panel\.on_click_element is "\.ask\)", but it must be a CSS selector/)
  guard.expectConsole(/data-overley is not an option\. Did you mean data-overlay\?/)
  guard.expectConsole(/panels\.maxPerSession is "few"/)
  await mountHtml(
    `<a href="#panel-open__a">Open a</a> <a href="#panel-open__b">Open b</a>
     <div data-panels data-max-per-session="few">
     <dialog data-feature="panel" data-panel="a" data-exit_animation="wobble" data-enter_animation_timing="bouncy" data-width="wide" data-overley="no" data-on_click="yes" data-on_click_element=".ask)" data-height="200px" aria-label="A"><button data-control="close">Close</button></dialog>
     <dialog data-feature="panel" data-panel="b" data-overlay="no" aria-label="B">Hello</dialog></div>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open a' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  expect(await boxOf(page, 'a')).toMatchObject({ width: 800, height: 200 })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
  await page.getByRole('link', { name: 'Open b' }).click()
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'shown')
})

test('PANEL-20 of two panels with one id the first works, and the author is told', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/Another panel of the page has the id a already/)
  await mountHtml(
    `<a href="#panel__a">Open</a>${['One', 'Two'].map((name) => `<dialog data-feature="panel" data-panel="a" aria-label="${name}">Hello</dialog>`).join('')}`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Two' })).toHaveCount(0)
})

for (const [position, left, top] of [
  ['top-left', true, true],
  ['top-right', false, true],
  ['bottom-left', true, false],
  ['bottom-right', false, false],
] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`PANEL-1 a popup stands at ${position} in ${direction}, and leaves the page in reach`, async ({ page, mountHtml }) => {
      await mountHtml(
        `<a href="#panel__a">Open</a><dialog data-feature="panel" data-panel="a" data-position="${position}" data-overlay="no" data-status_css_animations="off" aria-label="A"><button data-control="close">Close</button><div data-part="body">Hello</div></dialog>`,
        { styles: ['panel'], root: `lang="en" dir="${direction}"`, css: 'body{margin:200px 500px}' },
      )
      await page.getByRole('link', { name: 'Open' }).click()
      await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
      const { x, y, width, height } = await boxOf(page, 'a')
      expect({ x, y, width }).toEqual({ x: left ? GUTTER : 1280 - GUTTER - 400, y: top ? GUTTER : 800 - GUTTER - height, width: 400 })
      expect(await page.locator(':modal').count()).toBe(0)
    })
  }
}

test('PANEL-23 a popup in a corner that comes by itself leaves focus where it is, and is said', async ({ page, openExample }) => {
  await openExample('panel', 'corner')
  await expect(at(page, 'corner')).toHaveAttribute('data-state', 'shown')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await expect(page.getByRole('status')).toHaveText('In a corner')
})

test('PANEL-9 the explanation lies over the overlay, and can be folded while a panel is open', async ({ page, openExample }) => {
  await openExample('panel', 'popup', '?panels=explain')
  await open(page, 'popup')
  const head = page.getByText(/^Panels: /)
  await expect(page.getByText('popup: open')).toBeVisible()
  const { x, y } = (await head.boundingBox())!
  expect(await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest('[data-panel-explain]') !== null, [x + 5, y + 5])).toBe(
    true,
  )
  await head.click()
  await expect(page.getByText('popup: open')).toBeHidden()
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'shown')
  await page.keyboard.press('Escape')
  await expect(at(page, 'popup')).toHaveAttribute('data-state', 'hidden')
  await expect(head).toBeVisible()
})

test('PANEL-20 a panel that is no dialog, or has no id, is told to its author and stops nobody else', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] panel: A panel must be a <dialog> element\./)
  guard.expectConsole(/\[vitrine\] panel: A panel must have an id in data-panel/)
  await mountHtml(
    `<div data-feature="panel" data-panel="a" data-on_page_load="yes">No dialog</div><dialog data-feature="panel" data-on_page_load="yes">No id</dialog>
     <dialog data-feature="panel" data-panel="d" data-on_page_load="yes" aria-label="D">Right</dialog>`,
    { styles: ['panel'] },
  )
  await expect(page.getByRole('dialog', { name: 'D' })).toBeVisible()
})

for (const id of ['bar-left', 'bar-bottom', 'beside', 'late-button', 'media', 'opened']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`PANEL-23 ${id} has no accessibility fault while it is open (${colorScheme})`, async ({ page, openExample }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openExample('panel', id, `#panel-open__${id}`)
      await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
      expect(await findFaults(page)).toEqual([])
    })
  }
}
