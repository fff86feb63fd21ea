import { isSafeAddress, type Item } from '../items/item'
import type { GalleryOptions } from '../gallery.options'
import { request } from '../items/request'

/** What an inline, ajax or html item shows. Throws where there is nothing to show. */
export async function contentsOf(item: Item, options: GalleryOptions, signal: AbortSignal): Promise<Node> {
  if (item.type === 'inline') return cloneOf(item.url)
  if (item.type === 'html') return clean(item.html ?? '')
  const url = item.ajax.url ?? item.url
  if (!isSafeAddress(url)) throw new Error('Not an address to load from')
  return clean(await request({ url, method: item.ajax.method, data: item.ajax.data, expects: 'html', timeout: options.timeout }, signal))
}

/** The sanitizer is fetched for the first item that needs it. Styles go too: they would reach the page behind. */
async function clean(html: string): Promise<Node> {
  const { default: purify } = await import('dompurify')
  const fragment = purify.sanitize(html, { RETURN_DOM_FRAGMENT: true, FORBID_TAGS: ['style'], SANITIZE_NAMED_PROPS: true })
  if (!fragment.hasChildNodes()) throw new Error('Nothing to show')
  return fragment
}

const REFERENCES = ['for', 'form', 'list', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']

/** A copy; the original stays where and as it is. Ids get a prefix, so that each stays unique and labels still fit. */
function cloneOf(selector: string): Node {
  const original = selector.startsWith('#') ? document.getElementById(selector.slice(1)) : document.querySelector<HTMLElement>(selector)
  if (!original) throw new Error(`There is no ${selector}`)
  const copy = document.createElement('div')
  copy.append(original instanceof HTMLTemplateElement ? original.content.cloneNode(true) : original.cloneNode(true))
  copy.querySelectorAll('script').forEach((script) => script.remove())
  const first = copy.firstElementChild as HTMLElement | null
  if (first && original.hidden) first.hidden = false
  for (const element of copy.querySelectorAll('*')) {
    if (element.id) element.id = `gallery-${element.id}`
    for (const name of REFERENCES) {
      const ids = element.getAttribute(name)
      if (ids) element.setAttribute(name, ids.replace(/\S+/g, 'gallery-$&'))
    }
  }
  return copy
}
