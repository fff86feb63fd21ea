import type { AstroComponentFactory } from 'astro/runtime/server/index.js'
import type { Example } from 'vitrine/react'
import { examples } from './examples'

/**
 * What the style guide shows, by the feature's name. The examples come from the feature's folder; here are what they wear
 * (styles/NAME.css) and, where markup alone does not make them, what they stand in (frames/NAME.astro).
 * Styles are addresses, not imports: one route makes all the pages, and each is to load only its own.
 */
const styles = import.meta.glob<string>('./styles/*.css', { eager: true, query: '?url', import: 'default' })
const frames = import.meta.glob<AstroComponentFactory>('./frames/*.astro', { eager: true, import: 'default' })

export interface StyleGuideFeature {
  readonly name: string
  readonly examples: readonly Example[]
  readonly Frame?: AstroComponentFactory | undefined
}

export const features: readonly StyleGuideFeature[] = [...examples].map(([name, examples]) => ({
  name,
  examples,
  Frame: frames[`./frames/${name}.astro`],
}))

export const styleOf = (feature: string): string | undefined => styles[`./styles/${feature}.css`]
