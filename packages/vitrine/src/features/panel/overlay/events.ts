import type { State } from './state'

/** Told on the panel's element, bubbling, whenever its state has a new name. */
export const PANEL_EVENT = 'vitrine:panel'

export interface PanelChange {
  readonly id: string
  readonly state: State
}
