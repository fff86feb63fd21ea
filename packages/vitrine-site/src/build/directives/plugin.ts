import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri'
import { parse } from 'yaml'
import { checkDirective, parts, valueOf, type Directive } from './vocabulary'

type Leaf = Extract<MdastNode, { type: 'leafDirective' }>
type Container = Extract<MdastNode, { type: 'containerDirective' }>
type Child = Container['children'][number]

/** The element that stands for a part of a page until the page is made: see components/Written.astro. */
export const PART = 'vitrine-part'

/**
 * A plug-in for the Markdown processor: `::gallery{name="small-lives"}` becomes an element that says which part of a page is meant.
 * The processor runs where there are neither pictures nor settings, so the part itself is made later.
 */
export const directivesInText: MdastPluginDefinition = {
  name: 'directives-in-text',
  options: { position: true },
  // Nobody who writes 10:30 or 16:9 means a directive: what looks like one within a line stays as it was written.
  textDirective(node, context) {
    const { start, end } = node.position!
    const [from = 0, to = 0] = [start.offset, end.offset]
    const first = node.children[0]?.position?.start.offset
    const last = node.children.at(-1)?.position?.end.offset
    const text = (value: string) => ({ type: 'text' as const, value })
    if (first === undefined || last === undefined) return text(context.source.slice(from, to))
    context.replaceNode(node, [text(context.source.slice(from, first)), ...node.children, text(context.source.slice(last, to))])
    return undefined
  },
  leafDirective: (node, context) => toPart(node, context),
  containerDirective: (node, context) => (isMade(node) ? undefined : toPart(node, context)),
}

const isMade = ({ data }: Container) => (data as { hName?: string } | undefined)?.hName === PART
const isLabel = (child: Child) => (child.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true

function toPart(node: Readonly<Leaf | Container>, context: MdastVisitorContext): Container {
  // Told with its place by those who look at the files; this is for a text that came another way.
  const [fault] = checkDirective(node as unknown as Directive)
  if (fault) throw new Error(fault)
  const { fields } = parts[node.name]!
  const label =
    node.type === 'leafDirective'
      ? context.textContent(node)
      : node.children
          .filter(isLabel)
          .map((child) => context.textContent(child))
          .join('')
  const given = Object.fromEntries(Object.entries(node.attributes ?? {}).map(([name, value]) => [name, valueOf(fields[name], value ?? '')]))
  const content = node.type === 'leafDirective' ? [] : node.children.filter((child) => !isLabel(child))
  const props = { ...given, ...(label ? { label } : {}) }
  return {
    type: 'containerDirective',
    name: node.name,
    attributes: {},
    children: [...content, ...picturesOf(node.name, props, context.fileURL)],
    data: { hName: PART, hProperties: { 'data-part': node.name, 'data-props': JSON.stringify(props) } } as Container['data'],
  }
}

const isBeside = (path: string | undefined): path is string => path?.startsWith('.') === true

/** Pictures that attributes name are put into the text as pictures, so that they are made smaller like all others. */
function picturesOf(name: string, { src, poster, folder, label = '' }: Readonly<Record<string, string>>, file: URL | undefined): Child[] {
  if (name === 'picture' && src) return [picture(src, label)]
  if (name === 'video' && isBeside(poster)) return [picture(poster, '')]
  if (name === 'gallery' && folder && file) return readFolder(folder, file).map(({ path, alt }) => picture(path, alt))
  return []
}

const picture = (url: string, alt: string): Child => ({ type: 'paragraph', children: [{ type: 'image', url, alt }] })

const PICTURE = /\.(avif|gif|jpe?g|png|tiff?|webp)$/i
/** What the pictures of a folder show, by their names. */
export const ALTS = 'alt.yaml'

/** The pictures of a folder by their names, each with its words from the folder's alt.yaml. */
function readFolder(folder: string, file: URL): { path: string; alt: string }[] {
  const whole = join(dirname(fileURLToPath(file)), folder)
  const words = existsSync(join(whole, ALTS)) ? (parse(readFileSync(join(whole, ALTS), 'utf8')) as Record<string, string>) : {}
  const names = existsSync(whole) ? readdirSync(whole).filter((name) => PICTURE.test(name)) : []
  return names.sort().map((name) => ({ path: `${folder.replace(/\/$/, '')}/${name}`, alt: words[name] ?? '' }))
}
