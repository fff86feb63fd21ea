import { fileURLToPath } from 'node:url'
import { readSiteSettings } from '../../content/settings/schema'
import type { Site } from './context'

/** In unit tests there is no build: this stands for `virtual:vitrine-site/context`. */
const settings = readSiteSettings({})
export const context: Site = {
  settings,
  languages: [{ code: 'en', label: 'English', settings, content: [], words: {} }],
  contentFolder: fileURLToPath(new URL('../../../../../site/content/', import.meta.url)),
  content: [],
  publicFiles: [],
}
