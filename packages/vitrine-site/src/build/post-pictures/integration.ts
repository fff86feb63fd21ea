import type { AstroIntegration } from 'astro'

/** Makes the pictures of written content links to their files, in the dev server as in a build. */
export function postPictures(): AstroIntegration {
  return {
    name: 'vitrine-post-pictures',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'pre' }),
    },
  }
}
