import type { ComponentPropsWithoutRef } from 'react'
import { mountCartCount } from '../page/ui/cart-count'
import { useBehaviour } from './use-behaviour'

/** How many things are in the cart, kept in step with it; nothing while it is empty. */
export function CartCount(props: Omit<ComponentPropsWithoutRef<'span'>, 'children'>) {
  const { element } = useBehaviour(mountCartCount, { feature: 'cart-count' })
  return <span {...props} ref={element} data-cart-count="" hidden />
}
