import { posix } from 'node:path'
import { markdownToMdast, mdxToMdast, type MdastNode } from 'satteri'
import { nearest } from 'vitrine/core/nearest'
import type { Fault } from '../../content/faults/fault'
import { checkDirective, propsOf } from '../directives/vocabulary'

export interface TextFile {
  /** From the site's folder: content/journal/hives.md. */
  readonly path: string
  readonly text: string
}

export interface Around {
  /** Whether there is such a file, from the site's folder. */
  readonly exists: (path: string) => boolean
  /** The names of the files in a folder, from the site's folder. */
  readonly list: (folder: string) => readonly string[]
  /** What a file says, from the site's folder; undefined where there is none. */
  readonly read?: (path: string) => string | undefined
  /** What an MDX page may use without importing it; undefined where that cannot be known. */
  readonly components?: readonly string[] | undefined
}

type At = (node: Pick<MdastNode, 'position'>, message: string) => Fault

/** What is wrong in the running text of a content file: a reader would see nothing, or something else than was meant. */
export function checkText({ path, text }: TextFile, around: Around): Fault[] {
  const isMdx = path.endsWith('.mdx')
  const at: At = ({ position }, message) => ({ file: path, line: position?.start.line, column: position?.start.column, message })
  const features = { directive: true }
  let tree: MdastNode
  try {
    tree = isMdx ? mdxToMdast(text, { features }) : markdownToMdast(text, { features })
  } catch (error) {
    return [brokenMdx(path, String((error as Error).message))]
  }
  const nodes = [...walk(tree)]
  const faults = nodes.flatMap((node) => checkNode(node, { path, at, around, isMdx }))
  return isMdx ? [...faults, ...checkComponents(nodes, { path, at, around, isMdx })] : faults
}

function* walk(node: MdastNode): Generator<MdastNode> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode)
}

interface Checking {
  readonly path: string
  readonly at: At
  readonly around: Around
  readonly isMdx: boolean
}

function checkNode(node: MdastNode, { path, at, around, isMdx }: Checking): Fault[] {
  switch (node.type) {
    case 'image': {
      const missing = checkPicture(node.url, path, around)
      const said = `![](${node.url}) has no words for those who cannot see it: write what it shows between the brackets. One that only decorates is ::picture{src="${node.url}" isDecorative}.`
      return [...(missing ? [at(node, missing)] : []), ...(node.alt?.trim() ? [] : [at(node, said)])]
    }
    case 'html':
      return isMdx ? [] : checkHtml(node.value).map((message) => at(node, message))
    case 'leafDirective':
    case 'containerDirective': {
      const { src } = node.attributes ?? {}
      const missing = node.name === 'picture' && src ? checkPicture(src, path, around) : undefined
      const galleries = node.name === 'gallery' ? checkGallery(node.attributes ?? {}, path, around) : []
      return [...checkDirective(node), ...(missing ? [missing] : []), ...galleries].map((message) => at(node, message))
    }
    default:
      return []
  }
}

