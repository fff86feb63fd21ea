import type * as Plugin from './features/gallery/jquery/plugin'
import type { PluginCommand, PluginOptions } from './features/gallery/jquery/plugin'

/** What is used of jQuery: every version has it. */
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
  let plugin: Promise<typeof Plugin> | undefined
  fn.vitrineGallery = function (this: Chosen, asked: PluginOptions | PluginCommand = {}, index?: number) {
    const elements = this.toArray()
    // One promise for all calls: of several imports, a later one may be there first, and a command would overtake its gallery.
    plugin ??= import('./features/gallery/jquery/plugin')
    plugin.then(
      ({ runPlugin }) => runPlugin({ elements, version: fn.jquery }, asked, index),
      // Not fetched (offline, say): the links are links, and the next call tries again.
      () => (plugin = undefined),
    )
    return this
  }
}
