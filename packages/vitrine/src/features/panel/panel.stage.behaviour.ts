import { readFields } from '../../core/fields'
import { report } from '../../page/report'
import { isCounted, type Cause } from './panel.causes'
import type { Event, State, Way } from './panel.model'
import type { Queue } from './panel.queue'
import { closed, needsRecord, opened, type PanelRecord } from './panel.record'
import type { Answer } from './panel.rules'
import { alone, loadRecord, saveRecord } from './panel.storage'
import type { RuleOptions } from './panel.rule-options'
import { panelSettingFields, type PanelSettings } from './panel.setting-options'
import type { Trigger } from './panel.triggers'

/** A panel on the page. */
export interface Panel {
  readonly id: string
  readonly element: HTMLDialogElement
  readonly options: RuleOptions
  readonly signal: AbortSignal
  state: State
  /** What the rules said at the beginning of this page view; undefined before. */
  answer?: Answer
  /** A trigger has come in this page view: no other one opens the panel again. */
  isTriggered: boolean
  /** Ends the watch for triggers. */
  watch: AbortController
  /** What the visitor opened it with. */
  opener?: HTMLElement
}

/** All panels of the page, in the order in which they stand on it. */
export const panels = new Map<string, Panel>()

/** Panels that rules want to open take turns. */
export const turns: { queue: Queue; openedInPageView: number } = { queue: [], openedInPageView: 0 }

/** What opens, shows and closes: fetched at the first sign of life, or when a rule needs it. */
export interface Hands {
  perform(panel: Panel, event: Event): void
  fire(panel: Panel, trigger: Trigger): void
  openByRule(panel: Panel, trigger: Trigger): void
}

let loadHands: (() => Promise<Hands>) | undefined
let hands: Hands | undefined

export const setHands = (load: () => Promise<Hands>): void => void (loadHands = load)

export function withHands(use: (hands: Hands) => void): void {
  if (hands) use(hands)
  else loadHands?.().then((loaded) => use((hands = loaded)), (error: unknown) => report({ feature: 'panel', error }))
}

/** What holds for all panels is said once, on the element around them. */
export const readSettings = (): PanelSettings => readFields(panelSettingFields, { ...document.querySelector<HTMLElement>('[data-panels]')?.dataset }, 'panels')

export const isShown = ({ state: { name } }: Panel): boolean => name === 'entering' || name === 'shown'

/** Changes what is kept of a panel; where no rule needs it, nothing is kept. */
export function note({ id, options }: Panel, change: (record: PanelRecord) => PanelRecord): void {
  if (needsRecord(options)) alone(() => saveRecord(id, change(loadRecord(id, options.version))))
}

/** Opens a panel for the visitor: at once, whatever the rules say. An open panel stays as it is, but the date is kept. */
export function openPanel(panel: Panel, cause: Cause): void {
  const now = Date.now()
  note(panel, (record) => opened(record, now, isCounted(cause)))
  withHands((hands) => hands.perform(panel, { type: 'open', cause }))
}

/** Closes a panel, and counts it, also where it was not open. */
export function closePanel(panel: Panel, way: Way): void {
  note(panel, closed)
  withHands((hands) => hands.perform(panel, { type: 'close', way }))
}
