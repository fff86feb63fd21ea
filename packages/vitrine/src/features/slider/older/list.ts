import { edit, make } from '../../../page/ui/nested-list'
import { nameOf } from '../slider.labels'
import { sliderFields } from '../slider.options'

/** What older pages say on the element, and the option that it means. */
const OLDER: Readonly<Record<string, string>> = {
  slideshow_autoplay: 'data-autoplay',
  slideshow_speed: 'data-interval',
  slideshow_animation: 'data-animation',
  slideshow_smooth_height: 'data-smooth-height',
  slideshow_control_nav: 'data-control-nav',
  slideshow_direction_nav: 'data-direction-nav',
}

/** A list whose items are slides, as older pages have it, becomes a slider: with its dots, arrows and the button of its slideshow. */
export function buildSlider(root: HTMLElement, signal: AbortSignal): void {
  const list = root.querySelector('ul, ol')
  if (!list) return
  const edits = edit(signal)
  for (const [name, attribute] of Object.entries(OLDER)) {
    const value = root.dataset[name]
    if (value !== undefined && !root.hasAttribute(attribute)) edits.set(root, attribute, value)
  }
  if (!root.hasAttribute('role') && !root.matches('section')) edits.set(root, 'role', 'region')
  edits.set(root, 'aria-roledescription', root.getAttribute('aria-roledescription') ?? 'slider')
  edits.set(list, 'data-part', 'slides')
  const slides = [...list.children]
  const label = (at: number) => nameOf(root.dataset.slideLabel ?? sliderFields.slideLabel.fallback, at, slides.length)
  for (const [at, slide] of slides.entries()) {
    edits.set(slide, 'data-part', 'slider-slide')
    if (!slide.hasAttribute('aria-label')) edits.set(slide, 'aria-label', label(at))
  }
  if (slides.length < 2) return
  const { slideshow_prev_text: previous = 'Previous slide', slideshow_next_text: next = 'Next slide' } = root.dataset
  const { chooseLabel = 'Choose a slide', playLabel = 'Play slides', pauseLabel = 'Pause slides' } = root.dataset
  const dots = make('div', { 'data-part': 'dots', role: 'group', 'aria-label': chooseLabel })
  dots.append(
    ...slides.map((_, at) => make('button', { type: 'button', 'data-control': 'to', 'data-to': String(at), 'aria-label': label(at) })),
  )
  const arrows = make('div', { 'data-part': 'arrows' })
  arrows.append(arrow('previous', previous, 'm15 5-7 7 7 7'), arrow('next', next, 'm9 5 7 7-7 7'))
  const controls = make('div', { 'data-part': 'controls' })
  controls.append(slideshow(playLabel, pauseLabel), dots, arrows)
  root.append(controls)
  signal.addEventListener('abort', () => controls.remove())
}

function icon(...paths: readonly (readonly [part: string, d: string])[]): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const isDrawn = paths.length === 1
  const attributes = { viewBox: '0 0 24 24', width: '20', height: '20', 'aria-hidden': 'true' }
  const paint = isDrawn ? { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75' } : { fill: 'currentColor' }
  for (const [name, value] of Object.entries({ ...attributes, ...paint })) svg.setAttribute(name, value)
  for (const [part, d] of paths) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    if (part) path.setAttribute('data-part', part)
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}

function arrow(control: string, label: string, path: string): HTMLElement {
  const button = make('button', { type: 'button', 'data-control': control, 'aria-label': label })
  button.append(icon(['', path]))
  return button
}

function slideshow(playLabel: string, pauseLabel: string): HTMLElement {
  const button = make('button', { type: 'button', 'data-control': 'slideshow' })
  button.append(
    icon(
      ['play-icon', 'M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5A.8.8 0 0 0 8 5.2Z'],
      ['pause-icon', 'M7 5h3.4v14H7zM13.6 5H17v14h-3.4z'],
    ),
  )
  for (const [part, words] of [
    ['play-label', playLabel],
    ['pause-label', pauseLabel],
  ] as const) {
    const label = make('span', { 'data-part': part })
    label.textContent = words
    button.append(label)
  }
  return button
}
