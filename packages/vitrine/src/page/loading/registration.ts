/** Which clicks wait: those in what this selects, or those that it says yes to. */
export type ClickFilter = string | ((target: Element, click: MouseEvent) => boolean)

/** What a mounted engine can be told by whoever mounted it. */
export interface Handle {
  /** A click that came before the engine did. */
  takeClick?(event: MouseEvent): void
  /** A key that came before the engine did. */
  takeKey?(event: KeyboardEvent): void
}

/** Wires one element; everything it starts ends with the signal. */
export type Mount = (element: HTMLElement, signal: AbortSignal) => Handle | void

/** What `start` looks for, when it loads it, and from where. */
export interface Registration {
  readonly feature: string
  /** Where it is not `[data-feature="NAME"]`. */
  readonly selector?: string
  /**
   * `start`: with the page. `first-activity`: when somebody is there, or at once where the address asks for a place. `near`:
   * when its element comes near the window, or one of its buttons is pressed. `use`: when its element is used; its markup
   * works without it.
   */
  readonly loadAt: 'start' | 'first-activity' | 'near' | 'use'
  /** `page`: the engine serves the whole page and is mounted once, on the root element. */
  readonly scope?: 'element' | 'page'
  /** With `near`: keys that wait for it, pressed with focus nowhere; they are handed to the engine's `takeKey`. */
  readonly holdKeys?: readonly string[]
  /** With `first-activity` and `use`: clicks that wait for it. */
  readonly holdClicksOn?: ClickFilter
  /** With `first-activity` and `use`: keys that wait for it; they are given again when it is there. */
  readonly holdKeysOn?: (key: KeyboardEvent) => boolean
  /** A waiting click is one that the page's own handlers have left; it is handed to the engine's `takeClick`. */
  readonly isAfterPage?: boolean
  readonly load: () => Promise<Mount>
}
