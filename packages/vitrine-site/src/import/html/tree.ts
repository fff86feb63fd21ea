import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Node = Tree.ChildNode
export type Element = Tree.Element

export const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text'
export const attribute = ({ attrs }: Element, name: string): string => attrs.find((given) => given.name === name)?.value ?? ''
export const hasClass = (element: Element, name: string): boolean => attribute(element, 'class').split(/\s+/).includes(name)
export const elementsIn = ({ childNodes }: Tree.ParentNode): Element[] => childNodes.filter(isElement)
/** Words are there, or something that shows without words. */
export const isBlank = (node: Node): boolean => (isText(node) ? node.value.trim() === '' : node.nodeName === '#comment')

export function textIn(node: Tree.Node): string {
  if (isText(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}

/** Every element within, in order. */
export function* allIn(root: Tree.ParentNode): Generator<Element> {
  for (const child of elementsIn(root)) {
    yield child
    yield* allIn(child)
  }
}

export const find = (root: Tree.ParentNode, test: (element: Element) => boolean): Element | undefined => {
  for (const element of allIn(root)) if (test(element)) return element
  return undefined
}

export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')
