import { report } from '../../../page/services/report'
import type { ArrivalOptions } from '../options/at-load'
import type { LookOptions } from '../options/look'
import type { Event } from '../panel.model'
import type * as circumstancesPart from '../triggers/circumstances'
import type * as movesPart from './moves'
import type { Answer } from '../rules/evaluation'
import type { State, Way } from './state'
import type { Trigger } from '../rules/triggers'

/** A panel on the page. */
export interface Panel {
  readonly id: string
  readonly element: HTMLDialogElement
  readonly options: ArrivalOptions
  readonly signal: AbortSignal
  /** Written by `send` alone. */
  state: State
  /** What has happened to it and is not dealt with yet. */
  readonly events: Event[]
  /** What the rules said at the beginning of this page view; undefined before. */
  answer?: Answer
  /** A trigger has come in this page view: no other one opens the panel again. */
  isTriggered: boolean
  /** It has been open in this page view, whatever opened it: no rule opens it again. */
  hasShown: boolean
  /** Ends the watch for triggers. */
  watch: AbortController
  /** While it is open: ends when it goes. */
  life?: AbortController
  /** Breaks off its move. */
  stopMove?: () => void
  /** The latest wish to open it, while what shows it is on its way. */
  wish?: object
  /** What the visitor opened it with. */
  opener?: HTMLElement
  /** How it was closed last. */
  wayOut?: Way
}

/** What may be a panel's id. */
export const PANEL_ID = /^[a-z0-9-]+$/i

/** All panels of the page, in the order in which they stand on it. */
export const panels = new Map<string, Panel>()

/** What opens panels, once their style is there. */
export interface Hands {
  fire(panel: Panel, trigger: Trigger): void
  openByRule(panel: Panel, trigger: Trigger): void
  takeTurn(): void
}

/** What answers to a visitor: links, clicks, the address, scrolling, leaving, every way to close. Fetched at the first sign of life. */
export interface Host {
  complain(element: HTMLElement): void
  attend(signal: AbortSignal): void
  greet(panel: Panel): void
  hear(type: 'vitrine:page-view' | 'vitrine:added-to-cart'): void
  watch(panel: Panel): void
  follow(panel: Panel): void
  escape(): void
  isOccupied(): boolean
  mayOpen(): boolean
  countOpening(): void
  dismiss(panel: Panel): void
  leave(panel: Panel): void
  lookOf(panel: Panel): LookOptions
}

/** A part of the feature that is fetched on need. */
interface Part<T> {
  load?: () => Promise<T>
  there?: T
}
export const hands: Part<Hands> = {}
export const host: Part<Host> = {}
/** Fetched only where a panel asks for them. */
export const circumstances: Part<typeof circumstancesPart> = { load: () => import('../triggers/circumstances') }
export const moves: Part<typeof movesPart> = { load: () => import('./moves') }

/** Uses a part: at once if it is there, or when it has been fetched. */
export async function withPart<T>(part: Part<T>, use?: (there: T) => void): Promise<void> {
  try {
    part.there ??= await part.load!()
    use?.(part.there)
  } catch (error) {
    report({ feature: 'panel', error })
  }
}
