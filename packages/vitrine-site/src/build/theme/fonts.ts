import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What an owner names in the settings: a family that is installed, a file, or one of the devices' own. */
export interface FontNames {
  readonly display?: string | undefined
  readonly body?: string | undefined
  readonly code?: string | undefined
}

export interface Fonts {
  /** The faces, and the tokens that name them. */
  readonly css: string
  /** Files that every page needs with its first paint. */
  readonly preloads: readonly string[]
  /** What previews are drawn with. */
  readonly display: string
}

/** Those that devices bring along: nothing is fetched for them. */
const SYSTEM: Readonly<Record<string, string>> = {
  'system-sans': 'system-ui, sans-serif',
  'system-serif': "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif",
  'system-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
}
const FALLBACK: Readonly<Record<string, string>> = {
  serif: 'Georgia, serif',
  'sans-serif': 'system-ui, sans-serif',
  monospace: 'monospace',
}
/** What comes with the builder. */
const OWN = { display: 'Instrument Serif', body: 'Instrument Sans' }

interface Face {
  readonly file: string
  readonly weight: string
  readonly style: string
  readonly range?: string | undefined
}

interface Family {
  readonly family: string
  readonly stack: string
  readonly faces: readonly Face[]
}

/** Finds what the settings name. What is not installed stops the build with the line that installs it. */
export function findFonts({ display = OWN.display, body = OWN.body, code }: FontNames, root: URL): Fonts {
  const families = { display: findFamily(display, root), body: findFamily(body, root), code: code ? findFamily(code, root) : undefined }
  const faces = [families.display, families.body, families.code].flatMap((found) =>
    found ? found.faces.map((face) => toRule(found, face)) : [],
  )
  const tokens = Object.entries(families).flatMap(([use, found]) => (found ? [`--font-${use}: ${found.stack};`] : []))
  const main = (found: Family) => found.faces.find(({ style }) => style === 'normal')?.file
  return {
    css: `${[...new Set(faces)].join('\n')}\n@layer tokens { :root { ${tokens.join(' ')} } }\n`,
    preloads: [...new Set([families.display, families.body].flatMap((found) => main(found) ?? []))],
    display: main(families.display) ?? findFamily(OWN.display, root).faces[0]!.file,
  }
}

/** Whether anything is named at all: otherwise the look's own sheet has it. */
export const hasOwnFonts = (names: FontNames | undefined): names is FontNames => Boolean(names && Object.values(names).some(Boolean))

function findFamily(name: string, root: URL): Family {
  const system = SYSTEM[name]
  if (system) return { family: name, stack: system, faces: [] }
  if (/\.woff2$/.test(name)) return readFile(name, root)
  const slug = name.toLowerCase().replaceAll(/\s+/g, '-')
  const variable = findPackage(`@fontsource-variable/${slug}`, root)
  const folder = variable ?? findPackage(`@fontsource/${slug}`, root)
  if (!folder)
    throw new Error(
      `The font "${name}" is named in the settings, but it is not installed. Run: npm install @fontsource-variable/${slug}\n` +
        `  (or @fontsource/${slug}, where there is no variable one; or name ${Object.keys(SYSTEM).join(', ')}, or a .woff2 file.)`,
    )
  return readPackage(folder, slug, variable !== undefined)
}

/** A file of the owner's own: ./fonts/mine.woff2. */
function readFile(path: string, root: URL): Family {
  const file = fileURLToPath(new URL(path, root))
  if (!existsSync(file)) throw new Error(`The font "${path}" is named in the settings, but there is no such file.`)
  const family = basename(path, '.woff2')
  return { family, stack: `'${family}', system-ui, sans-serif`, faces: [{ file, weight: '100 900', style: 'normal' }] }
}

interface Metadata {
  readonly family: string
  readonly category?: string
  readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } } | false
}

/** Latin letters in one file, those of more of Europe in another, which is fetched by pages that have some. */
const SUBSETS = ['latin', 'latin-ext']

function readPackage(folder: string, slug: string, isVariable: boolean): Family {
  const { family, category = '', variable } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const range = variable && variable.wght
  const weights = isVariable ? ['wght'] : ['400', '700']
  const faces = SUBSETS.flatMap((subset) =>
    ['normal', 'italic'].flatMap((style) =>
      weights.map((weight) => ({
        file: join(folder, 'files', `${slug}-${subset}-${weight}-${style}.woff2`),
        weight: isVariable ? (range ? `${range.min} ${range.max}` : '400') : weight,
        style,
        range: ranges[subset],
      })),
    ),
  )
  const stack = `'${family}', ${FALLBACK[category] ?? FALLBACK['sans-serif']}`
  return { family, stack, faces: faces.filter(({ file }) => existsSync(file)) }
}

/** The owner's own packages first, then the builder's. */
function findPackage(name: string, root: URL): string | undefined {
  for (const from of [new URL('package.json', root), import.meta.url]) {
    try {
      return dirname(createRequire(from).resolve(`${name}/package.json`))
    } catch {
      // Not there.
    }
  }
  return undefined
}

/** `optional`: the face is there for the first paint or is left to the next page, so that text never moves under a reader's eyes. */
const toRule = ({ family }: Family, { file, weight, style, range }: Face): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; font-display: optional; src: url(${JSON.stringify(file)}) format('woff2');${range ? ` unicode-range: ${range};` : ''} }`
