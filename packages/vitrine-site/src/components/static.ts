import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keepOnce } from '../content/once'

/**
 * A React view that no script will ever touch again, as HTML and at once. Astro renders each view as a stream of its own, which
 * makes a page wait for it several times: nothing on a page, but most of the time that thousands of pages take to build.
 */
export const renderStatic = <P extends object>(view: ComponentType<P>, props: P): string => renderToStaticMarkup(createElement(view, props))

export const renderOnce = <P extends object>(key: string, view: ComponentType<P>, props: P): Promise<string> =>
  keepOnce(key, async () => renderStatic(view, props))
