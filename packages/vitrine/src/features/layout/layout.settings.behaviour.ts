import { readEach } from '../../core/fields'
import { pageSettingsOf } from '../../page/services/options'
import { reportWrong } from '../../page/services/wrong-setting'
import { layoutFields } from './layout.options'
import { layoutStylesheet } from './layout.stylesheet'
import { fluidSize } from './layout.typography'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * What the page's settings say of its layout, as a style sheet: classes for visibility, columns, sidebars. Where they say how headings
 * give way, each level's own size is its full one; what has a class with a size of its own keeps that.
 */
export function applyLayoutSettings(_root: HTMLElement, signal: AbortSignal): void {
  const given = pageSettingsOf('layout')
  const options = readEach(layoutFields, given, (name, value) =>
    reportWrong({ setting: `layout.${name}`, given: value, allowed: layoutFields[name as 'visibilitySmall'].allowed }, 'layout'),
  )
  const hasTypography = Object.keys(given).some((name) => name.startsWith('typography'))
  const text = sizeOf(document.body)
  const headings = hasTypography
    ? HEADINGS.flatMap((level) => {
        const heading = document.querySelector(`${level}:not([class])`) ?? document.querySelector(level)
        return heading ? `${level} { font-size: ${fluidSize(sizeOf(heading), options)}; }` : []
      })
    : []
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${layoutStylesheet(options, {})}:root { --step-0: ${text}rem; } ${headings.join(' ')}`)
  document.adoptedStyleSheets.push(sheet)
  signal.addEventListener('abort', () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)))
}

/** rem, as the page has it now. */
const sizeOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).fontSize) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
