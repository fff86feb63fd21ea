import type { AstroUserConfig } from 'astro'
import { layoutStylesheet, type TypeSizes } from 'vitrine/layout'
import type { Site } from './context'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

interface OwnFiles {
  readonly theme?: string | undefined
  readonly components?: string | undefined
}

/** The heading sizes of the look, in rem, as they are on a wide window. The settings say how they give way on smaller ones. */
const sizes: TypeSizes = { '--step-2': 1.875, '--step-3': 2.5625, '--step-4': 3.5, '--step-5': 5 }

/**
 * What pages import of the site that they belong to:
 * `virtual:vitrine-site/context` what the builder knows of it, its settings among the rest;
 * `virtual:vitrine-site/components` the owner's components for MDX pages;
 * `virtual:vitrine-site/theme.css` the owner's style sheet, in the last layer;
 * `virtual:vitrine-site/layout.css` the style sheet that the layout settings mean.
 */
export function siteModules(site: Site, { theme, components }: OwnFiles): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    context: () => `export const context = ${JSON.stringify(site)}`,
    components: () => (components ? `export * from ${JSON.stringify(components)}` : 'export {}'),
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
