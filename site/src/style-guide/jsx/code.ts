import { createElement, Fragment, isValidElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { printElement, shownChildren, type Constants, type Names } from './print'

type Props = Readonly<Record<string, unknown>>

export interface Library extends Names {
  /** The door that a component comes through: `slider`. */
  readonly doorOf: (type: unknown) => string | undefined
  /** The style sheets that a door's components wear: `slider.css`. */
  readonly stylesOf: (door: string) => readonly string[]
}

/**
 * An example as the module that an engineer would write: imports, and the components that it shows. It is made from what the
 * example renders, so it says what can be seen. Undefined: the example has no component, it shows markup written by hand.
 */
export function codeOf(example: ReactNode, library: Library): string | undefined {
  const components = findComponents(example, library)
  if (components.length === 0) return undefined
  const constants: Constants = new Map()
  const shown = components.length > 3 ? components.slice(0, 2) : components
  const printed = shown.map((component) => printElement(component, library, constants))
  if (shown.length < components.length) printed.push(`{/* and ${components.length - shown.length} more */}`)
  const parts = [imports(components, library), ...[...constants].map(([name, text]) => `const ${name} = ${text}`), component(printed)]
  return parts.join('\n\n')
}

function component(elements: readonly string[]): string {
  const [only = ''] = elements
  if (elements.length === 1 && !only.includes('\n') && only.length < 50) return `export const Example = () => ${only}`
  return `export const Example = () => (\n${indent(elements.length > 1 ? `<>\n${indent(elements.join('\n'))}\n</>` : only)}\n)`
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** The outermost components of the library. What stands around them is the style guide's. */
function findComponents(node: ReactNode, library: Library): ReactElement<Props>[] {
  return shownChildren(node).flatMap((child) => {
    if (typeof child === 'string') return []
    if (library.nameOf(child.type)) return [opened(child, library)]
    if (typeof child.type === 'string') return findComponents(child.props.children as ReactNode, library)
    return findComponents(call(child), library)
  })
}

/** The element with everything in it that is a component of the examples' own written out: in its children and in its props. */
function opened(element: ReactElement<Props>, library: Library): ReactElement<Props> {
  const { children, ...others } = element.props
  const props = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, openedValue(value, library)]))
  return createElement(element.type as ComponentType<Props>, props, ...openedNodes(children as ReactNode, library))
}

const openedNodes = (node: ReactNode, library: Library): ReactNode[] =>
  shownChildren(node).flatMap((child): ReactNode[] => {
    if (typeof child === 'string') return [child]
    const isKept = typeof child.type === 'string' || library.nameOf(child.type)
    return isKept ? [opened(child, library)] : openedNodes(call(child), library)
  })

function openedValue(value: unknown, library: Library): unknown {
  if (isValidElement(value)) {
    const nodes = openedNodes(value, library)
    return nodes.length === 1 ? nodes[0] : createElement(Fragment, null, ...nodes)
  }
  if (Array.isArray(value)) return value.map((item) => openedValue(item, library))
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, openedValue(item, library)])) : value
}

/** The components of the examples themselves are plain functions: no state, no effects. */
const call = (element: ReactElement<Props>): ReactNode =>
  typeof element.type === 'function' ? (element.type as (props: Props) => ReactNode)(element.props) : null

function imports(components: readonly ReactElement[], library: Library): string {
  const doors = new Map<string, Set<string>>()
  const add = (node: ReactNode) => {
    for (const child of shownChildren(node)) {
      if (typeof child === 'string') continue
      const [name, door] = [library.nameOf(child.type), library.doorOf(child.type)]
      if (name && door) doors.set(door, (doors.get(door) ?? new Set()).add(name))
      for (const value of Object.values(child.props)) if (isValidElement(value) || Array.isArray(value)) add(value as ReactNode)
    }
  }
  components.forEach(add)
  return [
    ...[...doors].map(([door, names]) => `import { ${[...names].sort().join(', ')} } from 'vitrine/${door}'`),
    ...[...doors.keys()].flatMap(library.stylesOf).map((sheet) => `import 'vitrine/${sheet}'`),
  ].join('\n')
}
