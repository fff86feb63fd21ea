import { expect, test } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'

const close = { name: 'Close this message' }

test('FORM-3 the close control closes the alert', async ({ page, openExample }) => {
  await openExample('alert', 'notice')
  await expect(page.getByRole('status')).toContainText('The shop closes early on Friday.')
  await page.getByRole('button', close).click()
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('FORM-3 the keyboard closes it, and focus goes on to what follows', async ({ page, openExample }) => {
  await openExample('alert', 'beside-a-link')
  await page.getByRole('button', close).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'The link after it' })).toBeFocused()
})

test('FORM-3 a closed alert is not remembered', async ({ page, openExample }) => {
  await openExample('alert', 'warning')
  await page.getByRole('button', close).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('FORM-3 an alert without a close control stays', async ({ page, openExample }) => {
  await openExample('alert', 'permanent')
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-3 the message is there, and no button promises what cannot be done', async ({ page, openExample }) => {
    await openExample('alert', 'notice')
    await expect(page.getByText('The shop closes early on Friday.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test('FORM-3 its box and button look the same on pages with rules of their own', async ({ page, mountHtml }) => {
  test.setTimeout(90_000)
  const html = `<div data-feature="alert" data-tone="warning" role="alert"><div data-part="body">
<svg data-part="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"></svg>
<div data-part="text"><strong>This draft has unsaved changes.</strong><p>Leaving the page discards them.</p></div>
<button type="button" data-part="close" aria-label="Close this message"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"></svg></button></div></div>`
  const show = () => mountHtml(html, { styles: ['alert'], isWithoutScript: true })
  expect(
    await differencesUnderHostSheets({
      page,
      show,
      parts: '[data-feature="alert"], [data-feature="alert"] *',
      styles: [...LAYOUT, ...LOOKS],
    }),
  ).toEqual([])
})
