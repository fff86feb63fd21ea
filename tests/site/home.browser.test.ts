import { expect, test } from '#test'

test('SLIDE-6 each place on the home page fills the slider when its thumbnail is pressed, with its words in view', async ({ page }) => {
  await page.goto('/')
  const slider = page.getByRole('region', { name: 'Three places and a sunset' })
  await slider.scrollIntoViewIfNeeded()
  const thumbnails = slider.getByRole('group', { name: 'Choose a slide' }).getByRole('button')
  for (const at of [2, 1, 3, 0]) {
    await thumbnails.nth(at).click()
    await expect(slider).toHaveAttribute('data-state', 'resting')
    const current = slider.getByRole('group', { name: `${at + 1} of 4` })
    await expect(current).toBeVisible()
    const box = (await slider.boundingBox())!
    const slide = (await current.boundingBox())!
    expect(slide.x, `slide ${at + 1}`).toBeCloseTo(box.x, 0)
    expect(slide.width, `slide ${at + 1}`).toBeCloseTo(box.width, 0)
    const words = (await current.getByRole('paragraph').last().boundingBox())!
    expect(words.y + words.height, `words of slide ${at + 1}`).toBeLessThanOrEqual(slide.y + slide.height)
  }
})
