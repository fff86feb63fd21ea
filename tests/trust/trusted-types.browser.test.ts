import { expect, test } from '#test'
import { openNumber, overlay, photo, settings } from '../../packages/vitrine/src/features/gallery/gallery.browser.markup'

const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self' https://www.youtube.com; frame-src https://www.youtube-nocookie.com; require-trusted-types-for 'script'; trusted-types"
const policy = (names: string) => `<meta http-equiv="content-security-policy" content="${POLICY} ${names}">`

test('PAGE-8 on a page that enforces Trusted Types the page script works; a list of names needs two of ours', async ({
  page,
  mountHtml,
  guard,
}) => {
  // The control's, and nothing else's.
  guard.expectConsole(/requires 'TrustedHTML' assignment/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/api/slider', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ success: true, data: '<p>From an answer</p>' }) }),
  )
  await mountHtml(
    `<a href="${photo('sea')}" data-gallery data-caption="By <a href='/x'>Ann</a>">Sea</a><a href="#tour/0">Tour</a>${settings({ groups: { tour: [{ html: '<p>By hand</p>' }] } })}
     <a href="#elsewhere" data-feature="slider-modal" data-url="/api/slider" data-alias="places">Places</a>`,
    { styles: ['gallery', 'slider-modal'], head: policy('dompurify vitrine') },
  )
  // A text is no markup here.
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b></b>'
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }),
  ).toBe('TypeError')
  await expect.poll(() => guard.console.length).toBe(1)
  await openNumber(page)
  await expect(overlay(page).getByRole('link', { name: 'Ann' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Tour' }).click()
  await expect(overlay(page).getByText('By hand')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Places' }).click()
  await expect(page.getByRole('dialog').getByText('From an answer')).toBeVisible()
  expect(guard.console).toHaveLength(1)
})
