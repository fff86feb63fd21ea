import { canMove } from '../overlay/model'
import { attachGestures } from './gestures'
import { watchIdle } from './idle'
import { createPull, type Pull } from './pull'
import type { Surface, Target } from './surface'
import { attachWheel } from './wheel'
import { createZoom, type Zoom } from './zoom'

export interface Pointer {
  readonly zoom: Zoom
  /** How much a pull has left to see of the overlay, 1 to 0. */
  left(): number
  /** An event that came before this did. */
  hear(event: PointerEvent | WheelEvent): void
}

/** Gestures, the wheel and zooming. */
export function attachPointer(target: Target): Pointer {
  const { context, stage, frame, controls } = target
  const { controller, options } = context
  const pull = createPull({ stage: stage.element, frame, controls })
  const surface = createSurface(target, pull)
  const zoom = createZoom(surface, (isZoomed) => controller.send({ type: 'zoom', zoom: isZoomed ? 'zoomed' : 'fitted' }))
  const gestures = attachGestures(surface, zoom, controller.signal)
  const wheel = attachWheel(surface, zoom, controller.signal)

  watchIdle(frame, { delay: options.hideArrowsAfter, isMobile: () => context.layout().isMobile }, controller.signal)

  const open = () => {
    const { state, items } = controller.scene()
    return state.name === 'closed' ? undefined : items.at(state.index)
  }
  let shown = open()
  controller.subscribe(() => {
    const now = open()
    if (now !== shown) zoom.reset()
    shown = now
  })
  if (options.zoom !== 1)
    import('./hover-zoom').then(
      ({ attachHoverZoom }) => attachHoverZoom(surface, { zoom, times: options.zoom }, controller.signal),
      // Not fetched (offline, say): the picture stands still.
      () => {},
    )
  return {
    zoom,
    left: pull.left,
    hear: (event) => (event.type === 'wheel' ? wheel(event as WheelEvent) : gestures(event as PointerEvent)),
  }
}

function createSurface({ context, stage, onAside }: Target, pull: Pull): Surface {
  const { controller } = context
  const item = () => {
    const { state, items } = controller.scene()
    return state.name === 'closed' ? undefined : items.at(state.index)
  }
  const way = () => context.layout().place.way
  // Not while a move is on: what moves does not follow a finger too.
  const isStill = () => controller.scene().state.name === 'rest'
  return {
    stage: stage.element,
    pull,
    isRightToLeft: controller.isRightToLeft,
    picture: stage.picture,
    way,
    canSwipe: () => isStill() && context.items().total > 1 && !!item()?.swipe,
    canWheel: () => !!item()?.mousewheel,
    canMove: (distance) => {
      const { state } = controller.scene()
      return state.name !== 'closed' && canMove(state, distance)
    },
    move: (type) => controller.send({ type }),
    drag: stage.drag,
    release: stage.release,
    // On the vertical path down leads to the item before.
    canPull: () => isStill() && !!item()?.swipe && way() === 'horizontal',
    onPulled: controller.requestClose,
    onAside,
  }
}
