import type { AstroIntegration } from 'astro'
import { layoutStylesheet, type TypeSizes } from 'vitrine/layout'
import { settings } from '../settings/settings'

/** The heading sizes of the look, in rem, as they are on a wide window. The settings say how they give way on smaller ones. */
const sizes: TypeSizes = { '--step-2': 1.875, '--step-3': 2.5625, '--step-4': 3.5, '--step-5': 5 }

const ID = 'virtual:layout.css'
const RESOLVED = '/__layout.css'

/** Makes `import 'virtual:layout.css'` the style sheet that the owner's layout settings mean; it is bundled like any other. */
export function layoutCss(): AstroIntegration {
  return {
    name: 'vitrine-layout-css',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'vitrine-layout-css',
          resolveId: (id: string) => (id === ID ? RESOLVED : undefined),
          load: (id: string) => (id === RESOLVED ? layoutStylesheet(settings.layout, sizes) : undefined),
        }
        updateConfig({ vite: { plugins: [plugin] } })
      },
    },
  }
}
