import { onCalm } from '../loading/activity'
import { report } from '../services/report'

/** px: where the library's own style sheets have it, as they are served. */
const SERVED = /^\((?:width >= |min-width: )800px\)$/

/**
 * Another break point for the style sheets of header, menu, search and cart. Media queries know no variables, so the sheets themselves
 * are changed, where they are linked whole: those that a page links in parts have a media query of the page's own.
 */
export function setBreakPoint(px: number, signal: AbortSignal): void {
  const media = `(width >= ${px}px)`
  const change = () => {
    for (const rule of [...document.styleSheets].flatMap(servedRules)) {
      const before = rule.media.mediaText
      rule.media.mediaText = media
      signal.addEventListener('abort', () => (rule.media.mediaText = before))
    }
  }
  change()
  // A sheet that is still on its way.
  if (document.readyState !== 'complete') void onCalm().then(() => signal.aborted || change())
}

function servedRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return [...sheet.cssRules].filter(
      (rule): rule is CSSMediaRule =>
        rule instanceof CSSMediaRule && SERVED.test(rule.media.mediaText) && rule.cssText.includes('vitrine.'),
    )
  } catch {
    // Another origin's, which a script may not read.
    if (/\b(page|header|menu)\.css$/.test(sheet.href ?? ''))
      report({ feature: 'header', error: `The break point of ${sheet.href} cannot be changed: link it with crossorigin="anonymous".` })
    return []
  }
}
