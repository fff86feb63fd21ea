import { defineCollection, reference } from 'astro:content'
import { glob } from 'astro/loaders'
import { panelSchema } from './content/panels'
import * as schemas from './content/schemas'
import { textsSchema } from './texts/schema'

/** Which files make which kind of page. What may stand in them: ./content/schemas. */
const from = (folder: string, pattern: string) => glob({ pattern, base: `./content/${folder}` })

const pages = defineCollection({ loader: from('pages', '**/*.mdx'), schema: schemas.pages })
const journal = defineCollection({ loader: from('journal', '**/*.{md,mdx}'), schema: schemas.journal })
/** Numbers in file names only sort the folder: 07-settings.md is the section #settings. */
const guide = defineCollection({
  loader: glob({
    pattern: '**/*.{md,mdx}',
    base: './content/guide',
    generateId: ({ entry }) => entry.replace(/^\d+-/, '').replace(/\.mdx?$/, ''),
  }),
  schema: schemas.guide,
})
const features = defineCollection({ loader: from('features', '**/*.mdx'), schema: schemas.features })
const products = defineCollection({ loader: from('products', '**/*.md'), schema: schemas.products(reference) })
const galleries = defineCollection({ loader: from('galleries', '**/*.yaml'), schema: schemas.galleries })
const panels = defineCollection({ loader: from('panels', '*.mdx'), schema: panelSchema })
const menus = defineCollection({ loader: from('menus', '*.yaml'), schema: schemas.menus })

/** The file's name is a language code, capitals and all: pt-BR.yaml. */
const texts = defineCollection({
  loader: glob({ pattern: '*.yaml', base: './content/texts', generateId: ({ entry }) => entry.replace(/\.yaml$/, '') }),
  schema: textsSchema,
})

/** Single files: what the home page says, and whom the site owes thanks. */
const home = defineCollection({ loader: glob({ pattern: 'home.yaml', base: './content' }), schema: schemas.home })
const credits = defineCollection({ loader: glob({ pattern: 'credits.yaml', base: './content' }), schema: schemas.credits })

export const collections = { home, credits, pages, journal, guide, features, products, galleries, panels, menus, texts }
