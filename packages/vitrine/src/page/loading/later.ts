import { nearest } from '../../core/nearest'
import { report } from '../services/report'
import { CONTENT_EVENT } from './content'
import type { Registration } from './registration'

export interface Watch {
  readonly root: Document | HTMLElement
  readonly features: readonly Registration[]
  /** Takes in what is new. */
  readonly take: () => void
  readonly signal: AbortSignal
}

/**
 * Whatever is put into the page later is taken in, whoever did it: a script, an answer, an application. So is a feature's name
 * that is written later, and a part that could not be fetched without a connection. Fetched when the page has come to rest:
 * what arrived until then is taken in first.
 */
export function watchLater({ root, features, take, signal }: Watch): void {
  const selector = ['[data-feature]', ...features.flatMap(({ selector = [] }) => selector)].join()
  const names = features.map(({ feature }) => feature)
  const takeAll = () => {
    take()
    tellMisspelt(root, names)
  }
  const has = (node: Node) =>
    node instanceof Element && node.isConnected && (node.matches(selector) || node.querySelector(selector) !== null)
  const observer = new MutationObserver((records) => {
    if (records.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(has))) takeAll()
  })
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-feature'] })
  signal.addEventListener('abort', () => observer.disconnect())
  root.addEventListener(CONTENT_EVENT, takeAll, { signal })
  window.addEventListener('online', takeAll, { signal })
  takeAll()
}

/** Features that are markup and style alone: no engine is registered for them. */
const WITHOUT_ENGINE = ['alert', 'layout']
const told = new WeakSet<Element>()

/** A feature's name that none has is most likely a slip: whoever wrote it is told which was meant. */
function tellMisspelt(root: Document | HTMLElement, features: readonly string[]): void {
  const known = [...features, ...WITHOUT_ENGINE]
  for (const element of root.querySelectorAll<HTMLElement>('[data-feature]')) {
    const { feature = '' } = element.dataset
    const meant = known.includes(feature) || told.has(element) ? undefined : nearest(feature, known)
    if (meant === undefined) continue
    told.add(element)
    report({ feature: 'start', error: `data-feature="${feature}" is not a feature. Did you mean "${meant}"?`, element })
  }
}
