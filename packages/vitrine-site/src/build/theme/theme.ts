import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readColour, toHex } from './colours'
import { findFaint, measurePairs } from './contrast'
import { readTokens, type Tokens } from './tokens'

/** The colours that are needed where there is no style sheet: previews, icons, a browser's own bars. */
export interface Scheme {
  readonly paper: string
  readonly ink: string
  readonly accent: string
}

export interface Theme {
  readonly light: Scheme
  readonly dark: Scheme
  /** What is too faint to be read, in words. */
  readonly faint: readonly string[]
  /** Every token as it is in light and in dark. */
  readonly tokens: readonly { readonly name: string; readonly light: string; readonly dark: string }[]
  /** How far each pair of colours that shows words stands apart. */
  readonly pairs: readonly {
    readonly words: string
    readonly ground: string
    readonly light?: number | undefined
    readonly dark?: number | undefined
  }[]
}

const LOOK = new URL('../../styles/tokens.css', import.meta.url)

/** Reads the owner's sheet over the look that the builder brings. */
export function readTheme(file?: string): Theme {
  if (file && !existsSync(file)) throw new Error(`The theme ${file} is not there. Write it, or take \`theme\` out of astro.config.ts.`)
  const sheet = readTokens(readFileSync(fileURLToPath(LOOK), 'utf8'), file ? readFileSync(file, 'utf8') : '')
  const inDark = measurePairs(sheet.dark)
  return {
    light: schemeOf(sheet.light),
    dark: schemeOf(sheet.dark),
    faint: findFaint(sheet),
    tokens: [...sheet.light].map(([name, light]) => ({ name, light, dark: sheet.dark.get(name) ?? light })),
    pairs: measurePairs(sheet.light).map(({ words, ground, ratio }, at) => ({ words, ground, light: ratio, dark: inDark[at]?.ratio })),
  }
}

const schemeOf = (tokens: Tokens): Scheme => ({
  paper: colourOf(tokens, 'color-paper', '#ffffff'),
  ink: colourOf(tokens, 'color-ink', '#000000'),
  accent: colourOf(tokens, 'color-accent', '#000000'),
})

function colourOf(tokens: Tokens, name: string, other: string): string {
  const colour = readColour(tokens.get(name) ?? '')
  return colour ? toHex(colour) : other
}
