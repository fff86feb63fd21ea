import { defineConfig } from 'astro/config'
import { vitrine } from 'vitrine-site'
import settings from './content/settings'

export default defineConfig({ integrations: [vitrine({ settings, theme: './theme.css', components: './src/components.ts' })] })
