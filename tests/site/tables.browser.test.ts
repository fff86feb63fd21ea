import { expect, test } from '#test'

test('where a table is stacked each value follows its column’s name, and it is still a table', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/features/slider/')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Option', 'Default', 'Elastic', 'Meaning'])
  const row = table.getByRole('row').filter({ hasText: 'interval' })
  await expect(row.getByRole('cell')).toHaveText(['interval', '7000', '3000', 'ms that a slide stays'])
  const boxes = await Promise.all((await row.getByRole('cell').all()).map((cell) => cell.boundingBox()))
  expect(boxes.map((box) => box!.x)).toEqual(boxes.map(() => boxes[0]!.x))
  expect(
    await row
      .getByRole('cell')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toContain('Default: ')
})
