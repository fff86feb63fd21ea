import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, sharpImageService } from 'astro/config'
import { cards } from './src/cards/integration'
import { pictureWidths } from './src/components/picture-widths'
import { postPictures } from './src/gallery/integration'
import { layoutCss } from './src/layout-css/integration'
import { mailLinks } from './src/mail/integration'
import { pictureCheck } from './src/markdown/integration'
import { picturesInText } from './src/markdown/pictures'
import { tablesInText } from './src/markdown/tables'
import { searchIndex } from './src/search/integration'
import { settings } from './src/settings/settings'
import { plainImports } from './src/vite/plain-imports'
import { withoutGuards } from './src/vite/without-guards'
import { wake } from './src/wake/integration'

const layers = readFileSync(new URL('./src/styles/layers.css', import.meta.url))

export default defineConfig({
  site: settings.site.address,
  trailingSlash: 'always',
  integrations: [
    react(),
    mdx(),
    sitemap({ filter: (page) => !/\/style-guide\/.|^https?:\/\/[^/]+\/(search|newsletter)\/$/.test(page) }),
    wake(),
    postPictures(),
    layoutCss(),
    pictureCheck(),
    mailLinks(),
    cards({ name: settings.site.name }),
    searchIndex(),
  ],
  markdown: { syntaxHighlight: false, processor: satteri({ hastPlugins: [picturesInText, tablesInText] }) },
  // Encoding is the longest part of a first build: less effort costs a few per cent of size and saves most of the time.
  image: { service: sharpImageService({ webp: { quality: 74, effort: 3 }, avif: { quality: 55, effort: 2 } }), breakpoints: pictureWidths },
  vite: {
    // Nothing is fetched ahead of need, so the code that would do so stays out.
    build: { modulePreload: false },
    plugins: [plainImports],
    css: { postcss: { plugins: [withoutGuards] } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What every page runs, as one file.
                  {
                    name: 'start',
                    test: /[\\/]vitrine[\\/]src[\\/](start|registry|page[\\/](loading[\\/](activity|claim|hold|use)|services[\\/](clock|motion|report))|features[\\/].+\.(selector|names))\.ts$|preload-helper/,
                  },
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
                  // Small parts of pages with text, which mostly come together too.
                  {
                    name: 'text',
                    test: /[\\/](styles[\\/]prose\.css|components[\\/](PageHead|NextPrevious|TagList|Demo)\.astro.*|lazy-load\.css)$/,
                    priority: 1,
                  },
                  { name: 'posts', test: /[\\/]components[\\/]Post[A-Z][a-z]+\.astro/, priority: 1 },
                  {
                    name: 'site',
                    test: /[\\/]site[\\/]src[\\/](components[\\/](Site|Mark|Picture|Panels|header[\\/])[^\\/]*|layouts[\\/].+|styles[\\/](?!prose).+)$|(back-to-top|mail-link)\.css$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
  // Several pages at a time: one waits for the disk while another is made.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  security: {
    csp: {
      algorithm: 'SHA-256',
      // The one inline style: the order of the cascade layers, at the top of every page.
      styleDirective: { hashes: [`sha256-${createHash('sha256').update(layers).digest('base64')}`] },
      // YouTube's player script, only after consent (Vimeo's is part of the site); the search index is read by WebAssembly.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'", 'https://www.youtube.com'] },
      directives: [
        "default-src 'self'",
        "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
        // Thumbnails of providers' videos in the gallery: looked up only after consent.
        "img-src 'self' data: https://i.vimeocdn.com https://img.youtube.com",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self' https://vimeo.com",
        ['form-action', "'self'", ...loginOrigin(settings.loginBox.address)].join(' ') as `form-action ${string}`,
        "object-src 'none'",
        "base-uri 'self'",
      ],
    },
  },
})

/** A login box may post to another host than the site's own. */
function loginOrigin(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : []
}
