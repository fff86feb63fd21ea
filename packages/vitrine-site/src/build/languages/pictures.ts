import { dirname, posix } from 'node:path'

/** A translation, by its path in the content folder: de/home.yaml. */
interface Translation {
  readonly path: string
  readonly text: string
}

const PICTURE = /(?<![\w/.])\.{1,2}\/[\w./-]+\.(?:jpe?g|png|webp|avif|gif|svg)\b/gi

/**
 * Pictures are shared by all languages, and from a language's folder they are one folder further away. Who copies a file and
 * forgets that is told where they are, before anything else fails over it.
 */
export function findLostPictures(translations: readonly Translation[], exists: (path: string) => boolean): string[] {
  return translations.flatMap(({ path, text }) =>
    [...new Set(text.match(PICTURE))].flatMap((picture) => {
      const at = (address: string) => posix.join(dirname(path), address)
      const further = picture.startsWith('./') ? `.${picture}` : `../${picture}`
      return !exists(at(picture)) && exists(at(further))
        ? [`content/${path}: there is no "${picture}". From this folder it is "${further}".`]
        : []
    }),
  )
}
