import { existsSync, readdirSync } from 'node:fs'
import { z } from 'astro/zod'
import { plain } from './plain'

const PICTURES = new URL('../../content/pictures/', import.meta.url)

/**
 * Astro's picture field, with the file's own faults told first: Astro itself finds out late that a picture is missing, and
 * then no longer knows which content file asked for it.
 */
export function picture<T extends z.ZodType>(image: () => T): T {
  const said = plain('the path from this file to a picture, such as ../pictures/sea.jpg')
  const checked = z
    .string(said)
    .regex(/^\.{1,2}\/\S/, said)
    .refine((path) => isThere(nameOf(path)), {
      error: ({ input }) => `is "${String(input)}", but there is no such picture.${suggestPicture(String(input))}`,
    })
  // Astro gives its field the type of the picture that the path becomes.
  return checked.pipe(image() as unknown as z.ZodType<unknown, string>) as unknown as T
}

/** The name within content/pictures; a picture that lies elsewhere is left to Astro. */
const nameOf = (path: string): string | undefined => /^(?:\.\/|(?:\.\.\/)+)pictures\/(.+)$/.exec(path)?.[1]
const isThere = (name: string | undefined): boolean => name === undefined || existsSync(new URL(encodeURI(name), PICTURES))

/** The picture that was probably meant, as the end of a sentence. */
export function suggestPicture(path: string): string {
  const name = nameOf(path)
  if (!name) return ''
  const [best] = readdirSync(PICTURES)
    .map((known) => ({ known, shared: sharedStart(known, name) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
  return best ? ` Did you mean ${path.slice(0, -name.length)}${best.known}?` : ''
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1
  return length
}
