import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface Reference {
  /** As it is written. */
  readonly address: string
  /** a, img, source … */
  readonly element: string
}

export interface Marked {
  readonly feature: string
  /** Its data attributes by the names that scripts see: startAt. */
  readonly data: Readonly<Record<string, string>>
}

/** What checks need to know of a page. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>
  readonly doubledIds: readonly string[]
  /** Where a visitor may go from it. */
  readonly links: readonly Reference[]
  /** What a browser loads for it. */
  readonly loaded: readonly Reference[]
  /** Pictures that have no words at all, not even empty ones. */
  readonly speechless: readonly string[]
  readonly features: readonly Marked[]
  /** Links that say more than their address: what a gallery is to show. */
  readonly galleryLinks: readonly Marked['data'][]
  /** Texts that should be JSON, and are not. */
  readonly brokenJson: readonly { readonly where: string; readonly why: string }[]
  readonly isHidden: boolean
}

type Element = Tree.Element
const isElement = (node: Tree.Node): node is Element => 'tagName' in node

function* elementsIn(root: Tree.ParentNode): Generator<Element> {
  for (const child of root.childNodes) {
    if (!isElement(child)) continue
    yield child
    yield* elementsIn('content' in child ? (child as Tree.Template).content : child)
  }
}

export function readPageFacts(html: string): PageFacts {
  const elements = [...elementsIn(parse(html))].map((element) => ({
    element,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
  }))
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
  const named = elements.flatMap(({ element, attributes }) => (element.tagName === 'a' ? (attributes.get('name') ?? []) : []))
  const facts = elements.map(({ element, attributes }) => ({ name: element.tagName, get: (key: string) => attributes.get(key), element }))
  return {
    ids: new Set([...ids, ...named]),
    doubledIds: [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))],
    links: facts.filter(({ name }) => name === 'a' || name === 'area').flatMap(({ name, get }) => refer(name, get('href'))),
    loaded: facts.flatMap(({ name, get }) => loadedBy(name, get)),
    speechless: facts
      .filter(({ name, get }) => name === 'img' && get('alt') === undefined && get('aria-hidden') !== 'true')
      .map(({ get }) => get('src') ?? ''),
    features: facts.flatMap(({ get, element }) =>
      get('data-feature') === undefined ? [] : [{ feature: get('data-feature')!, data: dataOf(element) }],
    ),
    galleryLinks: facts
      .filter(({ name, get }) => name === 'a' && (get('data-gallery') !== undefined || get('data-options') !== undefined))
      .map(({ element }) => dataOf(element)),
    brokenJson: facts.flatMap(({ name, get, element }) => jsonFaults(name, get, element)),
    isHidden: facts.some(({ name, get }) => name === 'meta' && get('name') === 'robots' && get('content')?.includes('noindex')),
  }
}

type Get = (name: string) => string | undefined
const refer = (element: string, address: string | undefined): Reference[] => (address === undefined ? [] : [{ element, address }])

const LINKED = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/

function loadedBy(name: string, get: Get): Reference[] {
  const several = (get('srcset') ?? '').split(/,\s+/).flatMap((part) => part.trim().split(/\s+/)[0] || [])
  switch (name) {
    case 'img':
    case 'source':
      return [...refer(name, get('src')), ...several.map((address) => ({ element: name, address }))]
    case 'video':
      return [...refer(name, get('src')), ...refer(name, get('poster'))]
    case 'audio':
    case 'track':
    case 'script':
    case 'iframe':
    case 'embed':
      return refer(name, get('src'))
    case 'link':
      return LINKED.test(get('rel') ?? '') ? refer(name, get('href')) : []
    default:
      return []
  }
}

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const dataOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(
    attrs.filter(({ name }) => name.startsWith('data-')).map(({ name, value }) => [camel(name.slice('data-'.length)), value]),
  )

function jsonFaults(name: string, get: Get, element: Element): { where: string; why: string }[] {
  if (name !== 'script' || !/^application\/(ld\+)?json$/.test(get('type') ?? '')) return []
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const mark = element.attrs.find(({ name }) => name.startsWith('data-'))?.name
    return [{ where: `<script type="${get('type')}"${mark ? ` ${mark}` : ''}>`, why: (error as Error).message }]
  }
}
