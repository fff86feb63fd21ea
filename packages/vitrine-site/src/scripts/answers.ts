import type { Group } from './groups'

/** What visitors were asked about: the names of the scripts, by group. */
export type Asked = { readonly [G in Group]?: readonly string[] }

/** What is kept of an answer beside the consent itself: what was asked, and when. */
export interface Answer {
  /** ms */
  readonly at: number
  readonly asked: Asked
}

/** ms: a year. Nobody remembers for longer what was agreed to. */
export const LASTS = 365 * 24 * 60 * 60 * 1000

/** Groups about which the visitor has to be asked: never, too long ago, or before another script joined the group. */
export function findOpen(groups: Asked, kept: unknown, now: number): Group[] {
  const answer = readAnswer(kept)
  const isOver = !answer || now - answer.at > LASTS || answer.at > now + LASTS
  return (Object.keys(groups) as Group[]).filter((group) => isOver || !groups[group]!.every((name) => answer.asked[group]?.includes(name)))
}

/** What is kept once these groups have been answered. The others stay as they were. */
export function withAnswer(kept: unknown, answered: Asked, now: number): Answer {
  return { at: now, asked: { ...readAnswer(kept)?.asked, ...answered } }
}

/** Somebody else may have written what is kept. */
function readAnswer(kept: unknown): Answer | undefined {
  const { at, asked } = (kept ?? {}) as Partial<Answer>
  if (typeof at !== 'number' || typeof asked !== 'object' || asked === null) return undefined
  return { at, asked: Object.fromEntries(Object.entries(asked).filter(([, names]) => Array.isArray(names))) }
}
