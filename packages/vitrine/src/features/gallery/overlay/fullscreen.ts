/**
 * The browser's fullscreen where there is one. Where there is none (a phone) or it is refused, the overlay takes the
 * whole page instead: the caller is told which display it has in either case.
 */
export function watchFullscreen(frame: HTMLElement, onChange: (isOn: boolean) => void, signal: AbortSignal): void {
  document.addEventListener('fullscreenchange', () => onChange(document.fullscreenElement === frame), { signal })
}

export function enterFullscreen(frame: HTMLElement, onMaximise: () => void): void {
  if (document.fullscreenEnabled) frame.requestFullscreen().catch(onMaximise)
  else onMaximise()
}

/** True where the browser will tell of the change itself. */
export function leaveFullscreen(frame: HTMLElement): boolean {
  if (document.fullscreenElement !== frame) return false
  void document.exitFullscreen().catch(() => {})
  return true
}
