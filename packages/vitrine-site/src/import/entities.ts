import { parseFragment } from 'parse5'

/** Texts have the same few again and again. */
const known = new Map<string, string>()
const MOST_KNOWN = 5000

/** Titles, names and excerpts are HTML text: what an entity stands for, whichever of the two thousand it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi, decodeEntity) : text

function decodeEntity(entity: string): string {
  const before = known.get(entity)
  if (before !== undefined) return before
  const [node] = parseFragment(entity).childNodes
  const text = node && 'value' in node ? node.value : entity
  if (known.size < MOST_KNOWN) known.set(entity, text)
  return text
}
