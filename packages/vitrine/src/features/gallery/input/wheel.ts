import { isForOthers, type Surface } from './surface'
import type { Zoom } from './zoom'

/** px: a mouse wheel's notch is at least this; a trackpad's small steps must add up to it. */
const NOTCH = 60
/** ms without a step: the next one begins a new stroke. */
const REST = 200

/** The wheel goes from item to item. Pinched on a trackpad, with Ctrl, or in a zoomed picture it zooms about the pointer. */
export function attachWheel(surface: Surface, zoom: Zoom, signal: AbortSignal): (event: WheelEvent) => void {
  let stroke = { sum: 0, time: -Infinity, isSpent: false }

  const wheel = (event: WheelEvent) => {
    if (isForOthers(event.target)) return
    event.preventDefault()
    const isPinch = event.ctrlKey || event.metaKey
    if (isPinch || zoom.isZoomed()) {
      zoom.zoomAt(zoom.scale() * Math.exp(-event.deltaY * (isPinch ? 0.01 : 0.002)), { x: event.clientX, y: event.clientY })
      return
    }
    if (!surface.canWheel()) return
    const step = Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : event.deltaX
    const isNotch = Math.abs(step) >= NOTCH
    if (isNotch || event.timeStamp - stroke.time > REST) stroke = { sum: 0, time: 0, isSpent: false }
    stroke.sum += step
    stroke.time = event.timeStamp
    if (stroke.isSpent || Math.abs(stroke.sum) < NOTCH) return
    // A trackpad runs on after the fingers have left it: that is one move, not several.
    stroke.isSpent = true
    surface.move(stroke.sum > 0 ? 'next' : 'previous')
  }
  surface.stage.addEventListener('wheel', wheel, { signal, passive: false })
  return wheel
}
