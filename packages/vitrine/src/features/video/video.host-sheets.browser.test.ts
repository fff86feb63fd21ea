import { expect, test } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, LOOKS, resizeWindow } from '../../../../../tests/support/host-sheets'

/** Not the words of the buttons that only a screen reader says. */
const parts = '[data-feature=video], [data-feature=video] :not([data-part$=label])'
const file = (attributes = '') =>
  `<div data-feature="video" ${attributes}><video muted preload="none" poster="/video/clock.jpg" aria-label="The clock"><source src="/video/clock.mp4" type="video/mp4"></video><img data-part="poster" src="/video/clock.jpg" alt=""><button type="button" data-part="toggle" data-control="toggle"><span data-part="play-label">Play video: The clock</span><span data-part="pause-label">Pause video: The clock</span></button></div>`
const asking = '<div data-feature="video" data-vimeoid="76979871" data-title="A film on Vimeo" data-poster="/video/sunset-pan.jpg"></div>'
const row = `<section data-video-row style="height:300px">${file('data-bgvideo="t"')}</section>`
const broken = '<div data-feature="video" data-vimeoid="abc"></div>'

test('VID-9 videos look the same on pages with style sheets of their own, on a phone and in a wide window', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/is not a valid video id/)
  // A page's own transitions would still be on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const styles = [...LAYOUT, ...LOOKS.filter((name) => name !== 'lineHeight')]
  const look = async () => {
    await page.setViewportSize({ width: 360, height: 2400 })
    await mountHtml(file() + asking + row + broken, { styles: ['video'] })
    await expect(page.locator('[data-feature=video]').nth(1)).toHaveAttribute('data-state', 'asking')
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.locator('[data-feature=video]').nth(1).locator('[data-part=player]')).toBeAttached()
    const narrow = await lookOf(page, parts, styles)
    await resizeWindow(page, 1280, 3200)
    return joinLooks({ '360 px wide': narrow, '1280 px wide': await lookOf(page, parts, styles) })
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})