/** A gallery by its name, or the pictures of a folder: both must be there, and each picture must say what it shows. */
function checkGallery(
  { name, folder }: Readonly<Record<string, string | null | undefined>>,
  path: string,
  { list, read }: Around,
): string[] {
  if (name) {
    const known = list('content/galleries').map((file) => file.replace(/\.ya?ml$/, ''))
    const meant = nearest(name, known)
    return known.includes(name)
      ? []
      : [
          `::gallery: there is no gallery "${name}".${meant ? ` Did you mean ${meant}?` : ''} Galleries are: ${known.join(', ') || 'none yet'}.`,
        ]
  }
  if (!folder) return []
  const whole = posix.join(posix.dirname(path), folder)
  const pictures = list(whole).filter((file) => /\.(avif|gif|jpe?g|png|tiff?|webp)$/i.test(file))
  if (pictures.length === 0) return [`::gallery: there are no pictures in ${folder}.`]
  const said = read?.(posix.join(whole, 'alt.yaml')) ?? ''
  const silent = pictures.filter((file) => !said.split('\n').some((line) => line.replaceAll(/["']/g, '').startsWith(`${file}: `)))
  return silent.length === 0
    ? []
    : [
        `::gallery: ${silent.join(', ')} must say what is shown, in ${posix.join(whole, 'alt.yaml')}: a line such as ${silent[0]}: A boat on the lake.`,
      ]
}

/** A picture beside the text, or one of `public`: both must be there. */
export function checkPicture(src: string, path: string, { exists, list }: Pick<Around, 'exists' | 'list'>): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(src)) return undefined
  const address = decode(src.replace(/[?#].*$/, ''))
  const file = address.startsWith('/') ? posix.join('public', address) : posix.join(posix.dirname(path), address)
  if (exists(file)) return undefined
  const meant = nearName(posix.basename(file), list(posix.dirname(file)))
  const inFolder = `${src.slice(0, src.length - posix.basename(src).length)}${meant}`
  return `shows "${src}", but there is no such picture${address.startsWith('/') ? ' in public' : ''}.${meant ? ` Did you mean ${inFolder}?` : ''}`
}

/** The name that was probably meant: a letter or two away, or else the one that begins alike. */
function nearName(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known)
  if (near) return near
  const shared = (other: string) => [...other].findIndex((letter, at) => letter !== name[at])
  const [best] = known.filter((other) => shared(other) >= 3).sort((a, b) => shared(b) - shared(a))
  return best
}

/** A component's name in plain Markdown is an element that no browser knows, and everything after it is in it. */
const checkHtml = (html: string): string[] =>
  [...html.replaceAll(/<!--[^]*?-->/g, '').matchAll(/<([A-Z][\w.]*)/g)].map(
    ([, name = '']) =>
      `<${name}> is a component, and plain Markdown has none: what follows would disappear in it. Write a directive such as ::${name.toLowerCase()}{…}, or let the file's name end in .mdx.`,
  )

type Element = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function checkComponents(nodes: readonly MdastNode[], checking: Checking): Fault[] {
  const { at, around } = checking
  const known = around.components
  if (!known) return []
  const own = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.value.match(/\b[A-Z]\w*/g) ?? []) : []))
  const all = [...known, ...own]
  const isElement = (node: MdastNode): node is Element => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  return nodes.filter(isElement).flatMap((node) => {
    const name = node.name ?? ''
    if (!/^[A-Z]\w*$/.test(name) || own.includes(name)) return []
    if (all.includes(name)) return checkProps(node, checking).map((message) => at(node, message))
    const meant = nearest(name, all)
    return at(
      node,
      `<${name}> is no component that is known here.${meant ? ` Did you mean <${meant}>?` : ''} Components are: ${all.join(', ')}.`,
    )
  })
}

/** What a component of ours is given in an MDX page, as far as it can be read without running it. */
function checkProps({ name, attributes }: Element, { path, around }: Checking): string[] {
  const known = propsOf(name ?? '')
  if (!known) return []
  const given = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
  const texts = Object.fromEntries(given.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value] as const] : [])))
  const misspelt = given.flatMap(({ name: prop }) => {
    const meant = known.includes(prop) || /^(data|aria)-/.test(prop) ? undefined : nearest(prop, known)
    return meant ? [`<${name}> has no ${prop}. Did you mean ${meant}?`] : []
  })
  const missing = name === 'Picture' && texts.src ? checkPicture(texts.src, path, around) : undefined
  return [...misspelt, ...(missing ? [missing] : []), ...(name === 'Gallery' ? checkGallery(texts, path, around) : [])]
}

function brokenMdx(path: string, message: string): Fault {
  const [, line = '1', column = '1', said = message] = /^(\d+):(\d+)(?:-\d+:\d+)?: ([^]*)$/.exec(message) ?? []
  const plain = said
    .split('\n')[0]!
    .replace(/ \([a-z-]+:[a-z-]+\)$/, '')
    .replace(/\.?$/, '.')
  const help = 'In MDX a < or { in running text begins a component or an expression: write such signs between backticks.'
  return { file: path, line: Number(line), column: Number(column), message: `cannot be read: ${plain} ${help}` }
}

/** A name with a lone per cent sign is taken as it is. */
function decode(src: string): string {
  try {
    return decodeURI(src)
  } catch {
    return src
  }
}
