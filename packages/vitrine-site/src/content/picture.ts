import { existsSync } from 'node:fs'
import { z } from 'astro/zod'
import { context } from 'virtual:vitrine-site/context'
import { plain } from './plain'
import { nameOf, suggestPicture } from './suggest-picture'

const PICTURES = `${context.contentFolder}pictures/`

/**
 * Astro's picture field, with the file's own faults told first: Astro itself finds out late that a picture is missing, and
 * then no longer knows which content file asked for it.
 */
export const PICTURE_WORDS = 'the path from this file to a picture, such as ../pictures/sea.jpg'

export function picture<T extends z.ZodType>(image: () => T): T {
  const said = plain(PICTURE_WORDS)
  const checked = z
    .string(said)
    .regex(/^\.{1,2}\/\S/, said)
    .refine((path) => isThere(nameOf(path)), {
      error: ({ input }) => `is "${String(input)}", but there is no such picture.${suggestPicture(String(input), PICTURES)}`,
    })
  // Astro gives its field the type of the picture that the path becomes.
  return checked.pipe(image() as unknown as z.ZodType<unknown, string>) as unknown as T
}

const isThere = (name: string | undefined): boolean => name === undefined || existsSync(PICTURES + name)
