import { expect, findFaults, test } from '#test'

test('SLIDE-5 a list of slides, as older pages write it, becomes a slider by its own attributes, and loses nothing', async ({
  page,
  mountHtml,
}) => {
  const slide = (name: string) =>
    `<li class="slide-${name}"><img src="/video/clock.jpg" alt="A place" width="320" height="180"><p>${name}</p></li>`
  await mountHtml(
    `<main><h1>Page</h1><div class="flexslider" data-feature="slider" aria-label="Places" data-slideshow_autoplay="0" data-slideshow_animation="slide" data-slideshow_next_text="Onwards" data-slideshow_control_nav="yes"><ul class="slides">${['One', 'Two', 'Three'].map(slide).join('')}</ul></div></main>`,
    { styles: ['slider'] },
  )
  const slider = page.getByRole('region', { name: 'Places' })
  await expect(slider).toHaveAttribute('data-state', 'resting')
  await expect(slider).toHaveAttribute('data-slideshow', 'stopped')
  await expect(slider).toHaveAttribute('data-animation', 'slide')
  await slider.getByRole('button', { name: 'Onwards' }).click()
  await expect(slider.locator('ul.slides > li.slide-Two')).toHaveAttribute('data-state', 'current')
  await expect(slider).toHaveAttribute('data-state', 'resting')
  await slider.getByRole('button', { name: '3 of 3' }).click()
  await expect(slider.getByText('Three')).toBeVisible()
  await expect(slider).toHaveAttribute('data-state', 'resting')
  expect(await findFaults(page)).toEqual([])
})
