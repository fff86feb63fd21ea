import { expect, test, type Page } from '#test'

const slides = (first: string, second: string) => `<div id="places" data-feature="slider" data-autoplay="false" data-transition="soft">
  <div data-part="slides"><div data-part="slider-slide">One${first}</div><div data-part="slider-slide">Two${second}</div></div>
  <div data-part="controls"><button data-control="next">Next</button></div></div><p>Outside</p>`
const data = slides('', '')

const link = { name: 'Show the places' }

/** The page's own address, answering what the test wants; what it was told is kept. */
async function answer(page: Page, answers: Record<string, unknown>): Promise<Record<string, string>[]> {
  const told: Record<string, string>[] = []
  await page.route('**/api/slider', async (route) => {
    const fields = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    told.push({ method: route.request().method(), ...fields })
    const body = answers[fields.client_action ?? '']
    await (body === undefined ? route.fulfill({ status: 500 }) : route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) }))
  })
  return told
}

test('SLIDE-9 a slider is asked for by alias and opens in a modal that works', async ({ page, openExample }) => {
  const told = await answer(page, { get_slider_html: { success: true, htmlid: 'places', data }, get_transitions: { success: true, transitions: { soft: { animation: 'slide', speed: 120 } } } })
  await openExample('slider-modal', 'default')
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
  const attack = slides('<img src="x" onerror="document.title = \'attacked\'" alt="">', '<script>document.title = "attacked"</script><a href="javascript:alert(1)">Link</a>')
  await answer(page, { get_slider_html: { success: true, htmlid: 'places', data: attack, toload: { evil: '/evil.js', far: 'https://evil.example/a.css' } }, get_transitions: { success: true, transitions: {} } })
  // A page without a policy of its own: what is not run here is run nowhere.
  await mountHtml('<a href="#elsewhere" data-feature="slider-modal" data-url="/api/slider" data-alias="places">Show the places</a>', { styles: ['slider'] })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', link).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Outside')).toHaveCount(0)
  await expect(page.locator('dialog script, dialog [onerror], dialog [href^="javascript"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Test page')
})

test('SLIDE-9 what the answer waits for has come before the slider shows', async ({ page, openExample }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/look.css', async (route) => {
    await late
    await route.fulfill({ contentType: 'text/css', body: '' })
  })
  await answer(page, { get_slider_html: { success: true, data: '<p>Here</p>', waiting: ['look'], toload: { look: '/look.css' } } })
  await openExample('slider-modal', 'default')
  await page.getByRole('link', link).click()
  await expect(page.locator('link[href$="/look.css"]')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog').getByText('Here')).toBeVisible()
})

for (const [what, answers, message] of [
  ['an address that fails', {}, /^Modal Can not be Loaded/],
  ['an answer that is not understood', { get_slider_html: { success: false } }, /^Modal Can not be Loaded/],
  ['an answer without the element that it names', { get_slider_html: { success: true, htmlid: 'other', data } }, /^Modal Can not be Loaded/],
] as const) {
  test(`SLIDE-9 ${what} is told to the console only`, async ({ page, openExample, guard }) => {
    guard.expectConsole(message)
    if (Object.keys(answers).length === 0) guard.expectConsole(/500/)
    await answer(page, answers)
    await openExample('slider-modal', 'default')
    await page.getByRole('link', link).click()
    await expect(page.getByRole('link', link)).not.toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => guard.console.length).toBeGreaterThan(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('SLIDE-9 without the transition table the slider opens with its own', async ({ page, openExample, guard }) => {
  guard.expectConsole(/^Transition Table can not be loaded/)
  guard.expectConsole(/500/)
  await answer(page, { get_slider_html: { success: true, htmlid: 'places', data } })
  await openExample('slider-modal', 'default')
  await page.getByRole('link', link).click()
  await expect(page.getByRole('dialog').getByText('One')).toBeVisible()
})
