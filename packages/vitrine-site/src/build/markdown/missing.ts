import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { suggestPicture } from '../../content/suggest-picture'

/** What is written as an example is not shown. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|(?![^]))/gm, (code) => code.replaceAll(/[^\n]/g, ' ')).replaceAll(/`[^`\n]*`/g, '')
const PICTURE = /!\[[^\]]*\]\((\.[^)\s]*)/g

/** The pictures in a text that are not there, each with its line. */
export function findMissingPictures(path: string, text: string): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(PICTURE)]
        .map(([, src = '']) => src)
        .filter((src) => !existsSync(resolve(dirname(path), decode(src))))
        .map((src) => `line ${at + 1} shows "${src}", but there is no such picture.${suggestPicture(src, picturesNear(path, src))}`),
    )
}

const picturesNear = (path: string, src: string): string => resolve(dirname(path), src.replace(/(^|\/)pictures\/.*$/, '$1pictures'))

/** A name with a lone per cent sign is taken as it is. */
function decode(src: string): string {
  try {
    return decodeURI(src)
  } catch {
    return src
  }
}
