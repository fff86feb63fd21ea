import { fileURLToPath } from 'node:url'
import type { AstroUserConfig } from 'astro'
import { layoutStylesheet, type TypeSizes } from 'vitrine/layout'
import type { Fonts } from '../theme/fonts'
import type { Site } from './context'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

interface OwnFiles {
  readonly theme?: string | undefined
  readonly components?: string | undefined
  /** By the name of the view that each replaces. */
  readonly views?: Readonly<Record<string, string>>
  readonly fonts: Fonts
  /** Whether the look's own typefaces are others than its sheet says. */
  readonly hasOwnFonts: boolean
}

/** The heading sizes of the look, in rem, as they are on a wide window. The settings say how they give way on smaller ones. */
const sizes: TypeSizes = { '--step-2': 1.875, '--step-3': 2.5625, '--step-4': 3.5, '--step-5': 5 }

const SCRIPTS = fileURLToPath(new URL('../../components/Scripts.astro', import.meta.url))

/** A file's default export, or the only thing that it exports. */
const PICK = 'function pick(module) { return module.default ?? Object.values(module)[0] }'

/**
 * What pages import of the site that they belong to:
 * `virtual:vitrine-site/context` what the builder knows of it, its settings among the rest;
 * `virtual:vitrine-site/components` the owner's components for MDX pages;
 * `virtual:vitrine-site/views` the owner's components in the place of ours;
 * `virtual:vitrine-site/scripts` what loads scripts of others, where the settings name some;
 * `virtual:vitrine-site/fonts`, `fonts.css` the typefaces that the settings name;
 * `virtual:vitrine-site/theme.css` the owner's style sheet, in the last layer;
 * `virtual:vitrine-site/layout.css` the style sheet that the layout settings mean.
 */
export function siteModules(site: Site, { theme, components, views = {}, fonts, hasOwnFonts }: OwnFiles): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    context: () => `export const context = ${JSON.stringify(site)}`,
    components: () => (components ? `export * from ${JSON.stringify(components)}` : 'export {}'),
    views: () => {
      const all = Object.entries(views)
      const imports = all.map(([, file], at) => `import * as view${at} from ${JSON.stringify(file)}`)
      return `${imports.join('\n')}\nexport const views = { ${all.map(([name], at) => `${JSON.stringify(name)}: pick(view${at})`).join(', ')} }\n${PICK}`
    },
    fonts: () => {
      const imports = fonts.preloads.map((file, at) => `import font${at} from ${JSON.stringify(`${file}?url`)}`)
      return `${imports.join('\n')}\nexport const preloads = [${fonts.preloads.map((_, at) => `font${at}`).join(', ')}]`
    },
    scripts: () =>
      site.settings.site.scripts?.length
        ? `export { default as Scripts } from ${JSON.stringify(SCRIPTS)}`
        : 'export const Scripts = undefined',
    'fonts.css': () => (hasOwnFonts ? fonts.css : ''),
    'theme.css': () => (theme ? `@import ${JSON.stringify(theme)} layer(theme);` : ''),
    'layout.css': () => layoutStylesheet(site.settings.layout, sizes),
  }
  const ID = 'virtual:vitrine-site/'
  const RESOLVED = '/__vitrine-site/'
  return {
    name: 'vitrine-site-modules',
    resolveId: (id) => (id.startsWith(ID) && modules[id.slice(ID.length)] ? RESOLVED + id.slice(ID.length) : undefined),
    load: (id) => (id.startsWith(RESOLVED) ? modules[id.slice(RESOLVED.length)]?.() : undefined),
  }
}
