import { posix } from 'node:path'
import { nearest } from 'vitrine/core/nearest'
import type { Fault } from '../../content/faults/fault'

export interface SiteFile {
  /** From the site's folder: content/journal/hives.md. */
  readonly path: string
  /** bytes */
  readonly size: number
}

const WRITTEN = ['md', 'mdx']
const DATA = ['yaml', 'yml']
/** What is read in each folder, by the endings of its files. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  pages: WRITTEN,
  journal: WRITTEN,
  guide: WRITTEN,
  features: WRITTEN,
  products: WRITTEN,
  panels: WRITTEN,
  galleries: DATA,
  menus: DATA,
}
const SINGLE = ['home.yaml', 'footer.yaml', 'credits.yaml', 'settings.ts', 'logo.svg', 'redirects.yaml']
/** What is read for the whole site, and lies beside the languages. */
const COMMON = ['pictures', 'texts']
/** Files that others keep in folders, and pictures that lie beside a text. */
const BESIDE =
  /(^|\/)(\.|README|LICENSE)|\.(avif|gif|heic|ico|jpe?g|json|mp4|ogv|pdf|png|svg|tiff?|ts|tsx|js|mjs|vtt|webm|webp|css|astro)$/i

/** Parts of the site that have an address of their own: a page of that name would not be seen. */
const TAKEN: Readonly<Record<string, string>> = {
  journal: 'journal',
  shop: 'products',
  gallery: 'galleries',
  features: 'features',
  guide: 'guide',
  search: '',
  credits: 'credits.yaml',
}

/** bytes. Larger pictures take minutes of each first build, and no screen shows the difference. */
const LARGEST = 30 * 1024 * 1024
const PICTURE = /\.(avif|gif|heic|jpe?g|png|tiff?|webp)$/i

/** Files that would silently not be read, that stand in each other's way, or that are far too large. */
export function checkFiles(files: readonly SiteFile[], languages: readonly string[]): Fault[] {
  const content = files.filter(({ path }) => path.startsWith('content/'))
  return [
    ...content.flatMap(({ path }) => checkPlace(path, languages)),
    ...checkIds(content, languages),
    ...checkTaken(content, languages),
    ...files.flatMap(checkSize),
  ]
}

interface Parts {
  readonly language: string
  /** pages */
  readonly folder: string
  /** about/team.md: what is below the folder. */
  readonly rest: string
}

function partsOf(path: string, languages: readonly string[]): Parts {
  const [first = '', ...others] = path.split('/').slice(1)
  const isLanguage = languages.includes(first) && others.length > 0
  const [folder = '', ...rest] = isLanguage ? others : [first, ...others]
  return { language: isLanguage ? first : '', folder, rest: rest.join('/') }
}

function checkPlace(path: string, languages: readonly string[]): Fault[] {
  const { folder, rest, language } = partsOf(path, languages)
  if (BESIDE.test(path) || COMMON.includes(folder)) return []
  if (rest === '') {
    if (SINGLE.includes(folder)) return []
    const ymlOf = SINGLE.find((name) => name === folder.replace(/\.yml$/, '.yaml'))
    const meant = ymlOf ?? nearest(folder, SINGLE)
    return [{ file: path, message: `is not read.${meant ? ` Did you mean ${meant}?` : ` Files here are: ${SINGLE.join(', ')}.`}` }]
  }
  const endings = FOLDERS[folder]
  if (!endings) {
    const known = [...Object.keys(FOLDERS), ...COMMON]
    const meant = nearest(folder, known)
    const isLanguage = !language && /^[a-z]{2,3}(-\w+)?$/.test(folder)
    const help = meant
      ? ` Did you mean ${meant}?`
      : isLanguage
        ? ` If it is a language, name it in the settings: languages: { ${folder}: {} }.`
        : ` Folders are: ${known.join(', ')}.`
    return [{ file: path, message: `is not read: there is no kind of content "${folder}".${help}` }]
  }
  const ending = posix.extname(rest).slice(1)
  if (endings.includes(ending)) return []
  return [{ file: path, message: `is not read: files in ${folder} end in ${endings.map((name) => `.${name}`).join(' or ')}.` }]
}

/** As the content reader makes it of a path: about/index.md, About.md and about.mdx are all "about". */
const idOf = (folder: string, rest: string): string => {
  const name = rest
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(' ', '-')
  return folder === 'guide' ? name.replace(/^\d+-/, '') : name.replace(/(?<=.)\/index$/, '')
}

function checkIds(files: readonly SiteFile[], languages: readonly string[]): Fault[] {
  const read = files
    .map(({ path }) => ({ path, ...partsOf(path, languages) }))
    .filter(({ folder, rest }) => FOLDERS[folder]?.includes(posix.extname(rest).slice(1)))
  const groups = Map.groupBy(read, ({ language, folder, rest }) => `${language}/${folder}/${idOf(folder, rest)}`)
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((same) => {
      const { path, folder, rest } = same.at(-1)!
      const others = same.slice(0, -1).map((other) => other.path)
      return {
        file: path,
        message: `has the same name as ${others.join(' and ')}: only one of them can be "${idOf(folder, rest)}". Rename one.`,
      }
    })
}

function checkTaken(files: readonly SiteFile[], languages: readonly string[]): Fault[] {
  const folders = new Set(files.map(({ path }) => partsOf(path, languages).folder))
  return files.flatMap(({ path }) => {
    const { folder, rest } = partsOf(path, languages)
    const id = idOf(folder, rest)
    const by = folder === 'pages' ? TAKEN[id] : undefined
    if (by === undefined || (by !== '' && !folders.has(by))) return []
    return [
      { file: path, message: `cannot be seen: /${id}/ is the address of ${by ? `what is in ${by}` : 'the search page'}. Rename the file.` },
    ]
  })
}

const checkSize = ({ path, size }: SiteFile): Fault[] =>
  PICTURE.test(path) && size > LARGEST
    ? [
        {
          file: path,
          message: `weighs ${Math.round(size / 1024 / 1024)} MB, and may weigh ${LARGEST / 1024 / 1024} MB. Save it with 2,400 pixels on its longer side: more is never shown.`,
        },
      ]
    : []
