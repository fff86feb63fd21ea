import { after } from '../../../page/services/clock'
import { onResize } from '../../../page/services/resize'
import type { LookOptions } from '../options/look'
import type { Panel } from './controller'
import { isAnimated } from './motion'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

interface Size {
  readonly width: number
  readonly height: number
}

/** px of the window that a page needs beside a bar. With less it could not be read: there the bar lies over it. */
const LEAST = { width: 480, height: 240 } as const

/** px by which the page gives way to a bar of this size; 0 where the window is too small for both. */
export function roomFor(edge: Edge, bar: Size, window: Size): number {
  const side = edge === 'left' || edge === 'right' ? 'width' : 'height'
  return window[side] - bar[side] < LEAST[side] ? 0 : Math.round(bar[side])
}

/** px that each open bar takes of its edge. */
const taken = new Map<Panel, { readonly edge: Edge; readonly size: number }>()

/** Makes room for the panel while it is there: the page is laid out in what is left of the window. */
export function push(panel: Panel, look: LookOptions): void {
  const { element, life } = panel
  const isMoving = isAnimated(element.dataset)
  if (!life || life.signal.aborted) return
  const { signal } = life
  const edge = (['right', 'top', 'bottom'] as const).find((name) => name === look.position) ?? 'left'
  const measure = () => {
    taken.set(panel, {
      edge,
      size: roomFor(edge, element.getBoundingClientRect(), { width: window.innerWidth, height: window.innerHeight }),
    })
    write()
  }
  setPace(isMoving ? look.enter_animation_speed : 0, look.enter_animation_timing)
  measure()
  onResize(measure, signal, 'panel')
  signal.addEventListener('abort', () => {
    const seconds = isMoving && element.isConnected ? look.exit_animation_speed : 0
    setPace(seconds, look.exit_animation_timing)
    taken.delete(panel)
    write()
    after(seconds * 1000, () => taken.size > 0 || delete document.documentElement.dataset.panelPush)
  })
}

function setPace(seconds: number, easing: string): void {
  const { style } = document.documentElement
  style.setProperty('--panel-push-time', `${seconds}s`)
  style.setProperty('--panel-push-easing', CSS.supports('transition-timing-function', easing) ? easing : 'ease')
}

/** Two bars at one edge lie over each other: the larger one counts. */
function write(): void {
  const { dataset, style } = document.documentElement
  dataset.panelPush = ''
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    const sizes = [...taken.values()].filter((bar) => bar.edge === edge).map(({ size }) => size)
    style.setProperty(`--panel-push-${edge}`, `${Math.max(0, ...sizes)}px`)
  }
}
