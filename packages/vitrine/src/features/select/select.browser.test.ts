import { expect, findFaults, test } from '#test'
import { readmeHtml } from '../../../../../tests/support/readme'

test('FORM-2 a styled select is a real one: by its label, its keys and its form, in the look of the page', async ({
  page,
  openExample,
}) => {
  await openExample('select', 'choice')
  const select = page.getByRole('combobox', { name: 'Paper' })
  await expect(select).toHaveValue('Pearl, 290 g')
  await select.selectOption('Matt, 230 g')
  await expect(select).toHaveValue('Matt, 230 g')
  await select.focus()
  await page.keyboard.press('c')
  if (await select.evaluate((element) => element.matches(':open'))) await page.keyboard.press('Enter')
  await expect(select).toHaveValue('Cotton rag, 310 g')
  expect(await select.evaluate((element) => element.tagName)).toBe('SELECT')
  const canBase = await page.evaluate(() => CSS.supports('appearance', 'base-select'))
  expect(await select.evaluate((element) => getComputedStyle(element).appearance)).toBe(canBase ? 'base-select' : 'none')
  await select.click()
  if (canBase) await expect(page.getByRole('option', { name: 'Cotton rag, 310 g' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
})

test('FORM-2 groups, and what cannot be chosen, are the browser’s own; the form is checked and reset', async ({ page, mountHtml }) => {
  await mountHtml(
    `<form>${readmeHtml('select')}<label for="frame">Frame</label><select id="frame" name="frame" data-feature="select" required>
<option value="">Please choose</option><optgroup label="Wood"><option>Oak</option><option disabled>Cherry</option></optgroup></select>
<select aria-label="All" data-feature="select" multiple><option>One</option></select><select aria-label="Plain" data-feature="select" data-look="native"><option>One</option></select>
<button type="reset">Again</button></form>`,
    { isWithoutScript: true },
  )
  const frame = page.getByRole('combobox', { name: 'Frame' })
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(false)
  await frame.selectOption('Oak')
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Pearl')
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()])).toEqual(['Pearl', 'Oak'])
  await page.getByRole('button', { name: 'Again' }).click()
  await expect(frame).toHaveValue('')
  const appearance = (name: string) => page.getByLabel(name).evaluate((element) => getComputedStyle(element).appearance)
  expect(await appearance('Plain')).toBe('auto')
  expect(await appearance('All')).toBe('auto')
})
