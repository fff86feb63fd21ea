import type { State } from './video.model'

interface Now {
  readonly state: State
  /** The video element or the frame, once there is one. */
  readonly surface: HTMLElement | undefined
  readonly isProvider: boolean
  readonly hasControls: boolean
}

/** What the poster covers is out of reach as well (a file's controls stay in sight below it); focus is where the controls are. */
export function moveFocus(element: HTMLElement, { state, surface, isProvider, hasControls }: Now): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const hasFocus = (...of: (Element | null | undefined)[]) => of.some((one) => one?.contains(document.activeElement))
  const wasOnSurface = surface !== undefined && hasFocus(surface)
  if (isProvider && surface) surface.inert = state !== 'playing'
  if (state === 'playing' && hasControls && hasFocus(part('toggle'), part('ask'))) surface?.focus({ preventScroll: true })
  else if (state === 'loading' && hasFocus(part('ask'))) part('toggle')?.focus({ preventScroll: true })
  else if (isProvider && wasOnSurface) part('toggle')?.focus({ preventScroll: true })
}
