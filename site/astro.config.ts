import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { settings } from './src/settings/settings'
import { wake } from './src/wake/integration'

export default defineConfig({
  site: settings.site.address,
  trailingSlash: 'always',
  integrations: [react(), mdx(), sitemap({ filter: (page) => !page.includes('/style-guide/') }), wake()],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "object-src 'none'",
        "base-uri 'self'",
      ],
    },
  },
})
