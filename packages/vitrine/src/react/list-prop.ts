import { describe } from '../core/setting-error'
import { tellOnce } from './tell-once'

interface ListProp {
  readonly component: string
  readonly name: string
  /** What each of its items must have: `href`. */
  readonly needs?: readonly string[]
}

/**
 * A prop that is a list of things. One that has not come yet, or something else in its place, is told and is an empty list;
 * so is an item that is none: one wrong value never takes the application down.
 */
export function readList<T extends object>(value: readonly T[] | undefined, { component, name, needs = [] }: ListProp): readonly T[] {
  if (!Array.isArray(value)) {
    tellOnce(`${component}: ${name} is ${describe(value)}, but it must be a list. Nothing is shown.`)
    return NOTHING
  }
  const isItem = (item: unknown): item is T =>
    typeof item === 'object' && item !== null && needs.every((key) => (item as Record<string, unknown>)[key] !== undefined)
  if (value.every(isItem)) return value
  const words = needs.length > 0 ? ` with ${needs.join(' and ')}` : ''
  tellOnce(
    `${component}: ${name} holds ${describe(value.find((item) => !isItem(item)))}, but each item must be an object${words}. It is left out.`,
  )
  return value.filter(isItem)
}

const NOTHING: readonly never[] = []
