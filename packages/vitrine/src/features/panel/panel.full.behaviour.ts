import { report } from '../../page/report'
import * as errors from './panel.errors'
import { lookFields, type LookOptions } from './panel.look-options'
import { readPart, ruleFields, type RuleOptions } from './panel.rule-options'
import type { Panel } from './panel.stage.behaviour'

/** Reads what may hold an author's mistake; a mistake is told, and the page goes on. */
function attempt<T>(element: HTMLElement, read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    report({ feature: 'panel', error, element })
    return undefined
  }
}

/** Says why an element cannot be a panel. */
export function complain(element: HTMLElement): void {
  attempt(element, () => {
    throw new Error(element instanceof HTMLDialogElement ? errors.hasNoId : errors.notADialog)
  })
}

const rules = new WeakMap<Panel, RuleOptions>()
const looks = new WeakMap<Panel, LookOptions>()

/** All that may open the panel. One with a wrong value is opened by nothing that a visitor does but links; its author is told once. */
export function rulesOf(panel: Panel): RuleOptions {
  const { element, id } = panel
  const known = rules.get(panel) ?? attempt(element, () => readPart(ruleFields, { ...element.dataset }, id)) ?? readPart(ruleFields, {}, id)
  rules.set(panel, known)
  return known
}

/** How a panel looks, moves and closes. One with a wrong value does not open, and its author is told. */
export function lookOf(panel: Panel): LookOptions | undefined {
  const { element, id } = panel
  const look = looks.get(panel) ?? attempt(element, () => readPart(lookFields, { ...element.dataset }, id))
  if (look) looks.set(panel, look)
  return look
}

/** The look of a panel that is open. One that opened before its wrong value was found goes on as if nothing had been said. */
export function fullLook(panel: Panel): LookOptions {
  const look = lookOf(panel) ?? readPart(lookFields, {}, panel.id)
  looks.set(panel, look)
  return look
}
