import { after } from '../../page/services/clock'
import { debounce } from '../../page/services/debounce'
import { pauseInside, startInside } from '../../page/ui/media'
import { prefersReducedMotion } from '../../page/services/motion'
import { rememberAttributes } from '../../page/ui/markup'
import { buttonsOf, chooseControls, chosenSlide, matchChoices, rememberControls, showControls } from './slider.controls'
import { watchGesture } from './slider.gesture'
import { watchHolds } from './slider.holds'
import { watchKeys } from './slider.keys'
import { initial, isRunning, neighbour, next, type Cause, type Direction, type Event, type Hold, type State } from './slider.model'
import type { SliderOptions } from './slider.options'
import { firstOf, pageCount, pageOf, slidesOf } from './slider.pages'
import { watchPictures } from './slider.picture'
import { restoreSlide, restoreSlides, showDrag, showSlides, type SliderParts } from './slider.render'
import { columnsOf, scrolledTo, slidesIn } from './slider.row'

/** ms after the last change of size. */
const RESIZE = 100

interface Begin {
  readonly root: HTMLElement
  readonly track: HTMLElement
  readonly options: SliderOptions
  readonly events: SliderEvents
  /** Of what goes on being changed while there are too few slides for a slider. */
  readonly remember: ReturnType<typeof rememberAttributes>
}

/** Why another slide shows: `slides` came or went. */
export interface IndexChange {
  readonly previous: number
  readonly cause: Cause | 'slides'
}

export interface SliderEvents {
  /** Another slide shows or is about to: its index, from 0 (of several at once, the first). */
  onIndexChange?(index: number, change: IndexChange): void
  /** The slides start or stop moving by themselves. */
  onPlayingChange?(isPlaying: boolean): void
}

export interface SliderMethods {
  /** Shows the next slide. */
  next(): void
  /** Shows the previous slide. */
  previous(): void
  /** Shows the slide with this index, from 0. A running change ends first. */
  goTo(index: number): void
  /** Starts the slideshow. */
  play(): void
  /** Stops the slideshow. */
  pause(): void
  /** The slide that shows or is about to. */
  index(): number
}

export interface Running extends SliderMethods {
  /** Slides have come or gone. */
  recount(slides: readonly HTMLElement[]): void
  /** Shows a slide without moving. */
  show(index: number): void
  /** A key that was pressed before the slider was there. */
  takeKey(event: KeyboardEvent): void
}

