import { watchAddress } from '../../core/video-address'
import { providerNames } from './video.ids'
import type { ReadOptions } from './video.reading'
import type { ProviderSource, Source } from './video.source'

/** Puts in what hand-written markup may leave out: the player's place, the still picture, the button, the question. */
export function completeParts(element: HTMLElement, source: Source, options: ReadOptions): void {
  const has = (selector: string) => element.querySelector(selector) !== null
  const title =
    options.title ||
    element.querySelector('video')?.getAttribute('aria-label') ||
    element.querySelector('[data-part="title"]')?.textContent ||
    ''
  if (source.kind !== 'file' && !has('[data-part="player"]')) element.prepend(make('div', 'player'))
  if (source.kind === 'file' && !has('video')) element.prepend(createVideo(source.files, options))
  completePoster(element, options)
  completeToggle(element, title, options)
  if (source.kind !== 'file' && !has('[data-part="ask"]')) element.append(createQuestion(source, title, options))
}

export function completePoster(element: HTMLElement, { poster }: ReadOptions): void {
  if (poster && !element.querySelector('[data-part="poster"]'))
    element.append(Object.assign(make('img', 'poster'), { src: poster, alt: '', loading: 'lazy' }))
}

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  content: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  made.dataset.part = part
  made.append(...content)
  return made
}

const button = (control: string, content: readonly (Node | string)[]) => {
  const made = make('button', control, content)
  made.type = 'button'
  made.dataset.control = control
  return made
}

const named = (label: string, title: string) => (title ? `${label}: ${title}` : label)

/** A button of one text says it while it pauses, too: it gets a second one. Where the browser's own controls play, no other is needed. */
function completeToggle(element: HTMLElement, title: string, { play, pause, controls }: ReadOptions): void {
  const present = element.querySelector<HTMLElement>('[data-control="toggle"]')
  if (!present && controls && element.querySelector('video')) return
  if (present?.querySelector('[data-part="play-label"]') || present?.ariaLabel) return
  const labels = [
    make('span', 'play-label', [present?.textContent?.trim() || named(play, title)]),
    make('span', 'pause-label', [named(pause, title)]),
  ]
  if (!present) return element.append(button('toggle', labels))
  present.dataset.part ||= 'toggle'
  present.replaceChildren(...present.querySelectorAll('svg'), ...labels)
}

function createVideo(files: readonly { src: string; type: string }[], { poster, title, controls, mute }: ReadOptions): HTMLVideoElement {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'none'
  video.muted = mute
  if (poster) video.poster = poster
  if (title) video.ariaLabel = title
  if (!controls) video.tabIndex = -1
  video.append(...files.map((file) => Object.assign(document.createElement('source'), file)))
  return video
}

/** Before consent: what it would mean, a button, a tick for "always", and a link instead. */
function createQuestion({ kind, video }: ProviderSource, title: string, { consent, allow, always, watch }: ReadOptions): HTMLElement {
  const name = (text: string) => text.replaceAll('{provider}', providerNames[kind])
  const tick = Object.assign(document.createElement('input'), { type: 'checkbox' })
  tick.dataset.control = 'always'
  const label = document.createElement('label')
  label.append(tick, name(always))
  const yes = button('allow', [allow])
  yes.ariaLabel = named(allow, title)
  const link = Object.assign(document.createElement('a'), { href: watchAddress(video), rel: 'noreferrer', textContent: name(watch) })
  const parts = [make('p', 'sentence', [name(consent)]), make('p', 'choices', [yes, label, link])]
  return make('div', 'ask', title ? [make('p', 'title', [title]), ...parts] : parts)
}
