import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Characters in a line, at most, where it can be helped. */
const WIDTH = 78
/** Of more than this, the first two are shown. */
const MOST = 3

type Props = Readonly<Record<string, unknown>>
type Element = ReactElement<Props>

export interface Names {
  /** What a component is called by who imports it; undefined: it is no component of the library. */
  readonly nameOf: (type: unknown) => string | undefined
}

/** What is printed before the elements: values that are too long for an attribute. */
export type Constants = Map<string, string>

/** JSX as an engineer would write it. Values that do not fit become constants. */
export function printElement(element: Element, names: Names, constants: Constants): string {
  return printAt(element, { names, constants, indent: 0 })
}

interface Place {
  readonly names: Names
  readonly constants?: Constants | undefined
  readonly indent: number
}

const deeper = (place: Place): Place => ({ ...place, indent: place.indent + 2 })
const pad = ({ indent }: Place) => ' '.repeat(indent)
const fits = (text: string, { indent }: Place) => !text.includes('\n') && text.length + indent <= WIDTH

function printAt(element: Element, place: Place): string {
  const name = typeof element.type === 'string' ? element.type : (place.names.nameOf(element.type) ?? '')
  const stands = typeof element.type === 'string' && element.props['data-feature']
  // Another feature's markup: in an application it would be that feature's component.
  if (typeof stands === 'string') return `{/* <${toPascal(stands)}> */}`
  const attributes = Object.entries(element.props).flatMap(([key, value]) => attribute(key, value, place) ?? [])
  const line = [`<${name}`, ...attributes].join(' ')
  const isShort = fits(`${line} />`, place)
  const open = isShort ? line : [`<${name}`, ...attributes.map((text) => `${pad(deeper(place))}${text}`)].join('\n')
  const children = shownChildren(element.props.children as ReactNode)
  if (children.length === 0) return isShort ? `${open} />` : `${open}\n${pad(place)}/>`
  const start = isShort ? `${open}>` : `${open}\n${pad(place)}>`
  const inside = children
    .map((child) => (typeof child === 'string' ? words(child) : printAt(child, { ...place, constants: undefined })))
    .join('')
  const whole = `${start}${inside}</${name}>`
  const hasBlocks = children.length > 1 && children.every((child) => typeof child !== 'string')
  if (isShort && !hasBlocks && fits(whole, place)) return whole
  return `${start}\n${lines(children, deeper(place))}\n${pad(place)}</${name}>`
}

/** One child a line; of a long row of the same kind the first two. Spaces between words and elements are kept. */
function lines(children: readonly (string | Element)[], place: Place): string {
  const printed: string[] = []
  for (let at = 0; at < children.length;) {
    const child = children[at]!
    const row = rowLength(children.slice(at))
    const shown = row > MOST ? 2 : row
    for (const one of children.slice(at, at + shown))
      printed.push(
        typeof one === 'string'
          ? printText(one, { isFirst: one === child && at === 0, isLast: at + 1 === children.length }, place)
          : print(one, place),
      )
    if (row > shown) printed.push(`{/* and ${row - shown} more */}`)
    at += row
  }
  return printed.map((line) => pad(place) + line).join('\n')
}

const print = (element: Element, place: Place) => printAt(element, { ...place, constants: undefined })

/** How many of the same kind follow each other. */
function rowLength([first, ...others]: readonly (string | Element)[]): number {
  if (typeof first === 'string' || first === undefined) return 1
  const end = others.findIndex((other) => typeof other === 'string' || other.type !== first.type)
  return 1 + (end < 0 ? others.length : end)
}

function printText(given: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }, place: Place): string {
  const trimmed = given.trim()
  if (!trimmed) return SPACE
  const [before, after] = [/^\s/.test(given) && !isFirst, /\s$/.test(given) && !isLast]
  return wrap(`${before ? SPACE : ''}${words(trimmed)}${after ? SPACE : ''}`, place)
}

const SPACE = "{' '}"

/** Text as JSX takes it. */
const words = (text: string) => (/[{}<>]/.test(text) ? `{${quote(text)}}` : text)

function wrap(text: string, place: Place): string {
  if (text.startsWith("{'")) return text
  const rows: string[] = []
  for (const word of text.split(/\s+(?![^{]*\})/)) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + word.length + 1 + place.indent <= WIDTH) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows.join(`\n${pad(place)}`)
}

/** What is only there for the style guide is no part of it. */
const isDecoration = (key: string) => key === 'children' || key.startsWith('data-example')

function attribute(key: string, value: unknown, place: Place): string | undefined {
  if (isDecoration(key) || value === undefined || value === null || typeof value === 'function') return undefined
  if (value === true || (value === '' && key.startsWith('data-'))) return key
  if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${key}="${value}"`
  const text = printValue(value, deeper(place))
  const isLong = typeof value === 'object' && (text.includes('\n') || text.length > 50)
  if (!isLong || !place.constants) return `${key}={${text}}`
  return `${key}={${addConstant(key, printValue(value, { ...place, indent: 0 }), place.constants)}}`
}

/** The name that the value has among the constants: its prop's, with a number where that is taken by another. */
function addConstant(key: string, text: string, constants: Constants): string {
  for (let at = 1; ; at += 1) {
    const name = at > 1 ? `${key}${at}` : key
    if ((constants.get(name) ?? text) !== text) continue
    constants.set(name, text)
    return name
  }
}

function printValue(value: unknown, place: Place): string {
  if (typeof value === 'string') return quote(value)
  if (isValidElement<Props>(value)) {
    const line = print(value, place)
    if (line.startsWith('{')) return `<>${line}</>`
    return line.includes('\n') ? `(\n${pad(deeper(place))}${print(value, deeper(place))}\n${pad(place)})` : line
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item, deeper(place)))
    const shown = value.length <= MOST ? items : items.slice(0, items[0]!.includes('\n') ? 1 : 2)
    const rest = shown.length < items.length ? [`// and ${items.length - shown.length} more`] : []
    return brackets('[]', [...shown, ...rest], place)
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return brackets(
    '{}',
    members.map(([key, member]) => `${/^\w+$/.test(key) ? key : quote(key)}: ${printValue(member, deeper(place))}`),
    place,
  )
}

function brackets(pair: '[]' | '{}', items: readonly string[], place: Place): string {
  const [open, close] = pair
  const space = pair === '{}' ? ' ' : ''
  const line = items.length > 0 ? `${open}${space}${items.join(', ')}${space}${close}` : pair
  if (fits(line, place) && !line.includes('//')) return line
  const rows = items.map((item) => `${pad(deeper(place))}${item}${item.startsWith('//') ? '' : ','}`)
  return `${open}\n${rows.join('\n')}\n${pad(place)}${close}`
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** Children that say something: fragments are opened, neighbouring texts are one. */
export function shownChildren(node: ReactNode): (string | Element)[] {
  const children: (string | Element)[] = []
  const add = (child: ReactNode) => {
    if (Array.isArray(child)) child.forEach(add)
    else if (isValidElement<Props>(child)) {
      if (child.type === Fragment) add(child.props.children as ReactNode)
      else if (!('data-example-space' in child.props)) children.push(child)
    } else if (typeof child === 'string' || typeof child === 'number') {
      const last = children.at(-1)
      if (typeof last === 'string') children[children.length - 1] = last + String(child)
      else children.push(String(child))
    }
  }
  add(node)
  return children
}

export const toPascal = (feature: string): string => feature.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
