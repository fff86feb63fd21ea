import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { overlay, picture, position } from './gallery.browser.markup'

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
/** The page that the README gives, letter by letter. */
const document = /```html\n(<!doctype html>[\s\S]*?)```/.exec(readme)![1]!

test('GAL-2 the page that the README gives works as it stands', async ({ page, mountHtml }) => {
  // The script is where a reader would put it.
  await mountHtml('')
  await page.route('**/vitrine/**', (route) => route.fallback({ url: route.request().url().replace('/vitrine/', '/__script/') }))
  await page.route(/-(large|small)\.jpg$/, (route) => route.fulfill({ path: 'site/content/pictures/fig.jpg' }))
  await page.route('**/garden/', (route) => route.fulfill({ contentType: 'text/html', body: document }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/garden/')
  await expect(page.locator('ul')).toHaveCSS('display', 'grid')
  await expect(page.locator('ul')).toHaveCSS('list-style-type', 'none')
  await page.getByRole('link', { name: 'Tulips' }).click()
  await expect(position(page)).toContainText('1 of 3. Tulips. In May. Photo: Ann')
  await expect(overlay(page)).toHaveAttribute('data-skin', 'light')
  await expect(overlay(page)).toHaveCSS('position', 'fixed')
  await expect(picture(page)).toBeVisible()
  await expect(overlay(page).getByRole('link', { name: 'Ann' })).toHaveAttribute('href', '/ann/')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'the house' }).click()
  await expect(position(page)).toContainText('1 of 1')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'The pond' }).click()
  await expect(position(page)).toContainText('1 of 1. The pond')
})
