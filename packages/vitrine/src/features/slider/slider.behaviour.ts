import { readOptions } from '../../page/options'
import { after, debounce } from '../../page/clock'
import { onMedia, pauseInside, startInside } from '../../page/media'
import { prefersReducedMotion } from '../../page/motion'
import { watchGesture } from './slider.gesture'
import { watchKeys } from './slider.keys'
import { initial, isRunning, neighbour, next, type Direction, type Event, type Hold, type State } from './slider.model'
import { elasticSliderFields, sliderFields } from './slider.options'
import { watchPictures } from './slider.picture'
import { showControls, showSlides } from './slider.render'

/** ms after the last resize. */
const RESIZE = 100

/** Turns a row that scrolls and snaps into a slider. With fewer than two slides there is nothing to slide. */
export function mountSlider(root: HTMLElement, signal: AbortSignal): void {
  const track = root.querySelector<HTMLElement>('[data-part="slides"]')
  const slides = [...(track?.children ?? [])] as HTMLElement[]
  if (!track || slides.length < 2) return
  const options = readOptions(root.dataset.kind === 'elastic' ? elasticSliderFields : sliderFields, root, { feature: 'slider' })
  // Who has already scrolled the row goes on from there.
  const scrolled = Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
  const parts = { root, track, slides, buttons: [...root.querySelectorAll<HTMLButtonElement>('button[data-control]')] }

  let state = initial({ ...options, count: slides.length, startAt: scrolled || options.startAt })
  let cancelClock = () => {}
  const speed = () => (prefersReducedMotion() ? 0 : options.speed)

  const send = (event: Event) => {
    const before = state
    state = next(state, event)
    if (state === before) return
    show(before)
    if (state.name !== before.name) follow(before)
    cancelClock()
    if (isRunning(state)) cancelClock = after(options.interval, tick, signal)
  }

  const show = (before?: State) => {
    showSlides(parts, state, before)
    showControls(parts, state)
    if (options.smoothHeight && state.current !== before?.current) fitHeight()
  }

  const follow = (before: State) => {
    const { name } = state
    if (name === 'moving' || name === 'settling') {
      if (state.current !== before.current) pauseInside(slides[before.current]!)
      after(speed(), () => send({ type: 'arrive' }), signal)
    }
    if (name === 'resting') {
      track.style.removeProperty('--slider-drag')
      if (before.name === 'moving') startInside(slides[state.current]!)
    }
  }

  const hold = (reason: Hold, isHeld: boolean) => send({ type: isHeld ? 'hold' : 'release', reason })
  const isPending = watchPictures(slides, () => state.holds.includes('image') && tick(), signal)

  /** The next slide's turn: as soon as its picture is there, or has failed. */
  const tick = () => {
    const to = neighbour(state, 1)
    const isWaiting = to !== undefined && isPending(slides[to]!)
    hold('image', isWaiting)
    if (!isWaiting && isRunning(state)) send({ type: 'step', by: 1, cause: 'clock' })
  }

  const fitHeight = () => track.style.setProperty('block-size', `${slides[state.current]!.offsetHeight}px`)
  const step = (by: Direction) => send({ type: 'step', by, cause: 'visitor' })

  root.addEventListener(
    'click',
    (event) => {
      const { control, to } = (event.target as Element).closest<HTMLElement>('button[data-control]')?.dataset ?? {}
      if (control === 'next') step(1)
      else if (control === 'previous') step(-1)
      else if (control === 'to') send({ type: 'go', to: Number(to), cause: 'visitor' })
      else if (control === 'slideshow') send({ type: 'toggle' })
    },
    { signal },
  )
  if (options.keyboard) watchKeys(root, step, signal)
  if (options.touch) {
    watchGesture(
      track,
      {
        drag: () => {
          send({ type: 'drag' })
          hold('touch', state.name === 'dragging')
          return state.name === 'dragging'
        },
        move: (moved) => {
          const isRtl = getComputedStyle(track).direction === 'rtl'
          const side = neighbour(state, moved < 0 !== isRtl ? 1 : -1)
          for (const [at, slide] of slides.entries()) slide.toggleAttribute('data-peeking', at === side)
          track.dataset.drag = moved < 0 ? 'left' : 'right'
          track.style.setProperty('--slider-drag', `${moved}px`)
        },
        drop: (by) => {
          send({ type: 'drop', by })
          hold('touch', false)
        },
      },
      signal,
    )
  }
  if (options.pauseOnHover) {
    root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('hover', true), { signal })
    root.addEventListener('pointerleave', () => hold('hover', false), { signal })
  }
  root.addEventListener('focusin', () => hold('focus', true), { signal })
  root.addEventListener('focusout', ({ relatedTarget }) => hold('focus', root.contains(relatedTarget as Node | null)), { signal })
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal })
  onMedia(
    root,
    ({ player, state: told, wantsNext }) => {
      if (player.isBackground || told === 'ready') return
      hold('video', told === 'playing')
      if (wantsNext && told === 'ended') send({ type: 'step', by: 1, cause: 'clock' })
    },
    signal,
  )
  if (options.smoothHeight) window.addEventListener('resize', debounce(RESIZE, fitHeight, signal), { signal })

  root.style.setProperty('--slider-speed', `${options.speed}ms`)
  root.style.setProperty('--slider-thumbnail', `${options.thumbnailMaxWidth}px`)
  root.style.setProperty('--slider-count', String(slides.length))
  root.dataset.animation = options.animation
  track.removeAttribute('tabindex')
  track.scrollLeft = 0
  show()
  for (const slide of slides) if (slide.inert) pauseInside(slide)
  hold('hidden', document.hidden)
  if (isRunning(state)) cancelClock = after(options.interval, tick, signal)
}
