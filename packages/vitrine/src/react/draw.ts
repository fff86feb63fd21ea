import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Draws a view in an element of a page that runs no React otherwise. It is there when the call returns: what the page's engines
 * say beside it is seen in the same frame. It goes with the signal.
 */
export function drawIn<Props extends object>(element: Element, View: ComponentType<Props>, signal: AbortSignal): (props: Props) => void {
  const root = createRoot(element)
  signal.addEventListener('abort', () => root.unmount())
  return (props) => {
    if (!signal.aborted) flushSync(() => root.render(createElement(View, props)))
  }
}
