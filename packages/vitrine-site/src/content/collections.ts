import { defineCollection, reference, type SchemaContext } from 'astro:content'
import type { z } from 'astro/zod'
import { glob, type Loader } from 'astro/loaders'
import { context } from 'virtual:vitrine-site/context'
import { reported } from './faults/reported-loader'
import { panelSchema } from './panels'
import * as schemas from './schemas'
import { inLanguages } from './translated-loader'
import { withOwnTexts } from './texts/loader'
import { textsSchema } from './texts/schema'

/** Whatever an owner writes may be plain Markdown or MDX. */
const WRITTEN = '**/*.{md,mdx}'

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

/** A kind of content: what is wrong in its files is kept with its place. */
const kind = <S extends z.ZodType>(loader: Loader, schema: S | ((context: SchemaContext) => S)) =>
  defineCollection({ loader: reported(loader, schema), schema })

const pages = kind(from('pages', WRITTEN), schemas.pages)
const journal = kind(from('journal', WRITTEN), schemas.journal)
/** Numbers in file names only sort the folder: 07-settings.md is the section #settings. */
const guide = kind(from('guide', WRITTEN, { generateId: ({ entry }) => entry.replace(/^\d+-/, '').replace(/\.mdx?$/, '') }), schemas.guide)
const features = kind(from('features', WRITTEN), schemas.features)
const products = kind(from('products', WRITTEN), schemas.products(reference))
const galleries = kind(from('galleries', '**/*.{yaml,yml}'), schemas.galleries)
const panels = kind(from('panels', '*.{md,mdx}'), panelSchema)
const menus = kind(from('menus', '*.{yaml,yml}'), schemas.menus)

/** The file's name is a language code, capitals and all: pt-BR.yaml. */
const texts = kind(
  context.content.includes('texts')
    ? withOwnTexts(glob({ pattern: '*.yaml', base: './content/texts', generateId: ({ entry }) => entry.replace(/\.yaml$/, '') }))
    : nothing,
  textsSchema,
)

/** Single files: what the home page says, what stands at the foot of every page, and whom the site owes thanks. */
const single = (file: string) => everyLanguage(file, (base) => glob({ pattern: file, base }))
const home = kind(single('home.yaml'), schemas.home)
const footer = kind(single('footer.yaml'), schemas.footer)
const credits = kind(single('credits.yaml'), schemas.credits)

export const collections = { home, footer, credits, pages, journal, guide, features, products, galleries, panels, menus, texts }
