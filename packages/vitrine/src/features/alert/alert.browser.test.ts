import { expect, test } from '#test'

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
