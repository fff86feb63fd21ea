import { expect, findFaults, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeHtml } from '../../../../../tests/support/readme'
import { holdParts } from '../../../../../tests/support/slow'

const html = readmeHtml('login-box')
const box = (page: Page) => page.getByRole('form', { name: 'Log in' })

test('FIND-5 the README’s markup follows the visitor', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  await page.getByLabel('Name or e-mail').click()
  await expect(box(page)).toHaveAttribute('data-state', 'active-login')
  await page.keyboard.type('ada')
  await expect(box(page)).toHaveAttribute('data-state', 'active-link')
  await page.getByLabel('Password').click()
  await expect(box(page)).toHaveAttribute('data-state', 'idle')
  expect(await findFaults(page, 'form')).toEqual([])
})

test('FIND-5 what was clicked and typed before the code came counts', async ({ page, mountHtml }) => {
  await mountHtml(html, { isWithoutScript: true })
  for (const [typed, state] of [
    ['', 'active-login'],
    ['ada', 'active-link'],
  ] as const) {
    const release = await holdParts(page, /login-box\.behaviour/)
    await page.reload({ waitUntil: 'commit' })
    await page.getByLabel('Name or e-mail').click()
    await page.keyboard.type(typed)
    await expect(box(page)).toHaveAttribute('data-state', 'idle')
    release()
    await expect(box(page)).toHaveAttribute('data-state', state)
  }
})

test('FIND-5 it looks the same on pages with rules of their own', async ({ page, mountHtml }) => {
  test.setTimeout(90_000)
  const show = () => mountHtml(html, { isWithoutScript: true })
  expect(await differencesUnderHostSheets({ page, show, parts: '[data-feature="login-box"] *', styles: [...LAYOUT, ...LOOKS] })).toEqual([])
})
