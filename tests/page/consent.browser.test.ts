import { expect } from '#test'
import { test } from './services.fixture'

test('PAGE-7 nothing is allowed until the visitor says so; once is for this page, always is kept, and it can be taken back', async ({
  page,
  servicesOn,
}) => {
  await servicesOn('<p>Text</p>')
  const read = () => page.evaluate(() => (['youtube', 'vimeo'] as const).map((provider) => window.services.consent.hasConsent(provider)))
  expect(await read()).toEqual([false, false])
  await page.evaluate(() => {
    window.services.consent.setConsent({ provider: 'youtube', isAllowed: true })
    window.services.consent.setConsent({ provider: 'vimeo', isAllowed: true, isKept: true })
  })
  expect(await read()).toEqual([true, true])
  await page.reload()
  expect(await read()).toEqual([false, true])
  await page.evaluate(() => window.services.consent.setConsent({ provider: 'vimeo', isAllowed: false }))
  await page.reload()
  expect(await read()).toEqual([false, false])
})

test('PAGE-7 a consent tool of the site can drive it by an event', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('vitrine:consent', { detail: { provider: 'youtube', isAllowed: true } })),
  )
  expect(await page.evaluate(() => window.services.consent.hasConsent('youtube'))).toBe(true)
})
