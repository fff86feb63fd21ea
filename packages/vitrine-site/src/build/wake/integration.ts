import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Adds the `client:wake` directive to Astro's own islands. */
export function wake(): AstroIntegration {
  return {
    name: 'vitrine-wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('./directive.ts', import.meta.url)) })
      },
    },
  }
}
