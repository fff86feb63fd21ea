import { expect, test } from '#test'
import { featureExamples, markupOf, styles } from './support/examples'
import { compareUnderHostSheets } from './support/host-sheets'

for (const { feature, addresses, part } of featureExamples(12))
  test(`the examples of ${feature} look the same under the style sheets of other pages (${part})`, async ({ page, mountHtml }) => {
    test.slow()
    const found: string[] = []
    for (const address of addresses) {
      await mountHtml(markupOf(address), { styles })
      found.push(...(await compareUnderHostSheets(page)).map((difference) => `${address} ${difference}`))
    }
    expect(found).toEqual([])
  })
