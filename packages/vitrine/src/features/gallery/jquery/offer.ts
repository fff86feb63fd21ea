import { report } from '../../../page/services/report'
import { JQUERY_TOO_OLD } from '../gallery.errors'
import type { PluginCommand, PluginOptions } from './plugin'

/** What is used of jQuery: it has been so in every version since 1.8. */
interface JQuery {
  readonly fn: { readonly jquery: string; vitrineGallery?: unknown }
}

interface Chosen {
  toArray(): Element[]
}

/**
 * `$(…).vitrineGallery(options)`: the chosen links are a gallery of their own. There at once, so that a page's own script finds it;
 * what it does is fetched when it is called. Where a page's jQuery comes later, or under another name, hand it in.
 */
export function addGalleryPlugin(jQuery: unknown = (window as { jQuery?: unknown }).jQuery): void {
  const fn = (jQuery as JQuery | undefined)?.fn
  if (!fn?.jquery || fn.vitrineGallery) return
  fn.vitrineGallery = function (this: Chosen, asked: PluginOptions | PluginCommand = {}, index?: number) {
    const elements = this.toArray()
    if (isTooOld(fn.jquery)) report({ feature: 'gallery', error: JQUERY_TOO_OLD })
    else
      import('./plugin').then(
        ({ runPlugin }) => runPlugin(elements, asked, index),
        // Not fetched (offline, say): the links are links.
        () => {},
      )
    return this
  }
}

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 1 || (major === 1 && minor < 8)
}
