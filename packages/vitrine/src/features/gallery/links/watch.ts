import { after } from '../../../page/services/clock'

/** What may make a link join, leave, or stand in another group. */
const ATTRIBUTES = [
  'href',
  'rel',
  'data-rel',
  'data-gallery',
  'data-feature',
  'data-group',
  'data-post',
  'data-type',
  'data-media-type',
  'data-options',
]
const OVERLAY = '[data-feature=gallery-overlay]'
const MATTERS = 'a,img,[data-post],[data-feature=gallery]'
/** ms: a page that changes all the time is looked at so often. */
const REST = 100

/**
 * Calls the listener when links below the root have come, gone or changed, whoever did it; what the overlay does to itself is not told. Returns
 * a function that tells at once what would be told later.
 */
export function watchLinks(root: HTMLElement, listener: () => void, signal: AbortSignal): () => void {
  let cancel: (() => void) | undefined
  const tell = () => {
    cancel?.()
    cancel = undefined
    listener()
  }
  const matters = (node: Node) =>
    node instanceof Element && !node.matches(OVERLAY) && (node.matches(MATTERS) || !!node.querySelector('a,img'))
  const isNews = ({ type, target, addedNodes, removedNodes }: MutationRecord) =>
    !(target as Element).closest(OVERLAY) && (type === 'attributes' || [...addedNodes, ...removedNodes].some(matters))
  const observer = new MutationObserver((records) => {
    if (!cancel && records.some(isNews)) cancel = after(REST, tell, signal)
  })
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES })
  signal.addEventListener('abort', () => observer.disconnect())
  return () => cancel && tell()
}
