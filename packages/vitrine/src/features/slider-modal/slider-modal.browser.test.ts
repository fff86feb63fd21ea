import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { sliderModalFields } from './slider-modal.options'

const slides = (first: string, second: string) => `<div id="places" data-feature="slider" data-autoplay="false" data-transition="soft">
  <div data-part="slides"><div data-part="slider-slide">One${first}</div><div data-part="slider-slide">Two${second}</div></div>
  <div data-part="controls"><button data-control="next">Next</button></div></div><p>Outside</p>`
const data = slides('', '')

const link = { name: 'Show the places' }
const styles = ['slider', 'slider-modal']
/** The link as the README has it. */
const markup = /<a [^]*?<\/a>/.exec(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))![0]

/** The page's own address, answering what the test wants; what it was told is kept. */
async function answer(page: Page, answers: Record<string, unknown>): Promise<Record<string, string>[]> {
  const told: Record<string, string>[] = []
  await page.route('**/api/slider', async (route) => {
    const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    told.push({ method: route.request().method(), ...fields })
    const body = answers[fields.client_action ?? '']
    await (body === undefined
      ? route.fulfill({ status: 500 })
      : route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }))
  })
  return told
}

test('SLIDE-9 a slider is asked for by alias and opens in a modal that works', async ({ page, mountHtml }) => {
  const told = await answer(page, {
    get_slider_html: { success: true, htmlid: 'places', data },
    get_transitions: { success: true, transitions: { soft: { animation: 'slide', speed: 120 } } },
  })
  await mountHtml(markup, { styles })
  await page.getByRole('link', link).click()
  const modal = page.getByRole('dialog', link)
  await expect(modal.getByText('One')).toBeVisible()
  expect(told).toEqual([
    { method: 'POST', action: 'revslider_ajax_call_front', client_action: 'get_slider_html', alias: 'places', usage: 'modal' },
    { method: 'POST', action: 'revslider_ajax_call_front', client_action: 'get_transitions' },
  ])
  // The table's transition is the slider's.
  await expect(modal.locator('#places')).toHaveAttribute('data-animation', 'slide')
  await expect(modal.locator('#places')).toHaveAttribute('data-speed', '120')
  await expect(modal.locator('#places')).toHaveAttribute('data-state', 'resting')
  await modal.getByRole('button', { name: 'Next' }).click()
  await expect(modal.getByText('Two')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('link', link)).toBeFocused()
})

test('SLIDE-9 nothing in an answer is run, and only the element that it names is shown', async ({ page, mountHtml }) => {
  const attack = slides(
    '<img src="x" onerror="document.title = \'attacked\'" alt="">',
    '<script>document.title = "attacked"</script><a href="javascript:alert(1)">Link</a>',
  )
  await answer(page, {
    get_slider_html: { success: true, htmlid: 'places', data: attack, toload: { evil: '/evil.js', far: 'https://evil.example/a.css' } },
    get_transitions: { success: true, transitions: {} },
  })
  // A page without a policy of its own: what is not run here is run nowhere.
  await mountHtml('<a href="#elsewhere" data-feature="slider-modal" data-url="/api/slider" data-alias="places">Show the places</a>', {
    styles: ['slider'],
  })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', link).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Outside')).toHaveCount(0)
  await expect(page.locator('dialog script, dialog [onerror], dialog [href^="javascript"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Test page')
})

test('SLIDE-9 what the answer waits for has come before the slider shows', async ({ page, mountHtml }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/look.css', async (route) => {
    await late
    await route.fulfill({ contentType: 'text/css', body: '' })
  })
  await answer(page, { get_slider_html: { success: true, data: '<p>Here</p>', waiting: ['look'], toload: { look: '/look.css' } } })
  await mountHtml(markup, { styles })
  await page.getByRole('link', link).click()
  await expect(page.locator('link[href$="/look.css"]')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog').getByText('Here')).toBeVisible()
})

for (const [what, answers, message] of [
  ['an address that fails', {}, /^Modal Can not be Loaded/],
  ['an answer that is not understood', { get_slider_html: { success: false } }, /^Modal Can not be Loaded/],
  [
    'an answer without the element that it names',
    { get_slider_html: { success: true, htmlid: 'other', data } },
    /^Modal Can not be Loaded/,
  ],
] as const) {
  test(`SLIDE-9 ${what} is told to the console only`, async ({ page, mountHtml, guard }) => {
    guard.expectConsole(message)
    if (Object.keys(answers).length === 0) guard.expectConsole(/500/)
    await answer(page, answers)
    await mountHtml(markup, { styles })
    await page.getByRole('link', link).click()
    await expect(page.getByRole('link', link)).not.toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => guard.console.length).toBeGreaterThan(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('SLIDE-9 without the transition table the slider opens with its own', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/^Transition Table can not be loaded/)
  guard.expectConsole(/500/)
  await answer(page, { get_slider_html: { success: true, htmlid: 'places', data } })
  await mountHtml(markup, { styles })
  await page.getByRole('link', link).click()
  await expect(page.getByRole('dialog').getByText('One')).toBeVisible()
})

test('SLIDE-9 the example works on a host of finished files: it is asked by GET, with the same fields', async ({ page, openExample }) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('slider.json') && asked.push(`${request.method()} ${new URL(request.url()).search}`),
  )
  await openExample('slider-modal', 'default')
  await page.getByRole('link', link).click()
  const modal = page.getByRole('dialog', link)
  await modal.getByRole('button', { name: 'Next slide' }).click()
  await expect(modal.getByRole('img', { name: 'The sun low over the sea' })).toBeVisible()
  expect(asked).toEqual([
    'GET ?action=revslider_ajax_call_front&client_action=get_slider_html&alias=places&usage=modal',
    'GET ?action=revslider_ajax_call_front&client_action=get_transitions',
  ])
  // Focus may be anywhere in the dialog.
  await modal.getByRole('button', { name: 'Close' }).focus()
  await expect(modal.locator('#places')).toHaveAttribute('data-state', 'resting')
  await page.keyboard.press('ArrowLeft')
  await expect(modal.getByRole('img', { name: 'A stream between mossy rocks' })).toBeVisible()
})

