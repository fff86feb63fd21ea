import { satteri } from '@astrojs/markdown-satteri'
import { picturesInText } from '../markdown/pictures'
import { tablesInText } from '../markdown/tables'

export const markdown = { syntaxHighlight: false as const, processor: satteri({ hastPlugins: [picturesInText, tablesInText] }) }
