import { parts, start } from './parts'
import { plainImports } from '../vite/plain-imports'
import { withoutGuards } from '../vite/without-guards'

/** How scripts and style sheets are put together. `assets` is the folder that they are served from. */
export const bundling = (assets: string) => ({
  // Nothing is fetched ahead of need, so the code that would do so stays out.
  build: { modulePreload: false as const },
  plugins: [plainImports],
  css: { postcss: { plugins: [withoutGuards] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The script of every page is named by what it is: other parts import from it.
            entryFileNames: ({ name }: { readonly name: string }) =>
              `${assets}/${name.startsWith('Bare.astro') ? 'start' : '[name]'}.[hash].js`,
            codeSplitting: {
              groups: [
                // What every page runs, as one file: the document's own script too, which would be a request for one line.
                { name: 'start', test: new RegExp(`${start.source}|preload-helper|Bare\\.astro`) },
                ...parts,
              ],
            },
          },
        },
      },
    },
    prerender: {
      build: {
        rolldownOptions: {
          output: {
            // The shared parts' styles in one file: a dozen small ones would each cost a phone a request before the first paint.
            codeSplitting: {
              groups: [
                // Videos and sliders mostly stand together, and compress better so.
                { name: 'media', test: /[\\/](video|slider)\.css$/, priority: 1 },
                // Small parts of pages with text, the owner's own among them: they mostly come together too.
                {
                  name: 'text',
                  test: /[\\/](styles[\\/]prose\.css|views[\\/](page-head|next-previous|tag-list|written-page)\.(tsx|css)|__vitrine-site[\\/]components|lazy-load\.css)$/,
                  priority: 1,
                },
                { name: 'posts', test: /[\\/]views[\\/]post-(card|grid|meta)\.(tsx|css)$/, priority: 1 },
                {
                  name: 'site',
                  test: /[\\/]vitrine-site[\\/]src[\\/](components[\\/](Site|Panels)[^\\/]*|views[\\/]site-(header|footer)\.(tsx|css)|layouts[\\/].+|styles[\\/](?!prose).+)$|__vitrine-site[\\/].+\.css$|(back-to-top|mail-link)\.css$/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
