import { expect, findFaults, test, type Page } from '#test'
import { readmeHtml } from '../../../../../tests/support/readme'

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const plus = (page: Page) => page.getByRole('button', { name: 'Increase quantity' })
const minus = (page: Page) => page.getByRole('button', { name: 'Decrease quantity' })

test('FORM-1 a value below min is raised, plus stops at max and minus at min, by pointer and by keyboard', async ({
  page,
  openExample,
}) => {
  await openExample('quantity', 'bounds')
  await expect(field(page, 'Copies')).toHaveValue('1')
  await expect(minus(page)).toHaveAttribute('aria-disabled', 'true')
  for (let press = 0; press < 6; press += 1) await plus(page).click({ force: true })
  await expect(field(page, 'Copies')).toHaveValue('5')
  await expect(plus(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status')).toHaveText('5')
  await minus(page).focus()
  for (const key of ['Enter', 'Space', 'Enter', 'Space', 'Enter', 'Space']) await page.keyboard.press(key)
  await expect(field(page, 'Copies')).toHaveValue('1')
  await expect(minus(page)).toBeFocused()
  await field(page, 'Copies').fill('400')
  await plus(page).click()
  await expect(field(page, 'Copies')).toHaveValue('5')
  expect(await findFaults(page)).toEqual([])
})

test('FORM-1 a last step is shorter, and a form that is reset begins anew', async ({ page, openExample }) => {
  await openExample('quantity', 'step')
  const more = page.getByRole('button', { name: 'More sheets' })
  await more.click()
  await more.click()
  await expect(field(page, 'Sheets')).toHaveValue('60')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Empty' }).click()
  await expect(field(page, 'Sheets')).toHaveValue('25')
  await expect(more).not.toHaveAttribute('aria-disabled')
})

test('FORM-1 on any page the buttons are put beside the field, and a press raises what typing raises', async ({ page, mountHtml }) => {
  await mountHtml(
    `${readmeHtml('quantity')}
<form><label for="seats">Seats</label><span data-feature="quantity" data-increase-label="One more seat"><input id="seats" value="0" min="2" max="3"></span><button type="reset">Again</button></form>
<span data-feature="quantity"><input type="hidden" value="1"></span><span data-feature="quantity"><input type="date" aria-label="Day"></span>
<label for="fixed">Fixed</label><span data-feature="quantity"><input type="number" id="fixed" value="4" disabled></span>
<script>window.heard = []; for (const name of ['input', 'change']) document.addEventListener(name, (event) => heard.push(name + ' ' + event.target.value))</script>`,
    { isWithoutScript: true },
  )
  await plus(page).first().click()
  await expect(field(page, 'Copies')).toHaveValue('2')
  const seats = page.getByRole('textbox', { name: 'Seats' })
  await expect(seats).toHaveValue('2')
  await page.getByRole('button', { name: 'One more seat' }).click()
  // At its end a button stays a button: only the test tool takes it for one that cannot be pressed.
  await page.getByRole('button', { name: 'One more seat' }).click({ force: true })
  expect(await page.evaluate('heard')).toEqual(['input 2', 'change 2', 'input 3', 'change 3', 'input 3', 'change 3'])
  await page.getByRole('button', { name: 'Again' }).click()
  await expect(seats).toHaveValue('2')
  await expect(page.locator('[data-feature="quantity"]:has([type="hidden"], [type="date"]) button')).toHaveCount(0)
  await page.locator('#fixed ~ button').click({ force: true })
  await expect(page.locator('#fixed')).toHaveValue('4')
  expect(await findFaults(page, '[data-feature="quantity"]')).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-1 the field is there, and no button promises what cannot be done', async ({ page, openExample }) => {
    await openExample('quantity', 'bounds')
    await expect(field(page, 'Copies')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
