import { after } from '../../../page/services/clock'
import { onResize } from '../../../page/services/resize'
import type { EnterOptions } from '../options/enter'
import { roomFor, type Edge } from './push-room'
import { host, type Panel } from './stage'

/** px that each open bar takes of its edge. */
const taken = new Map<Panel, { readonly edge: Edge; readonly size: number }>()

/** Makes room for the panel while it is there: the page is laid out in what is left of the window. */
export function push(panel: Panel, look: EnterOptions, isMoving: boolean): void {
  const { element, life } = panel
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
    const exit = host.there?.lookOf(panel)
    const seconds = isMoving && element.isConnected ? (exit?.exit_animation_speed ?? look.enter_animation_speed) : 0
    setPace(seconds, exit?.exit_animation_timing ?? look.enter_animation_timing)
    taken.delete(panel)
    write()
    after(seconds * 1000, () => taken.size > 0 || delete root.dataset.panelPush)
  })
}

const root = document.documentElement

function setPace(seconds: number, easing: string): void {
  root.style.setProperty('--panel-push-time', `${seconds}s`)
  root.style.setProperty('--panel-push-easing', easing)
}

/** Two bars at one edge lie over each other: the larger one counts. */
function write(): void {
  root.dataset.panelPush = ''
  for (const edge of ['top', 'right', 'bottom', 'left'] as const) {
    const sizes = [...taken.values()].filter((bar) => bar.edge === edge).map(({ size }) => size)
    root.style.setProperty(`--panel-push-${edge}`, `${Math.max(0, ...sizes)}px`)
  }
}
