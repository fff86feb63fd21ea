import type { Media, MediaTask } from './kind'
import { optional, type Fields } from '../../../core/fields'
import { endInside } from '../../../page/loading/end'
import { report } from '../../../page/services/report'
import { isSafeAddress, readPart, toPx, words, type Item, type ItemInput, type OnWrong } from '../items/item'
import { request } from '../items/request'
import type { GalleryOptions } from '../gallery.options'
import { element } from '../overlay/elements'
import { areaIn } from '../overlay/layout'

/** An inline, ajax or html item: content that scrolls where it is longer than the area. */
export function showContents({ item, context, signal, linkOnPage, onReady, onFailed }: MediaTask): Media {
  const { options, texts, slots } = context
  const own = slots?.part('content', linkOnPage())
  // It scrolls, so it must be reachable by keyboard.
  const box = element('div', {
    'data-part': 'content',
    role: 'region',
    'aria-label': item.title || item.caption || texts.name,
    tabindex: 0,
  })
  Promise.resolve(own ?? contentsOf(item, options, signal)).then(
    (contents) => {
      if (signal.aborted) return
      box.replaceChildren(contents)
      // What `start` has brought to life in it.
      signal.addEventListener('abort', () => endInside(box))
      onReady()
    },
    () => onFailed(texts.loadContents),
  )
  return {
    element: box,
    layOut: (isCaptioned) => {
      const { stage } = context.layout().place
      const area = areaIn(context.layout().place, isCaptioned)
      box.style.width = item.width ? `${toPx(item.width, stage.width)}px` : 'max-content'
      box.style.height = item.height ? `${toPx(item.height, stage.height)}px` : 'auto'
      box.style.maxWidth = `min(${area.width}px, 60rem)`
      box.style.maxHeight = `${area.height}px`
      return undefined
    },
  }
}

/** The call that brings an ajax item's content. */
const ajaxFields = {
  type: {
    fallback: 'GET',
    allowed: 'a method such as POST',
    read: (value) => (/^[a-z]+$/i.test(String(value)) ? String(value).toUpperCase() : undefined),
  },
  url: optional(words),
  data: optional<string | Readonly<Record<string, string>>>({
    fallback: '',
    allowed: 'a query such as "a=1", or values by name',
    read: (value) => {
      if (typeof value === 'string') return value
      if (typeof value !== 'object' || value === null) return undefined
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]))
    },
  }),
} satisfies Fields

export const readCall = (given: ItemInput, onWrong: OnWrong) => readPart(ajaxFields, given, { name: 'gallery.ajax', onWrong })

/** What an inline, ajax or html item shows. Throws where there is nothing to show. */
async function contentsOf(item: Item, options: GalleryOptions, signal: AbortSignal): Promise<Node> {
  if (item.type === 'inline') return cloneOf(item.url)
  if (item.type === 'html') return clean(item.html ?? '')
  const call = readCall(item.ajax, (error) => report({ feature: 'gallery', error }))
  const url = call.url || item.url
  if (!isSafeAddress(url)) throw new Error('Not an address to load from')
  return clean(await request({ url, method: call.type, data: call.data, expects: 'html', timeout: options.timeout }, signal))
}

/** The sanitizer is fetched for the first item that needs it. Styles go too, and what names a sheet: they would reach the page behind. */
export async function clean(html: string): Promise<Node> {
  const { default: purify } = await import('dompurify')
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style'],
    FORBID_ATTR: ['style', 'data-styles', 'data-late-styles'],
    SANITIZE_NAMED_PROPS: true,
  })
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
