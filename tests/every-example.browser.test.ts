import { expect, test } from '#test'
import { allStyles, featureExamples, markupOf } from './support/examples'
import { compareUnderHostSheets } from './support/host-sheets'
import { beginLife, countWhatBegins, endLives } from './support/life'
import { followRequests } from './support/quiet'

/** The address, the stack of overlays, consent: one listener each for the whole page. */
const SERVICES = ['popstate on window', 'hashchange on window', 'keydown on #document', 'vitrine:consent on #document', 'storage on window']

/** Markup that its engine completes: what was missing stays. What was loaded lazily stays loaded. */
const COMPLETED = /\/(video-sync\/(viewer|two)|lazy-load\/)/

/** Each example on a bare page with the page script: how it looks beside somebody's own rules, and what its engine leaves behind. */
for (const { feature, addresses, part } of featureExamples(12))
  test(`the examples of ${feature} look the same under the style sheets of other pages; ended, begun and ended again they are what was served, and nothing listens, watches or ticks (${part})`, async ({
    page,
    mountHtml,
  }) => {
    test.slow()
    await page.addInitScript(countWhatBegins)
    for (const address of addresses) {
      await mountHtml(markupOf(address), { css: allStyles, isWithoutScript: true })
      const requests = followRequests(page)
      await page.evaluate(beginLife)
      await requests.settle()
      requests.stop()
      expect.soft(await compareUnderHostSheets(page), address).toEqual([])
      const left = await page.evaluate(endLives, SERVICES)
      if (!COMPLETED.test(address)) expect.soft(left, address).toEqual([])
    }
  })
