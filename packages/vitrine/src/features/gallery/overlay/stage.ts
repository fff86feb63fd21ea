import { prefersReducedMotion } from '../../../page/services/motion'
import { element, write } from './elements'
import { neighbour, type State } from './model'
import { createSlide, type Slide } from './slide'
import type { Context } from './context'
import { PEEK } from './layout'
import type { Picture } from '../media/kind'

export interface Stage {
  readonly element: HTMLElement
  show(state: Exclude<State, { name: 'closed' }>, isLaidOut: boolean): void
  /** The items follow the finger, by so many px along the way. */
  drag(by: number): void
  /** Lets go of them: they spring back, unless they were moved on. */
  release(): void
  /** The open item's picture, if it is one that can be zoomed. */
  picture(): Picture | undefined
}

const IN_OUT_CIRC = 'cubic-bezier(0.785, 0.135, 0.15, 0.86)'
const OUT_CIRC = 'cubic-bezier(0.075, 0.82, 0.165, 1)'

/** Three slides at most, on a reel: the open one and, out of sight, its neighbours. */
export function createStage(context: Context): Stage {
  const { options, controller } = context
  const slides = new Map<number, Slide>()
  const reel = element('div', { 'data-part': 'reel' })
  const stage = element('div', { 'data-part': 'stage' }, reel)
  let dragged = 0
  let spring: Animation | undefined

  /** So many px along the way. In px: the browser leaves a move that depends on a box's size to the page's own thread. */
  const along = (px: number): string => (context.layout().place.way === 'vertical' ? `0px ${px}px` : `${px}px 0px`)
  /** px: where a slide at this distance from the open one lies. */
  const placeOf = (slide: Slide, offset: number): number => {
    const { way, stage: room } = context.layout().place
    const side = way === 'vertical' ? 'height' : 'width'
    const far = options.hasArrows ? room[side] : (room[side] + (slide.size()?.[side] ?? room[side])) / 2 - PEEK
    return offset * far * (way === 'horizontal' && controller.isRightToLeft ? -1 : 1)
  }
  const put = () => {
    for (const slide of slides.values()) slide.element.style.translate = along(placeOf(slide, slide.offset()))
  }
  const pull = (px: number) => {
    dragged = px
    reel.style.translate = px === 0 ? '' : along(px)
  }

  /** px: how far the reel is seen from its place: dragged, or on its way back. */
  const seen = (): number => {
    if (spring?.playState !== 'running') return dragged
    const [x = '', y = ''] = getComputedStyle(reel).translate.split(' ')
    return Number.parseFloat(context.layout().place.way === 'vertical' ? y : x) || 0
  }

  /** Slides that are where they belong come from where they were. */
  const glide = (before: ReadonlyMap<Slide, number>, open: Slide) => {
    const easing = dragged === 0 ? IN_OUT_CIRC : OUT_CIRC
    const way = placeOf(open, before.get(open) ?? 0)
    controller.glide([{ element: reel, property: 'translate', from: along(way + seen()), to: along(0), easing }])
    spring?.cancel()
    pull(0)
    // Without arrows each neighbour looks in by as much as the others, however wide it is: so each has a way of its own.
    if (options.hasArrows) return
    for (const [slide, offset] of before) {
      const place = placeOf(slide, slide.offset())
      const from = along(placeOf(slide, offset) - way)
      controller.glide([{ element: slide.element, property: 'translate', from, to: along(place), easing }])
    }
  }

  controller.signal.addEventListener('abort', () => {
    for (const slide of slides.values()) slide.end()
    slides.clear()
  })
  return {
    element: stage,
    show: (state, isLaidOut) => {
      const isMoving = state.name === 'moving'
      const before = new Map([...slides.values()].map((slide) => [slide, slide.offset()]))
      write(stage, { 'data-move': isMoving && state.kind === 'jump' && 'jump' })
      const wanted = new Map<number, number>()
      for (const offset of [0, -1, 1]) {
        const at = offset === 0 ? state.index : neighbour(state, offset)
        if (at !== undefined && !wanted.has(at)) wanted.set(at, offset)
      }
      // A slide goes with its item, which may stand elsewhere now.
      const kept = [...slides.values()]
      slides.clear()
      for (const slide of kept) {
        const at = [...wanted.keys()].find((one) => context.items().at(one) === slide.item)
        if (at !== undefined) slides.set(at, slide)
        else {
          slide.end()
          before.delete(slide)
        }
      }
      for (const [at, offset] of wanted) {
        const slide = slides.get(at) ?? createSlide({ index: at, context, onSize: put })
        slides.set(at, slide)
        slide.place(at)
        slide.turn(offset)
        if (isLaidOut) slide.layOut()
        // A neighbour that nobody sees yet loads meanwhile, and comes once the move is over: the browser pays more for everything
        // while something moves.
        const isLater = isMoving && offset !== 0 && options.hasArrows
        if (!slide.element.parentNode && !isLater) reel.append(slide.element)
      }
      put()
      const open = slides.get(state.index)
      if (isMoving && state.kind === 'step' && open && before.get(open)) glide(before, open)
    },
    drag: (px) => {
      spring?.cancel()
      write(stage, { 'data-dragging': true })
      pull(px)
    },
    release: () => {
      write(stage, { 'data-dragging': false })
      if (dragged === 0) return
      const duration = prefersReducedMotion() ? 0 : options.switchDuration
      spring = reel.animate({ translate: [along(dragged), along(0)] }, { duration, easing: OUT_CIRC })
      pull(0)
    },
    picture: () => {
      const { state } = controller.scene()
      return state.name === 'closed' ? undefined : slides.get(state.index)?.picture()
    },
  }
}
