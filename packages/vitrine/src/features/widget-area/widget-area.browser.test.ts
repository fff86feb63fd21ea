import { expect, findFaults, test } from '#test'

test('FORM-5 areas stand side by side, and those without content leave no gap', async ({ page, openExample }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openExample('widget-area', 'empty')
  const box = async (text: string) => (await page.getByText(text).boundingBox())!
  const [about, visit, frame] = [
    await box('A small press'),
    await box('Tuesday to Saturday'),
    await page.locator('[data-feature="widget-area"]').boundingBox(),
  ]
  expect(about.x).toBe(frame!.x)
  // The two that have content share the whole width.
  expect(Math.abs(visit.x + visit.width - frame!.x - frame!.width)).toBeLessThan(1)
  expect(visit.x - about.x - about.width).toBeLessThan(60)
  await expect(page.getByRole('navigation', { name: 'Elsewhere' })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 800 })
  const [above, below] = [await box('A small press'), await box('Tuesday to Saturday')]
  expect(below.x).toBe(above.x)
  expect(below.y - above.y - above.height).toBeLessThan(120)
  expect(await findFaults(page)).toEqual([])
})

test('FORM-5 words in no element show, white space takes no room, and a heading over nothing is not there', async ({ page, mountHtml }) => {
  await mountHtml(
    `<div data-feature="widget-area" data-columns="4"><div data-part="area">
</div><div data-part="area">Bare words</div><div data-part="area"><p>A paragraph</p></div><div data-part="area"><section data-part="widget"> </section><section data-part="widget"><h2>Follow us</h2><ul>
</ul></section></div><div data-part="area"><section data-part="widget">Loose words</section></div></div>`,
    { styles: ['widget-area'], isWithoutScript: true },
  )
  await expect(page.getByText('Bare words')).toBeVisible()
  await expect(page.getByText('Loose words')).toBeVisible()
  await expect(page.getByText('Follow us')).toBeHidden()
  // Three columns are left, and they fill the row.
  expect(
    await page.locator('[data-feature="widget-area"]').evaluate(
      (grid) =>
        getComputedStyle(grid)
          .gridTemplateColumns.split(' ')
          .filter((track) => track !== '0px').length,
    ),
  ).toBe(3)
})
