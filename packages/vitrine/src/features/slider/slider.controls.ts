import { isRunning, neighbour, type State } from './slider.model'
import { nameOf } from './slider.labels'
import type { SliderOptions } from './slider.options'
import { pageOf, slidesOf } from './slider.pages'
import type { SliderParts } from './slider.render'

type Wanted = Pick<SliderOptions, 'controlNav' | 'directionNav' | 'slideLabel'>

/** A slider's own buttons: not those of a video or another slider in its slides. */
export const buttonsOf = (root: HTMLElement): HTMLButtonElement[] =>
  [...root.querySelectorAll<HTMLButtonElement>('button[data-control]')].filter((button) => button.closest('[data-feature]') === root)

const choicesOf = (root: HTMLElement): HTMLButtonElement[] => buttonsOf(root).filter(({ dataset }) => dataset.control === 'to')
/** The slide that a dot or a thumbnail leads to; where it does not say, its place among them tells. */
const targetOf = (button: HTMLElement, position: number): number => (button.dataset.to === undefined ? position : Number(button.dataset.to))

/** The slide that a pressed dot or thumbnail leads to. */
export const chosenSlide = (root: HTMLElement, button: HTMLButtonElement): number => targetOf(button, choicesOf(root).indexOf(button))

/** What a slider changes on its controls. */
export function rememberControls(root: HTMLElement, remember: (element: Element, ...names: string[]) => void): void {
  for (const button of buttonsOf(root)) remember(button, 'hidden', 'aria-current', 'aria-disabled')
  for (const bar of barsOf(root)) remember(bar, 'hidden')
}

const barsOf = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll(':scope > [data-part="controls"]')

/**
 * As many dots or thumbnails as slides, and names that count them. What the page's author has named otherwise stays. Gives
 * those that it has made.
 */
export function matchChoices({ root, slides }: SliderParts, { slideLabel }: Wanted, countBefore: number): readonly Element[] {
  const choices = choicesOf(root)
  const last = choices.at(-1)
  const made =
    !last || choices.length >= slides.length
      ? []
      : slides.slice(choices.length).map((slide, at) => copyChoice(last, slide, choices.length + at))
  if (made.length > 0) last!.after(...made)
  const rename = (element: Element, at: number) => {
    if (element.ariaLabel === nameOf(slideLabel, at, countBefore)) element.ariaLabel = nameOf(slideLabel, at, slides.length)
  }
  for (const [at, choice] of [...choices, ...made].entries()) rename(choice, at)
  for (const [at, slide] of slides.entries()) rename(slide, at)
  for (const [at, choice] of made.entries()) choice.ariaLabel = nameOf(slideLabel, choices.length + at, slides.length)
  return made
}

function copyChoice(choice: HTMLButtonElement, slide: HTMLElement, to: number): HTMLButtonElement {
  const copy = choice.cloneNode(true) as HTMLButtonElement
  copy.dataset.to = String(to)
  copy.ariaCurrent = null
  const [thumbnail, picture] = [copy.querySelector('img'), slide.querySelector('img')]
  if (thumbnail && picture) Object.assign(thumbnail, { srcset: '', src: picture.currentSrc || picture.src })
  else thumbnail?.remove()
  return copy
}

/** Shows which buttons there are a use for: none with a single page, no dots or arrows that are not wanted, one dot a page. */
export function chooseControls({ root, slides, columns }: SliderParts, wanted: Wanted): void {
  const isAlone = slides.length <= columns
  let position = 0
  for (const button of buttonsOf(root)) {
    const { control } = button.dataset
    if (control === 'to') {
      const to = targetOf(button, position++)
      const isExtra = columns > 1 && to % columns !== 0 && !button.closest('[data-part="thumbnails"]')
      button.hidden = isAlone || !wanted.controlNav || to >= slides.length || isExtra
    } else button.hidden = isAlone || ((control === 'next' || control === 'previous') && !wanted.directionNav)
  }
  for (const bar of barsOf(root)) bar.hidden = ![...bar.querySelectorAll('button')].some(({ hidden }) => !hidden)
}

export function showControls({ root, track, slides, columns }: SliderParts, state: State): void {
  root.dataset.slideshow = !state.isWanted ? 'stopped' : isRunning(state) || state.name !== 'resting' ? 'running' : 'held'
  // Slides that change by themselves are not read out; those that the visitor calls for are.
  track.ariaLive = state.isWanted ? 'off' : 'polite'
  const row = { count: slides.length, columns }
  const shown = new Set(slidesOf(state.current, row))
  let position = 0
  // Disabled for assistive technology, not for focus: a button that focus is on must not vanish under it.
  for (const button of buttonsOf(root)) {
    const { control } = button.dataset
    if (control === 'to') {
      const to = targetOf(button, position++)
      const isCurrent = button.closest('[data-part="thumbnails"]') ? shown.has(to) : pageOf(to, row) === state.current
      button.ariaCurrent = isCurrent ? 'true' : null
    }
    if (control === 'next') button.ariaDisabled = String(neighbour(state, 1) === undefined)
    if (control === 'previous') button.ariaDisabled = String(neighbour(state, -1) === undefined)
  }
}
