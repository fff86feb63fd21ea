import { existsSync, readFileSync } from 'node:fs'
import { shorten } from '../addresses/shorten'
import type { SourceSite } from '../source/source'
import { insideOf } from './inside'

export const SETTINGS = 'content/settings.ts'

/** What WordPress says of a site of which nobody has said anything. */
const USUAL_LINE = /^just another .*(?:wordpress|site)/i

/** What the old site was called, as settings; without what says nothing. */
export function identityOf({ title, tagline, language }: SourceSite): Readonly<Record<string, string>> {
  const name = shorten(title.trim(), 60)
  const line = tagline.trim()
  const isSaying = line !== '' && !USUAL_LINE.test(line)
  const description = [line, `${name}: ${line}`].find((text) => isSaying && text.length >= 20)
  // Regions matter where the writing differs; en-US and de-DE are en and de.
  const code = /^(?:pt-BR|zh-\w+)$/i.test(language) ? language : language.split(/[-_]/)[0]!.toLowerCase()
  return {
    ...(name ? { name } : {}),
    ...(description ? { description: shorten(description, 200) } : {}),
    ...(/^[a-z]{2,3}(-\w+)?$/.test(code) ? { language: code } : {}),
  }
}

/** The owner's settings with the old site's name, line and language in them; undefined where that is not to be had, or is so already. */
export function proposeSettings(folder: string, site: SourceSite): { readonly before: string; readonly text: string } | undefined {
  const file = insideOf(folder, SETTINGS)
  if (!existsSync(file)) return undefined
  const before = readFileSync(file, 'utf8')
  if (!/\bsite\s*:\s*\{/.test(before)) return undefined
  const text = Object.entries(identityOf(site)).reduce(setField, before)
  return text === before ? undefined : { before, text }
}

const VALUE = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`

function setField(text: string, [field, value]: readonly [string, string]): string {
  const [, start = '', inside = ''] = /^([^]*?\bsite\s*:\s*\{)([^]*)$/.exec(text) ?? []
  const known = new RegExp(String.raw`^((?:[^{}]|\{[^{}]*\})*?\b${field}\s*:\s*)${VALUE}`)
  const written = `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  return known.test(inside)
    ? start + inside.replace(known, (_whole, before: string) => before + written)
    : `${start} ${field}: ${written},${inside}`
}
