import { statusOf, type Result, type State } from './search.model'
import type { SearchOptions } from './search.options'

/** Shows a state: what it says, and what was found. While the next answer is on its way the last one stays. */
export function showAnswer(search: HTMLElement, state: State, options: SearchOptions): void {
  const part = <E extends HTMLElement>(name: string) => search.querySelector<E>(`[data-part="${name}"]`)
  const status = part('status')
  if (status) status.textContent = statusOf(state, options)
  if (state.name === 'searching') return
  const results = state.name === 'found' ? state.results : []
  part('results')?.replaceChildren(...results.map(toItem))
  const all = part<HTMLAnchorElement>('all')
  if (!all) return
  all.hidden = state.name !== 'unavailable' && !(state.name === 'found' && state.total > results.length)
  if (state.name !== 'idle') all.href = `${options.resultsAddress}?q=${encodeURIComponent(state.query)}`
}

function toItem({ href, title, excerpt, picture }: Result): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = href
  const words = element('span', {})
  words.dataset.part = 'words'
  const name = element('span', { textContent: title })
  name.dataset.part = 'title'
  const text = element('span', {})
  text.dataset.part = 'excerpt'
  text.append(...excerpt.map((piece) => (piece.isMarked ? element('mark', { textContent: piece.text }) : piece.text)))
  words.append(name, text)
  link.append(words)
  if (picture) link.append(element('img', { src: picture, alt: '', width: 96, height: 72, loading: 'lazy' }))
  item.append(link)
  return item
}

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(tag), properties)
