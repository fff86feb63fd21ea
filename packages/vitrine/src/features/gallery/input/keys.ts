import type { Controller } from '../overlay/controller'
import type { Input } from './attach'

/** px that an arrow key moves a zoomed picture. */
const PAN = 80

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Keyboard {
  readonly controller: Controller
  readonly input: Input
  toggleFullscreen(): void
}

/** Whether the keys belong to what has focus: a field, a player, content that scrolls. */
const isTaken = (target: Element): boolean =>
  !!target.closest('input, select, textarea, [contenteditable], video, audio, iframe, [data-part="content"]')

/** Four arrows move (or pan a picture that is larger than the window), Shift+Enter toggles fullscreen, + and - zoom. Escape is the overlays' business. */
export function pressKey(event: KeyboardEvent, { controller, input, toggleFullscreen }: Keyboard): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target as Element)) return
  const arrow = ARROWS[event.key]
  if (event.key === 'Enter' && event.shiftKey) toggleFullscreen()
  else if (event.key === '+' || event.key === '=') input.zoomBy(1.5)
  else if (event.key === '-') input.zoomBy(1 / 1.5)
  else if (arrow) {
    const [x, y] = arrow
    const isForward = y + x * (controller.isRightToLeft ? -1 : 1) > 0
    input.panOr({ x: -x * PAN, y: -y * PAN }, () => controller.send({ type: isForward ? 'next' : 'previous' }))
  } else return
  event.preventDefault()
}
