/** An element's data attributes, as they are written. */
export type Given = Readonly<Record<string, string | undefined>>

export const isOn = (word: string): boolean => /^\s*(1|t|true|on|yes)\s*$/i.test(word)
export const isOff = (word: string): boolean => /^\s*(0|f|false|off|no)\s*$/i.test(word)
export const seconds = (word: string): number => (Number(word) > 0 && Number(word) < Infinity ? Math.trunc(Number(word)) : 0)
export const count = (word: string): number => (seconds(word) < Number(word) ? 0 : seconds(word))
export const asWritten = <T extends string = string>(word: string): T => word as T

/** One of the words; the first where another is written. */
export const oneOf =
  <const T extends string>(...words: readonly [T, ...T[]]) =>
  (word: string): T =>
    words.find((known) => known === word) ?? words[0]

type Readers = Readonly<Record<string, (word: string) => unknown>>
export type Read<R extends Readers> = { readonly [K in keyof R]: ReturnType<R[K]> }

/**
 * Reads options without the words for whoever wrote them, which a page does not need to open a panel: a wrong value has its
 * default, and the full reader (`reader.ts`) reports it once somebody is there. Both read the same, right or wrong: a test holds
 * them to it.
 */
export const readWords = <R extends Readers>(readers: R, given: Given): Read<R> =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(given[name]?.trim() ? given[name] : '')])) as Read<R>

/** What may be a panel's id. */
export const PANEL_ID = /^[a-z0-9-]+$/i
