import { createElement, startTransition, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Draws a view in an element of a page that runs no React otherwise. It is there when the call returns: what the page's engines
 * say beside it is seen in the same frame. What is not urgent is drawn in pieces, so that the page stays quick. It goes with
 * the signal.
 */
export function drawIn<Props extends object>(
  element: Element,
  View: ComponentType<Props>,
  signal: AbortSignal,
): (props: Props, how?: { readonly isUrgent: boolean }) => void {
  const root = createRoot(element)
  signal.addEventListener('abort', () => root.unmount())
  return (props, { isUrgent } = { isUrgent: true }) => {
    if (signal.aborted) return
    const render = () => root.render(createElement(View, props))
    if (isUrgent) flushSync(render)
    else startTransition(render)
  }
}
