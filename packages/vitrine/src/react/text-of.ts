import { Children, isValidElement, type ReactNode } from 'react'

/** The words in plain elements, for whoever cannot see them. What components say is known only once they are drawn. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return Children.toArray(node).map(textOf).join('')
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