const tall = slides('<img src="/video/clock.jpg" alt="A clock" width="800" height="1400">', `<p style="height:2000px">Long</p>`)
for (const [width, height] of [
  [1280, 800],
  [360, 640],
  [800, 400],
] as const) {
  test(`SLIDE-9 the buttons of the slider are in a window of ${width} × ${height}, and so is the whole of a picture`, async ({
    page,
    mountHtml,
  }) => {
    await page.setViewportSize({ width, height })
    await answer(page, {
      get_slider_html: { success: true, htmlid: 'places', data: tall },
      get_transitions: { success: true, transitions: {} },
    })
    await mountHtml(markup, { styles })
    await page.getByRole('link', link).click()
    const modal = page.getByRole('dialog')
    await expect(modal.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
    await modal.getByRole('button', { name: 'Next' }).click()
    await expect(modal.getByText('Long')).toBeVisible()
    await expect(modal.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 })
    expect(await modal.locator('img').evaluate((image) => image.getBoundingClientRect().height)).toBeLessThanOrEqual(
      Math.max(128, height - 208),
    )
  })
}

test('SLIDE-9 an answer that never comes fails after 15 s, and the link can be pressed again', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/^Modal Can not be Loaded/)
  await page.addInitScript(() => {
    // The browser's own time-out cannot be hurried: this one hears when it is asked for 15 s.
    AbortSignal.timeout = (ms) =>
      ms === 15_000 ? AbortSignal.abort(new DOMException('too late', 'TimeoutError')) : new AbortController().signal
  })
  await page.route('**/api/slider', () => {})
  await mountHtml(markup, { styles })
  await page.getByRole('link', link).click()
  await expect.poll(() => guard.console.length).toBe(1)
  await expect(page.getByRole('link', link)).not.toHaveAttribute('aria-busy')
})

test('SLIDE-9 what the answer waits for and never comes does not keep the slider', async ({ page, mountHtml }) => {
  await page.clock.install()
  await page.route('**/look.css', () => {})
  await answer(page, { get_slider_html: { success: true, data: '<p>Here</p>', waiting: ['look'], toload: { look: '/look.css' } } })
  await mountHtml(markup, { styles })
  await page.getByRole('link', link).click()
  await expect(page.locator('link[href$="/look.css"]')).toHaveCount(1)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('dialog').getByText('Here')).toBeVisible()
})

test('SLIDE-9 without an address or an alias the link stays a link, and the page’s author is told', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] slider-modal: data-url and data-alias must both be given/)
  await mountHtml('<a href="#elsewhere" data-feature="slider-modal" data-url="" data-alias="places">Show the places</a>', { styles })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', link).click()
  await expect(page).toHaveURL(/#elsewhere/)
})

test('SLIDE-9 an odd value of any option is told or sent as it is, and the link goes on working', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/slider-modal\.method is "/)
  for (const value of ['abc', '', '-1', '1e9', 'NaN']) {
    await answer(page, Object.fromEntries([value, 'get_slider_html'].map((name) => [name, { success: true, data: '<p>Here</p>' }])))
    const attributes = Object.keys(sliderModalFields).filter((name) => name !== 'url' && name !== 'alias')
    await mountHtml(
      markup.replace(
        '<a ',
        `<a ${attributes.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`).join(' ')} `,
      ),
      { styles },
    )
    await page.getByRole('link', link).click()
    await expect(page.getByRole('dialog').getByText('Here')).toBeVisible()
  }
})

test('SLIDE-9 the modal looks the same on pages with style sheets of their own', async ({ page, mountHtml }) => {
  await answer(page, { get_slider_html: { success: true, htmlid: 'places', data }, get_transitions: { success: true, transitions: {} } })
  const found = await differencesUnderHostSheets({
    page,
    parts: 'dialog, dialog > button',
    styles: [...LAYOUT, ...LOOKS],
    show: async () => {
      await mountHtml(markup, { styles })
      await page.getByRole('link', link).click()
      await expect(page.locator('dialog #places')).toHaveAttribute('data-state', 'resting')
    },
  })
  expect(found).toEqual([])
})
