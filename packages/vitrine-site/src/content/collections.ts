import { defineCollection, reference } from 'astro:content'
import { glob, type Loader } from 'astro/loaders'
import { context } from 'virtual:vitrine-site/context'
import { panelSchema } from './panels'
import * as schemas from './schemas'
import { inLanguages } from './translated-loader'
import { withOwnTexts } from './texts/loader'
import { textsSchema } from './texts/schema'

/** Which files make which kind of page. What may stand in them: ./schemas. */
const from = (folder: string, pattern: string, options: Pick<Options, 'generateId'> = {}) =>
  everyLanguage(folder, (base) => glob({ pattern, base: `${base}${folder}`, ...options }))
type Options = Parameters<typeof glob>[0]
/** A kind of content that this site does not have. */
const nothing: Loader = { name: 'vitrine-nothing', load: async ({ store }) => store.clear() }
/** The site's own language is in content, French beside it in content/fr. */
const everyLanguage = (name: string, load: (base: string) => Loader): Loader =>
  inLanguages(
    context.languages.map(({ code, content }, at) => ({
      language: at === 0 ? undefined : code,
      loader: content.includes(name) ? load(at === 0 ? './content/' : `./content/${code}/`) : nothing,
    })),
  )

const pages = defineCollection({ loader: from('pages', '**/*.mdx'), schema: schemas.pages })
const journal = defineCollection({ loader: from('journal', '**/*.{md,mdx}'), schema: schemas.journal })
/** Numbers in file names only sort the folder: 07-settings.md is the section #settings. */
const guide = defineCollection({
  loader: from('guide', '**/*.{md,mdx}', { generateId: ({ entry }) => entry.replace(/^\d+-/, '').replace(/\.mdx?$/, '') }),
  schema: schemas.guide,
})
const features = defineCollection({ loader: from('features', '**/*.mdx'), schema: schemas.features })
const products = defineCollection({ loader: from('products', '**/*.md'), schema: schemas.products(reference) })
const galleries = defineCollection({ loader: from('galleries', '**/*.yaml'), schema: schemas.galleries })
const panels = defineCollection({ loader: from('panels', '*.mdx'), schema: panelSchema })
const menus = defineCollection({ loader: from('menus', '*.yaml'), schema: schemas.menus })

/** The file's name is a language code, capitals and all: pt-BR.yaml. */
const texts = defineCollection({
  loader: context.content.includes('texts')
    ? withOwnTexts(glob({ pattern: '*.yaml', base: './content/texts', generateId: ({ entry }) => entry.replace(/\.yaml$/, '') }))
    : nothing,
  schema: textsSchema,
})

/** Single files: what the home page says, what stands at the foot of every page, and whom the site owes thanks. */
const single = (file: string) => everyLanguage(file, (base) => glob({ pattern: file, base }))
const home = defineCollection({ loader: single('home.yaml'), schema: schemas.home })
const footer = defineCollection({ loader: single('footer.yaml'), schema: schemas.footer })
const credits = defineCollection({ loader: single('credits.yaml'), schema: schemas.credits })

export const collections = { home, footer, credits, pages, journal, guide, features, products, galleries, panels, menus, texts }
