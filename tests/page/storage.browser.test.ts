import { expect } from '#test'
import { test } from './services.fixture'

test('PANEL-20 a store whose access throws keeps values for the page and never breaks it', async ({ page, servicesOn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await servicesOn('<p>Text</p>')
  expect(
    await page.evaluate(() => {
      const { localStore } = window.services.storage
      localStore.set('a', '1')
      return [localStore.get('a'), localStore.get('b')]
    }),
  ).toEqual(['1', null])
})

test('PANEL-20 a store that is null does the same', async ({ page, servicesOn }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }))
  await servicesOn('<p>Text</p>')
  expect(
    await page.evaluate(() => {
      const { localStore } = window.services.storage
      localStore.set('a', '1')
      localStore.remove('a')
      return localStore.get('a')
    }),
  ).toBeNull()
})

test('PANEL-20 a full store keeps the new value for the page, and the old one does not come back', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  const values = await page.evaluate(() => {
    const { localStore } = window.services.storage
    localStore.set('a', 'old')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    localStore.set('a', 'new')
    return localStore.get('a')
  })
  expect(values).toBe('new')
})

test('PANEL-20 broken JSON reads as nothing', async ({ page, servicesOn }) => {
  await servicesOn('<p>Text</p>')
  expect(
    await page.evaluate(() => {
      const { localStore, readJson } = window.services.storage
      localStore.set('a', '{broken')
      return readJson(localStore, 'a')
    }),
  ).toBeUndefined()
})
