import type { CDPSession, Page, Request } from '@playwright/test'
import { expect, test } from '#test'

const address = '/style-guide/own-view/'
const close = { name: 'Close this message' }

/** The addresses of all scripts that a page asks for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => request.resourceType() === 'script' && asked.push(request.url()))
  return asked
}

const reactIn = (scripts: readonly string[]) => scripts.filter((url) => /\/(client|react)\.[^/]+\.js$/.test(url))

/** A cheap phone: CPU four times slower, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  return session
}

test('no React byte is asked for before the first sign of life, and the first one anywhere fetches it', async ({ page }) => {
  const asked = watchScripts(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(reactIn(asked)).toEqual([])
  await page.keyboard.press('Shift')
  await expect.poll(() => reactIn(asked).length).toBeGreaterThan(0)
  await expect(page.locator('astro-island')).not.toHaveAttribute('data-awake')
})

test('a visitor who saves data fetches it only by using the view', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = watchScripts(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  await page.mouse.wheel(0, 10)
  await page.waitForLoadState('networkidle')
  expect(reactIn(asked)).toEqual([])
  await page.getByRole('button', close).click()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test.describe('on a cheap phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

  test('the first tap is answered at once and acted on exactly once when the view is there', async ({ page }) => {
    await page.addInitScript(() => {
      const taps: string[] = []
      Object.assign(window, { taps })
      // What a tap leads to, seen from outside: clicks that get through to the view, and when the fold began.
      document.addEventListener('click', (event) => taps.push(`${event.type} ${event.isTrusted}`))
      const moves: string[] = []
      Object.assign(window, { moves })
      for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, () => moves.push(type))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await slowDown(page)
    // React is kept on its way until the first response has been seen, so that no fast machine can hide a missing one.
    let arrive = () => {}
    const isSeen = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/_astro/client.*', async (route) => {
      await isSeen
      await route.continue()
    })
    const island = page.locator('astro-island')
    await page.getByRole('button', close).tap()
    // At once: the fold has begun by CSS while React is still on its way.
    expect(await island.getAttribute('data-waking')).toBe('close')
    expect(await island.getAttribute('data-awake')).toBeNull()
    await expect.poll(() => page.evaluate(() => (window as unknown as { moves: string[] }).moves.length)).toBeGreaterThan(0)
    arrive()
    await expect(page.getByRole('status')).toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { taps: string[] }).taps)).toEqual(['click false'])
  })

  test('three impatient taps close it once', async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await slowDown(page)
    const button = page.getByRole('button', close)
    await button.evaluate((element: HTMLElement) => [1, 2, 3].forEach(() => element.click()))
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(page.locator('astro-island')).toHaveAttribute('data-awake', '')
  })
})

test('a script that does not arrive is reported, and the next press tries again', async ({ page, guard }) => {
  guard.expectConsole(/\[vitrine\] wake: /)
  guard.expectConsole(/Failed to load resource/)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.route('**/_astro/client.*', (route) => route.abort())
  await page.getByRole('button', close).click()
  await expect.poll(() => guard.console.some((text) => text.includes('[vitrine] wake'))).toBe(true)
  await expect(page.getByRole('status')).toBeVisible()
  await page.unroute('**/_astro/client.*')
  await page.getByRole('button', close).click()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('a call from the runtime wakes the view too', async ({ page }) => {
  await page.goto(address)
  await page.locator('astro-island').evaluate((island) => island.dispatchEvent(new CustomEvent('vitrine:wake')))
  await expect(page.locator('astro-island')).toHaveAttribute('data-awake', '')
})
