/** What a sheet says of each token, by its name without the dashes: color-paper. */
export type Tokens = ReadonlyMap<string, string>

export interface Sheet {
  readonly light: Tokens
  /** All of them, as they are where the device asks for dark. */
  readonly dark: Tokens
}

const DARK = /prefers-color-scheme\s*:\s*dark/

/** Reads the custom properties of `:root`, outside of any condition and in the dark. A later sheet goes before an earlier one. */
export function readTokens(...sheets: readonly string[]): Sheet {
  const blocks = sheets.flatMap((sheet) => findBlocks(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')))
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const { conditions, text } of blocks) {
    const isDark = conditions.length > 0 && conditions.every((condition) => DARK.test(condition))
    if (conditions.length > 0 && !isDark) continue
    for (const [, name = '', value = ''] of text.matchAll(/--([\w-]+)\s*:\s*([^;}]+)/g)) {
      const [forLight, forDark] = bothOf(value.trim())
      if (!isDark) light.set(name, forLight)
      // As in a browser: what a later sheet says for all devices goes before what an earlier one says of the dark.
      dark.set(name, forDark)
    }
  }
  return { light: resolveAll(light), dark: resolveAll(dark) }
}

/** `light-dark(a, b)` says both at once. */
function bothOf(value: string): readonly [string, string] {
  const [, light, dark] = /^light-dark\(\s*((?:[^(),]|\([^)]*\))+),\s*((?:[^(),]|\([^)]*\))+)\)$/.exec(value) ?? []
  return light && dark ? [light.trim(), dark.trim()] : [value, value]
}

/** A token that is another one: var(--color-ink). */
function resolveAll(tokens: Tokens): Tokens {
  const resolve = (value: string, depth = 0): string => {
    const name = /^var\(\s*--([\w-]+)/.exec(value)?.[1]
    return name && depth < 8 ? resolve(tokens.get(name) ?? value, depth + 1) : value
  }
  return new Map([...tokens].map(([name, value]) => [name, resolve(value)]))
}

interface Block {
  /** The media queries around it; a layer or a scope of the sheet's own is none. */
  readonly conditions: readonly string[]
  readonly text: string
}

/** The `:root` blocks of a sheet, each with what must hold for it. */
function findBlocks(css: string): readonly Block[] {
  const found: Block[] = []
  const open: string[] = []
  let from = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === ';' && open.length === 0) from = at + 1
    if (sign === '{') {
      open.push(css.slice(from, at).trim())
      from = at + 1
    }
    if (sign !== '}') continue
    const selector = open.pop() ?? ''
    if (selector.split(',').some((part) => /^(:root|html)$/.test(part.trim())))
      found.push({ conditions: open.filter((rule) => /^@(media|supports|container)/.test(rule)), text: css.slice(from, at) })
    from = at + 1
  }
  return found
}
