import { Children, Fragment, isValidElement, type ReactNode } from 'react'

export interface Slide {
  readonly key: string
  readonly slide: ReactNode
}

/**
 * One slide for each child. A fragment is no slide but what it holds, however deep: React's own list of children keeps it whole.
 * Nor are `''` and `0`, which `list.length && <Slide />` leaves behind.
 */
export const slidesFrom = (children: ReactNode, prefix = ''): readonly Slide[] =>
  Children.toArray(children).flatMap((child, at) => {
    const key = `${prefix}${(isValidElement(child) && child.key) || at}`
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) return slidesFrom(child.props.children, `${key}/`)
    return child === '' || child === 0 ? [] : [{ key, slide: child }]
  })
