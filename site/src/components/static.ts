import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A React view that no script will ever touch again, as HTML and at once. Astro renders each view as a stream of its own, which
 * makes a page wait for it several times: nothing on a page, but most of the time that thousands of pages take to build.
 */
export const renderStatic = <P extends object>(view: ComponentType<P>, props: P): string => renderToStaticMarkup(createElement(view, props))

const kept = new Map<string, string>()

/** The same, made once in a build for all pages on which it looks the same: the key says what it depends on. */
export function renderOnce<P extends object>(key: string, view: ComponentType<P>, props: P): string {
  const html = (!import.meta.env.DEV && kept.get(key)) || renderStatic(view, props)
  kept.set(key, html)
  return html
}
