import { isRunning, neighbour, type State } from './slider.model'

export interface SliderParts {
  readonly root: HTMLElement
  /** What holds the slides. */
  readonly track: HTMLElement
  readonly slides: readonly HTMLElement[]
  readonly buttons: readonly HTMLButtonElement[]
}

/** Writes the state onto the slides. Only those that change are touched: a slider may have many. */
export function showSlides({ root, track, slides }: SliderParts, state: State, before?: State): void {
  root.dataset.state = state.name
  if (state.name === 'moving') root.dataset.direction = state.direction > 0 ? 'forward' : 'backward'
  const leaving = state.name === 'moving' ? state.from : undefined
  const changed = before ? new Set([before.current, state.current, ...(before.name === 'moving' ? [before.from] : [])]) : slides.keys()
  for (const at of changed) {
    const slide = slides[at]!
    const isCurrent = at === state.current
    slide.dataset.state = isCurrent ? 'current' : at === leaving ? 'leaving' : 'waiting'
    // Focus would be lost with the slide that it is in.
    if (!isCurrent && slide.contains(document.activeElement)) {
      track.tabIndex = -1
      track.focus({ preventScroll: true })
    }
    slide.inert = !isCurrent
  }
  if (state.name === 'resting') for (const slide of slides) slide.removeAttribute('data-peeking')
  root.style.setProperty('--slider-current', String(state.current))
}

export function showControls({ root, track, buttons }: SliderParts, state: State): void {
  const slideshow = !state.isWanted ? 'stopped' : isRunning(state) || state.name !== 'resting' ? 'running' : 'held'
  root.dataset.slideshow = slideshow
  // Slides that change by themselves are not read out; those that the visitor calls for are.
  track.ariaLive = state.isWanted ? 'off' : 'polite'
  // Disabled for assistive technology, not for focus: a button that focus is on must not vanish under it.
  for (const button of buttons) {
    const { control, to } = button.dataset
    if (control === 'to') button.ariaCurrent = Number(to) === state.current ? 'true' : null
    if (control === 'next') button.ariaDisabled = String(neighbour(state, 1) === undefined)
    if (control === 'previous') button.ariaDisabled = String(neighbour(state, -1) === undefined)
  }
}
