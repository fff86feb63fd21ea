import { z } from 'astro/zod'
import { only, plain } from '../plain'
import { names } from './names'

declare const filled: unique symbol

/** A text in which some names in braces are to be filled in. The mark is for the type checker alone. */
export type TextWith<N extends string> = string & { readonly [filled]?: N }

type Names = typeof names
export type Texts = {
  readonly [G in keyof Names]: {
    readonly [K in keyof Names[G]]: Names[G][K] extends readonly (infer N extends string)[] ? TextWith<N> : never
  }
}

/** Missing and unknown texts, and lost or misspelt names in braces, are faults: a half-translated page is never built. */
export const textsSchema = only(mapValues(names, (group) => only(mapValues(group, field)))) as unknown as z.ZodType<Texts>

function field(wanted: readonly string[]): z.ZodType<string> {
  const some = plain(wanted.length > 0 ? `a text with ${wanted.map((name) => `{${name}}`).join(' and ')} in it` : 'a text')
  const all = wanted.length > 0 ? some : plain('a text without names in braces')
  const isWhole = (text: string) =>
    new Set([...namesIn(text), ...wanted]).size === wanted.length && wanted.every((name) => namesIn(text).includes(name))
  return z.string(some).trim().min(1, some).refine(isWhole, all)
}

const namesIn = (text: string): string[] => [...text.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name)

/** Puts values into a text: fill("{count} min read", { count: 4 }). */
export function fill<N extends string>(text: TextWith<N>, values: Readonly<Record<N, string | number>>): string {
  return text.replaceAll(/\{(.*?)\}/g, (_whole, name: N) => String(values[name]))
}

function mapValues<V, R>(record: Readonly<Record<string, V>>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