/** A slider of two slides or more, until the signal ends it: then it is the row that the page served. */
export function runSlider({ root, track, options, events, remember }: Begin, signal: AbortSignal): Running {
  rememberAttributes(signal)(track, 'tabindex', 'aria-live')
  // Who has already scrolled the row goes on from there.
  let parts: SliderParts = { root, track, slides: slidesIn(track), columns: 1 }
  const scrolled = scrolledTo(track, parts.slides[0]!)
  const isScrolled = track.scrollLeft !== 0
  const startAt = scrolled || options.startAt
  root.dataset.state = 'resting'
  parts = { ...parts, columns: columnsOf(track, parts.slides[0]!) ?? 1 }
  const rowNow = () => ({ count: parts.slides.length, columns: parts.columns })

  let state = initial({
    ...options,
    autoplay: options.autoplay && !prefersReducedMotion() && !(scrolled && options.pauseOnAction),
    count: pageCount(rowNow()),
    startAt: startAt < parts.slides.length ? pageOf(startAt, rowNow()) : 0,
  })
  /** Asked for by a script while something moved. */
  let asked: number | undefined
  let cancelClock = () => {}
  let cancelArrival = () => {}
  const slidesHere = (page = state.current) => slidesOf(page, rowNow()).map((at) => parts.slides[at]!)

  const send = (event: Event) => {
    const before = state
    state = next(state, event)
    if (state === before) return
    show(before)
    if (state.name !== before.name) follow(before)
    runClock()
    tell(before, 'cause' in event ? event.cause : 'visitor')
    if (state.name === 'resting' && asked !== undefined) goTo(asked)
  }
  const tell = (before: State, cause: IndexChange['cause'], previous = firstOf(before.current, rowNow())) => {
    const index = firstOf(state.current, rowNow())
    if (index !== previous) events.onIndexChange?.(index, { previous, cause })
    if (state.isWanted !== before.isWanted) events.onPlayingChange?.(state.isWanted)
  }
  const goTo = (index: number) => {
    const isBusy = state.name !== 'resting'
    asked = isBusy ? index : undefined
    if (!isBusy) send({ type: 'go', to: pageOf(index, rowNow()), cause: 'script' })
  }
  const runClock = () => {
    cancelClock()
    if (isRunning(state)) cancelClock = after(options.interval, tick, signal)
  }
  const show = (before?: State) => {
    showSlides(parts, state)
    showControls(parts, state)
    if (options.smoothHeight && state.current !== before?.current) fitHeight()
  }
  const follow = (before: State) => {
    cancelArrival()
    if (state.name === 'moving' || state.name === 'settling') {
      if (state.name === 'moving') for (const slide of slidesHere(state.from)) if (slide.inert) pauseInside(slide)
      cancelArrival = after(prefersReducedMotion() ? 0 : options.speed, () => send({ type: 'arrive' }), signal)
    }
    if (state.name === 'resting') {
      track.style.removeProperty('--slider-drag')
      if (before.name === 'moving') for (const slide of slidesHere()) startInside(slide)
    }
  }

  const hold = (reason: Hold, isHeld: boolean) => send({ type: isHeld ? 'hold' : 'release', reason })
  const step = (by: Direction) => send({ type: 'step', by, cause: 'visitor' })
  const pictures = watchPictures(() => state.holds.includes('image') && tick(), signal)

  /** The next slide's turn: as soon as its picture is there, or has failed. */
  const tick = () => {
    const to = neighbour(state, 1)
    const isWaiting = to !== undefined && slidesHere(to).some(pictures.isPending)
    hold('image', isWaiting)
    if (!isWaiting && isRunning(state)) send({ type: 'step', by: 1, cause: 'clock' })
  }

  const fitHeight = () => track.style.setProperty('block-size', `${Math.max(...slidesHere().map((slide) => slide.offsetHeight))}px`)

  /** Lays the row out anew: the slide that shows first goes on showing, if it is still there. */
  const lay = (slides: readonly HTMLElement[]) => {
    const [first] = slidesHere()
    const before = parts.slides
    const place = firstOf(state.current, rowNow())
    parts = { ...parts, slides, columns: columnsOf(track, slides[0]!) ?? parts.columns }
    for (const slide of before) if (!slides.includes(slide)) restoreSlide(slide)
    const kept = first ? slides.indexOf(first) : -1
    match(before.length)
    writeLayout()
    const stateBefore = state
    settle(pageOf(kept < 0 ? Math.min(place, slides.length - 1) : kept, rowNow()))
    tell(stateBefore, 'slides', place)
    countPlaying()
    for (const slide of slides) if (slide.inert) pauseInside(slide)
    runClock()
  }
  /** At rest on a page, whatever was on its way. */
  const settle = (current: number) => {
    const before = state
    state = next(state, { type: 'recount', count: pageCount(rowNow()), current })
    show()
    if (state.name !== before.name) follow(before)
  }
  const made = new Set<Element>()
  const match = (countBefore: number) => {
    rememberControls(root, remember)
    for (const choice of matchChoices(parts, options, countBefore)) made.add(choice)
  }
  const writeLayout = () => {
    const { columns, slides } = parts
    root.style.setProperty('--slider-count', String(slides.length))
    if (root.dataset.animation !== options.animation) {
      remember(root, 'data-animation')
      root.dataset.animation = options.animation
    }
    if (columns > 1) root.dataset.columns = String(columns)
    else delete root.dataset.columns
    root.style.setProperty('--slider-columns', String(columns))
    chooseControls(parts, options)
    pictures.watch(slides)
    if (options.smoothHeight) for (const slide of slides) sizes.observe(slide)
  }
  const measure = () => {
    if ((columnsOf(track, parts.slides[0]!) ?? parts.columns) !== parts.columns) lay(parts.slides)
    if (options.smoothHeight) fitHeight()
  }

  root.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('button[data-control]')
      if (!button || !buttonsOf(root).includes(button)) return
      const { control } = button.dataset
      if (control === 'next') step(1)
      else if (control === 'previous') step(-1)
      else if (control === 'to') send({ type: 'go', to: pageOf(chosenSlide(root, button), rowNow()), cause: 'visitor' })
      else if (control === 'slideshow') send({ type: 'toggle' })
    },
    { signal },
  )
  const takeKey = options.keyboard ? watchKeys(root, step, signal) : () => {}
  if (options.touch || options.drag) {
    const drag = () => {
      send({ type: 'drag' })
      return state.name === 'dragging'
    }
    const move = (moved: number) => {
      const isRtl = getComputedStyle(track).direction === 'rtl'
      showDrag(parts, state, { moved, towards: moved < 0 !== isRtl ? 1 : -1 })
    }
    const drop = (by: Direction | 0) => send({ type: 'drop', by })
    watchGesture(
      track,
      { hasTouch: options.touch, hasDrag: options.drag, press: (isDown) => hold('touch', isDown), drag, move, drop },
      signal,
    )
    if (options.touch) track.style.touchAction = 'pan-y pinch-zoom'
  }
  // Whoever asks for less motion from now on.
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => matches && send({ type: 'stop' }), { signal })
  const sizes = new ResizeObserver(debounce(RESIZE, measure, signal))
  sizes.observe(track)

  root.style.setProperty('--slider-speed', `${options.speed}ms`)
  root.style.setProperty('--slider-thumbnail', `${options.thumbnailMaxWidth}px`)
  root.toggleAttribute('data-height', options.smoothHeight)
  track.removeAttribute('tabindex')
  // To set it is to lay out all slides once more.
  if (isScrolled) track.scrollLeft = 0
  match(parts.slides.length)
  writeLayout()
  show()
  for (const slide of parts.slides) if (slide.inert) pauseInside(slide)
  const countPlaying = watchHolds(
    root,
    { pausesOnHover: options.pauseOnHover, hold, next: () => send({ type: 'step', by: 1, cause: 'clock' }) },
    signal,
  )
  runClock()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    restoreSlides(parts)
    for (const choice of made) choice.remove()
  })
  return {
    recount: lay,
    show: (index) => settle(pageOf(index, rowNow())),
    takeKey,
    next: () => send({ type: 'step', by: 1, cause: 'script' }),
    previous: () => send({ type: 'step', by: -1, cause: 'script' }),
    goTo,
    play: () => state.isWanted || send({ type: 'toggle' }),
    pause: () => send({ type: 'stop' }),
    index: () => asked ?? firstOf(state.current, rowNow()),
  }
}
