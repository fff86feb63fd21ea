import { readOptions } from '../../../page/services/options'
import { report } from '../../../page/services/report'
import { reportWrong } from '../../../page/services/wrong-setting'
import type { Panel } from '../overlay/controller'
import * as errors from '../panel.errors'
import { panelFields, panelSettingFields, withoutEmpty, type PanelOptions, type PanelSettings } from '../panel.options'
import { PANEL_ID } from './words'

/** Says why an element cannot be a panel. */
export function reportRefusal(element: HTMLElement): void {
  const { panel: id = '' } = element.dataset
  const error = !(element instanceof HTMLDialogElement) ? errors.notADialog : PANEL_ID.test(id) ? errors.isTaken(id) : errors.hasNoId
  report({ feature: 'panel', error, element })
}

const known = new WeakMap<Panel, PanelOptions>()

/** All that is set on a panel. What is wrong is reported once, and its default serves; the rest holds. */
export function optionsOf(panel: Panel): PanelOptions {
  const options = known.get(panel) ?? readAll(panel.element)
  known.set(panel, options)
  return options
}

function readAll(element: HTMLElement): PanelOptions {
  const values = withoutEmpty(element.dataset)
  const options: Record<string, unknown> = { ...readOptions(panelFields, element, { feature: 'panel', values }) }
  for (const [name, isRight, allowed] of WORDING) {
    const word = options[name] as string
    if (word === panelFields[name].fallback || isRight(word)) continue
    reportWrong({ setting: `panel.${name}`, given: word, allowed }, 'panel', element)
    options[name] = panelFields[name].fallback
  }
  return options as PanelOptions
}

/** Whether a text that somebody wrote is a CSS selector. */
function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
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
