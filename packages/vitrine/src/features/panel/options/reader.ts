import { SettingError } from '../../../core/fields'
import { readOptions } from '../../../page/services/options'
import { report } from '../../../page/services/report'
import * as errors from '../panel.errors'
import { lookFields, type LookOptions } from './look'
import { ruleFields, type RuleOptions } from './rules'
import { isSelector } from './selector'
import { panelSettingFields, type PanelSettings } from './settings'
import { PANEL_ID, type Panel } from '../overlay/stage'

/** Says why an element cannot be a panel. */
export function complain(element: HTMLElement): void {
  const id = element.dataset.panel ?? ''
  const error = !(element instanceof HTMLDialogElement) ? errors.notADialog : PANEL_ID.test(id) ? errors.isTaken(id) : errors.hasNoId
  report({ feature: 'panel', error, element })
}

type Options = RuleOptions & LookOptions
const fields = { ...lookFields, ...ruleFields }
const known = new WeakMap<Panel, Options>()

/** All that is set on a panel. What is wrong is told to its author once, and its default serves; the rest holds. */
function optionsOf(panel: Panel): Options {
  const read = known.get(panel) ?? readAll(panel.element)
  known.set(panel, read)
  return read
}
/** What may open the panel. */
export const rulesOf: (panel: Panel) => RuleOptions = optionsOf
/** How it looks, moves and closes. */
export const lookOf: (panel: Panel) => LookOptions = optionsOf

function readAll(element: HTMLElement): Options {
  const options: Record<string, unknown> = { ...readOptions(fields, element, { feature: 'panel', values: given(element) }) }
  for (const [name, isRight, allowed] of WORDING) {
    const word = options[name] as string
    if (word === fields[name].fallback || isRight(word)) continue
    report({ feature: 'panel', error: new SettingError(`panel.${name}`, word, allowed), element })
    options[name] = fields[name].fallback
  }
  return options as Options
}

/** Empty counts as absent, as it does on existing pages. */
const given = ({ dataset }: HTMLElement) => Object.fromEntries(Object.entries(dataset).filter(([, value]) => value !== ''))

const isLength = (word: string) => word === 'full' || CSS.supports('width', word)
const isEasing = (word: string) => CSS.supports('transition-timing-function', word)
const LENGTH = 'a CSS length such as 400px, 30rem or 60vh'
const EASING = 'a CSS easing such as ease-in'
const SELECTOR = 'a CSS selector'

/** Texts that only a browser can judge. */
const WORDING = [
  ['height', isLength, LENGTH],
  ['width', isLength, LENGTH],
  ['enter_animation_timing', isEasing, EASING],
  ['exit_animation_timing', isEasing, EASING],
  ['scroll_element', isSelector, SELECTOR],
  ['on_click_element', isSelector, SELECTOR],
] as const

const settings = new WeakMap<Element, PanelSettings>()

/** What holds for all panels is said once: on the element around them, or in the page's settings. */
export function readSettings(): PanelSettings {
  const around = document.querySelector<HTMLElement>('[data-panels]')
  const element = around ?? document.body
  const read =
    settings.get(element) ?? readOptions(panelSettingFields, element, { feature: 'panels', group: 'panel', values: { ...around?.dataset } })
  settings.set(element, read)
  return read
}
