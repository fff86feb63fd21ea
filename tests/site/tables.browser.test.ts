import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { sitePages } from '../support/pages'

const folder = join(import.meta.dirname, '../../site/dist')
const withTables = sitePages.filter(
  (address) =>
    /^\/(features|guide|journal)\//.test(address) && readFileSync(join(folder, address, 'index.html'), 'utf8').includes('<table'),
)

for (const width of [360, 1280]) {
  test(`no word in a table is broken at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    expect(withTables.length).toBeGreaterThan(10)
    for (const address of withTables) {
      await page.goto(address)
      const broken = await page.locator('.prose table').evaluateAll((tables) => {
        const found: string[] = []
        for (const table of tables) {
          const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const range = new Range()
            for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
              range.setStart(texts.currentNode, index)
              range.setEnd(texts.currentNode, index + word.length)
              if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
            }
          }
        }
        return found
      })
      expect.soft(broken, address).toEqual([])
    }
  })
}

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
