import type { Event as GalleryEvent } from '../overlay/model'
import type { Zoomer } from './zoomer'

/** px that an arrow key moves a zoomed picture. */
const PAN = 80

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Keyboard {
  readonly zoomer: Zoomer
  readonly isRightToLeft: boolean
  send(event: GalleryEvent): void
  toggleFullscreen(): void
}

/** Whether the keys belong to what has focus: a field, a player, content that scrolls. */
const isTaken = (target: Element): boolean =>
  !!target.closest('input, select, textarea, [contenteditable], video, audio, iframe, [data-part="content"]')

/** Four arrows move (or pan a picture that is larger than the window), Shift+Enter toggles fullscreen, + and - zoom. Escape is the overlays' business. */
export function pressKey(event: KeyboardEvent, { zoomer, isRightToLeft, send, toggleFullscreen }: Keyboard): void {
  const target = event.target as Element
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(target)) return
  const arrow = ARROWS[event.key]
  const by = arrow && { x: -arrow[0] * PAN, y: -arrow[1] * PAN }
  if (event.key === 'Enter' && event.shiftKey) toggleFullscreen()
  else if (event.key === '+' || event.key === '=') zoomer.zoomAt(zoomer.scale() * 1.5, undefined, true)
  else if (event.key === '-') zoomer.zoomAt(zoomer.scale() / 1.5, undefined, true)
  else if (by && (zoomer.isZoomed() || zoomer.canPan(by))) zoomer.pan(by, true)
  else if (arrow) send({ type: arrow[1] + arrow[0] * (isRightToLeft ? -1 : 1) > 0 ? 'next' : 'previous' })
  else return
  event.preventDefault()
}
