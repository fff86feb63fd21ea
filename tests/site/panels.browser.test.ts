import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'

const stateOf = (page: Page, id: string) => page.locator(`[data-panel="${id}"]`)

test('PANEL-16 the newsletter asks those who leave after a while, and not again within the week', async ({ page }) => {
  await page.clock.install()
  await page.goto('/?panels=explain')
  await expect(page.getByText('newsletter: may show')).toBeVisible()
  const leave = () =>
    page.evaluate(() => document.querySelector('h1')!.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: null })))
  await page.clock.runFor(11_000)
  await leave()
  await expect(page.getByRole('dialog', { name: 'Before you go' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(stateOf(page, 'newsletter')).toHaveAttribute('data-state', 'hidden')
  await page.goto('/journal/?panels=explain')
  await expect(page.getByText('newsletter: may not show')).toBeVisible()
})

test('PANEL-2 a link in the footer opens the contact details', async ({ page }) => {
  await page.goto('/journal/')
  await page.getByRole('link', { name: 'Talk to us' }).click()
  await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible()
  await expect(stateOf(page, 'contact')).toHaveAttribute('data-state', 'shown')
})

test('PANEL-12 who comes back in another session is welcomed', async ({ page, context }) => {
  await page.goto('/features/panel/')
  await expect(stateOf(page, 'welcome-back')).toHaveAttribute('data-state', 'hidden')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('off_canvas_welcome-back'))).toContain('"sessions":1')
  const tab = await context.newPage()
  await tab.goto('/features/panel/')
  await expect(tab.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})

test('PANEL-19 the shop says thank you when something is put into the cart', async ({ page }) => {
  await page.goto('/shop/')
  await page.mouse.move(300, 300)
  await expect(stateOf(page, 'thank-you')).toHaveAttribute('data-state', 'hidden')
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:added-to-cart', { detail: { product: 'bowl', quantity: 1 } })))
  await expect(page.getByRole('dialog', { name: 'It is in your cart' })).toBeVisible()
})

test('PANEL-14 on the page about panels every example that has rules can be tried there, and begins when it is opened', async ({
  page,
}) => {
  const examples = join(import.meta.dirname, '../../site/dist/style-guide/panel')
  const ruled = readdirSync(examples).filter((name) => readFileSync(join(examples, name, 'index.html'), 'utf8').includes('Forget me'))
  expect(ruled.length).toBeGreaterThan(20)
  await page.clock.install()
  await page.goto('/features/panel/')
  for (const name of ruled) expect.soft(await page.locator(`main iframe[data-src="/style-guide/panel/${name}/"]`).count(), name).toBe(1)
  for (const frame of await page.locator('.demo > iframe:visible').all()) {
    await frame.scrollIntoViewIfNeeded()
    await expect(frame).toHaveAttribute('data-state', 'loaded')
  }
  await page.clock.runFor(10_000)
  for (const frame of await page.locator('.demo > iframe:visible').all())
    await expect(frame.contentFrame().locator('[data-panel]')).toBeHidden()
  await expect(page.locator('details .demo > iframe[src]')).toHaveCount(0)
  await page.getByText('When the page comes', { exact: true }).first().click()
  const first = page.locator('details[open] iframe')
  await expect(first).toHaveAttribute('data-state', 'loaded')
  await expect(first.contentFrame().getByRole('dialog')).toBeVisible()
})
