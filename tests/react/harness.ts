import { createElement, StrictMode, type ReactNode } from 'react'
import * as React from 'react'
import { flushSync } from 'react-dom'
import * as ReactDom from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import * as slider from '../../packages/vitrine/src/features/slider'
import * as react from '../../packages/vitrine/src/react'

/** Every component, by its name. */
const components = { ...slider, ...react }

let root: Root | undefined
const calls: unknown[][] = []
const host = () => document.querySelector<HTMLElement>('#app')!
const strict = (node: ReactNode) => createElement(StrictMode, null, node)

/** What a test on a page has of React: `harness.render(h(Slider, { label: 'Places' }, …))`. */
export const harness = {
  ...components,
  React,
  ReactDom,
  h: createElement,
  /** Renders in StrictMode, at once. Again: the same root, with what has changed. */
  render(node: ReactNode): void {
    root ??= createRoot(host())
    flushSync(() => root!.render(strict(node)))
  },
  unmount(): void {
    flushSync(() => root?.unmount())
    root = undefined
  },
  /** As a server would have rendered it, then brought to life. */
  hydrate(node: ReactNode): void {
    host().innerHTML = renderToString(strict(node))
    root = hydrateRoot(host(), strict(node))
  },
  /** What callbacks were called with. */
  calls,
  /** A callback that notes its calls. */
  note:
    (name: string) =>
    (...values: unknown[]): void =>
      void calls.push([name, ...values]),
  /** Puts a component's children in and out of the page. */
  cycle(node: ReactNode, times: number): void {
    for (let at = 0; at < times; at += 1) {
      harness.render(node)
      harness.unmount()
    }
  },
}

declare global {
  interface Window {
    harness: typeof harness
  }
}
