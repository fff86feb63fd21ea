import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'

/** Not by their doors: those of jQuery 4 do not show its files. */
const packages = join(import.meta.dirname, '../../../../../../node_modules')
const FILES = {
  '1.7': 'jquery-1.7/lib/jquery.js',
  '1.12': 'jquery-1.12/dist/jquery.js',
  '3': 'jquery-3/dist/jquery.js',
  '4': 'jquery-4/dist/jquery.js',
} as const

const LINKS = `<div id="walk"><a class="photo" href="/examples/stream.webp" data-caption="The stream">Stream</a> <a class="photo" href="/examples/meadow.webp">Meadow</a>
<a class="photo" href="/examples/sunset.webp">Sunset</a></div><a href="/examples/stream.webp" data-gallery="other">Another</a>`

/** A page with its own jQuery, whose script is an ordinary one, and that calls the plugin when it is ready. */
const withJquery = (version: keyof typeof FILES, script: string) => `${LINKS}
<script>${readFileSync(join(packages, FILES[version]), 'utf8')}</script>
<script>jQuery(function ($) { ${script} })</script>`

const dialog = (page: Page) => page.getByRole('dialog')

for (const version of ['1.12', '3', '4'] as const) {
  test(`GAL-23 with jQuery ${version} the chosen links are a gallery of their own, with their own options`, async ({ page, mountHtml }) => {
    await mountHtml(
      withJquery(
        version,
        `window.told = []
const set = $('.photo').vitrineGallery({ group: 'walk', lightbox_loop: '1', lightbox_skin: 'light', hasArrows: true, texts: { close: 'Shut' },
  onIndexChange: function (index) { told.push(index) }, onOpenChange: function (isOpen) { told.push(isOpen) } })
window.chained = set.length === 3 && set.jquery === $.fn.jquery`,
      ),
      { styles: ['gallery'] },
    )
    expect(await page.evaluate('chained')).toBe(true)
    await page.getByRole('link', { name: 'Meadow' }).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page)).toHaveAttribute('data-skin', 'light')
    await expect(dialog(page).getByRole('button', { name: 'Shut' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate('told')).toEqual([1, true, 2])
    await page.evaluate(() =>
      (window as never as { jQuery: (set: string) => { vitrineGallery(command: string): void } }).jQuery('.photo').vitrineGallery('close'),
    )
    await expect(dialog(page)).toBeHidden()
    await expect.poll(() => page.evaluate('told')).toEqual([1, true, 2, false])
    await page.getByRole('link', { name: 'Another' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(dialog(page)).not.toHaveAttribute('data-skin', 'light')
  })
}

test('GAL-23 by its commands it opens, moves and ends, and is as it was', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] gallery: "fly" is not a command\. Commands are: open, close, next, previous, destroy\./)
  await mountHtml(withJquery('3', `$('#walk').vitrineGallery(); $('#walk').vitrineGallery('open', 1); $('#walk').vitrineGallery('fly')`), {
    styles: ['gallery'],
  })
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(/#jquery-1\/1$/)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.evaluate("jQuery('#walk').vitrineGallery('destroy')")
  await expect(page.locator('#walk [data-gallery]')).toHaveCount(0)
})

test('GAL-23 a jQuery under 1.8 gets the message, and the page’s own galleries go on', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/^\[vitrine\] gallery: The jQuery version that was loaded is too old\. It requires jQuery 1\.8\+\.$/)
  await mountHtml(withJquery('1.7', `window.chained = $('.photo').vitrineGallery({}).length`), { styles: ['gallery'] })
  expect(await page.evaluate('chained')).toBe(3)
  await page.getByRole('link', { name: 'Another' }).click()
  await expect(dialog(page)).toBeVisible()
})
