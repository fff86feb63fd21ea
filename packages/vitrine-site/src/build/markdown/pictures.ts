import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'

type Plugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]

/** How wide a picture stands in a text: the column on a wide window, nearly the whole of a narrow one. */
const SIZES = '(width >= 48rem) 40rem, 94vw'

/**
 * A plug-in for the Markdown processor: pictures in running text come in several widths, as those of the layouts do. Astro by
 * itself serves one, as large as the original.
 */
export const picturesInText: Plugin = {
  name: 'pictures-in-text',
  element: {
    filter: ['img'],
    visit(node, context) {
      const { src } = node.properties
      if (typeof src !== 'string' || !src.startsWith('.')) return
      context.setProperty(node, 'layout', 'constrained')
      context.setProperty(node, 'sizes', SIZES)
    },
  },
}
