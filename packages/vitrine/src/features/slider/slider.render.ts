import { clearStyles } from '../../page/ui/markup'
import { neighbour, type Direction, type State } from './slider.model'
import { firstOf, shiftOf, slidesOf, type Row } from './slider.pages'

export interface SliderParts {
  readonly root: HTMLElement
  /** What holds the slides. */
  readonly track: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** How many show at once. */
  readonly columns: number
}

const rowOf = ({ slides, columns }: SliderParts): Row => ({ count: slides.length, columns })

/** Where a slide stands and where it came from, in slots of the row that shows: 0 is the first. */
interface Place {
  readonly slot: number
  readonly from: number
  readonly state: 'current' | 'leaving'
}

/** Writes the state onto the slides. Only what changes is touched: a slider may have many. */
export function showSlides(parts: SliderParts, state: State): void {
  const { root, track, slides } = parts
  const row = rowOf(parts)
  root.dataset.state = state.name
  if (state.name === 'moving') root.dataset.direction = state.direction > 0 ? 'forward' : 'backward'
  const places = placeSlides(state, row)
  for (const [at, slide] of slides.entries()) {
    const place = places.get(at)
    const name = place?.state ?? 'waiting'
    if (place) stand(slide, place)
    if (slide.dataset.state === name) continue
    slide.dataset.state = name
    const isCurrent = name === 'current'
    // Focus would be lost with the slide that it is in.
    if (!isCurrent && slide.contains(document.activeElement)) {
      track.tabIndex = -1
      track.focus({ preventScroll: true })
    }
    slide.inert = !isCurrent
  }
  if (state.name === 'resting') for (const slide of slides) slide.removeAttribute('data-peeking')
  root.style.setProperty('--slider-current', String(firstOf(state.current, row)))
}

function placeSlides(state: State, row: Row): Map<number, Place> {
  const places = new Map<number, Place>()
  const shift = state.name === 'moving' ? shiftOf({ from: state.from, to: state.current, direction: state.direction }, row) : 0
  if (state.name === 'moving') {
    for (const [slot, at] of slidesOf(state.from, row).entries()) places.set(at, { slot: slot - shift, from: slot, state: 'leaving' })
  }
  for (const [slot, at] of slidesOf(state.current, row).entries()) places.set(at, { slot, from: slot + shift, state: 'current' })
  return places
}

function stand(slide: HTMLElement, { slot, from }: Pick<Place, 'slot' | 'from'>): void {
  slide.style.setProperty('--slider-slot', String(slot))
  slide.style.setProperty('--slider-from', String(from))
}

/** Under the finger, the slides on that side look in. */
export function showDrag(parts: SliderParts, state: State, { moved, towards }: { moved: number; towards: Direction }): void {
  const row = rowOf(parts)
  const to = neighbour(state, towards)
  const here = new Set(slidesOf(state.current, row))
  const shift = to === undefined ? 0 : shiftOf({ from: state.current, to, direction: towards }, row)
  const peeking = new Map(
    to === undefined ? [] : [...slidesOf(to, row).entries()].filter(([, at]) => !here.has(at)).map(([slot, at]) => [at, slot + shift]),
  )
  for (const [at, slide] of parts.slides.entries()) {
    const slot = peeking.get(at)
    slide.toggleAttribute('data-peeking', slot !== undefined)
    if (slot !== undefined) stand(slide, { slot, from: slot })
  }
  parts.track.style.setProperty('--slider-drag', `${moved}px`)
}

/** The row as the page served it. */
export function restoreSlides({ root, track, slides }: SliderParts): void {
  for (const name of ['data-state', 'data-slideshow', 'data-direction', 'data-columns', 'data-height']) root.removeAttribute(name)
  for (const slide of slides) restoreSlide(slide)
  clearStyles(root, ...['count', 'columns', 'current', 'speed', 'thumbnail'].map((name) => `--slider-${name}`))
  clearStyles(track, 'block-size', 'touch-action', '--slider-drag')
}

/** A slide as the page served it: it may go on elsewhere. */
export function restoreSlide(slide: HTMLElement): void {
  for (const name of ['data-state', 'data-peeking', 'data-picture']) slide.removeAttribute(name)
  clearStyles(slide, '--slider-slot', '--slider-from')
  slide.inert = false
}
