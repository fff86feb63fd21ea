import { satteri } from '@astrojs/markdown-satteri'
import { directivesInText } from '../directives/plugin'
import { picturesInText } from '../markdown/pictures'
import { tablesInText } from '../markdown/tables'

export const markdown = {
  syntaxHighlight: false as const,
  processor: satteri({ features: { directive: true }, mdastPlugins: [directivesInText], hastPlugins: [picturesInText, tablesInText] }),
}
