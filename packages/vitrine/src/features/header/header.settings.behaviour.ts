import { readEach } from '../../core/fields'
import { pageSettingsOf } from '../../page/services/options'
import { reportWrong } from '../../page/services/wrong-setting'
import { setBreakPoint } from '../../page/ui/break-point'
import { edit } from '../../page/ui/nested-list'
import { attributesOf } from './header.attributes'
import { headerFields } from './header.options'

/** Which options an attribute is made of. */
const MADE_OF: Readonly<Record<string, readonly (keyof typeof headerFields)[]>> = {
  'data-layout': ['layout', 'position'],
  'data-position': ['position'],
  'data-logo': ['logoAlignment'],
  'data-site-layout': ['siteLayout'],
  'data-sticky': ['isSticky', 'isStickyOnTablet', 'isStickyOnMobile'],
  'data-sticky-part': ['stickyPart'],
  'data-shrinks': ['isShrinking'],
  'data-hides-on-scroll': ['hidesOnScroll'],
  'data-break-point': ['breakPoint'],
}

/** What the page's settings say of a header that another system has written: where its markup says nothing of it, this is put there. */
export function applyHeaderSettings(header: HTMLElement, signal: AbortSignal): void {
  const given = pageSettingsOf('header')
  const options = readEach(headerFields, given, (name, value) =>
    reportWrong({ setting: `header.${name}`, given: value, allowed: headerFields[name as 'layout'].allowed }, 'header', header),
  )
  const edits = edit(signal)
  for (const [name, value] of Object.entries(attributesOf(options))) {
    // Without a layout and a place for its logo, none of the style sheet's forms would hold.
    const isNeeded = name === 'data-layout' || name === 'data-logo'
    const isSaid = MADE_OF[name]!.some((option) => given[option] !== undefined)
    if ((isSaid || isNeeded) && value !== undefined && !header.hasAttribute(name)) edits.set(header, name, String(value))
  }
  if (given.breakPoint !== undefined) setBreakPoint(options.breakPoint, signal)
  // With the menu under the header it stands in a row of its own.
  const row = header.querySelector(':scope > [data-part="bar"] > [data-part="row"]')
  const menu = row?.querySelector<HTMLElement>(':scope > [data-part="menu"]')
  if (header.dataset.layout === 'menu-under' && row && menu) edits.move([menu], row.parentElement!, row.nextSibling)
}
