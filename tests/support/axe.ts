import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** A part of the page, or the page without some of its parts (rules for the page as a whole still look at all of it). */
type Where = string | { readonly without: readonly string[] }

/** All faults that axe finds in the page as it stands: accessibility rules and good practice, one line each. `rules` asks for these only. */
export async function findFaults(page: Page, where?: Where, rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ where, only }) => {
      const context = typeof where === 'object' ? { include: document, exclude: where.without.map((part) => [part]) } : (where ?? document)
      const found = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        iframes: false,
        // What passed is not told in detail: gathering that is a good part of the work.
        resultTypes: ['violations'],
        // Only one rule reads the style sheets: it is asked for by its name, once for every sheet (tests/site/every-page).
        preload: only?.includes('css-orientation-lock') ?? false,
        // Off by default in axe, for its cost; part of WCAG 2.2.
        rules: { 'target-size': { enabled: true } },
        ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
      })
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} (${failureSummary?.replaceAll('\n', ' ')})`),
      }))
    },
    { where, only: rules },
  )
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.join('\n    ')}`)
}
