export type Namespace = 'html' | 'svg' | 'math'

interface Entry {
  readonly name: string
  /** What its content belongs to. */
  readonly inside: Namespace
}

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'frame',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])
/** Elements of SVG and MathML with HTML in them. */
const HTML_INSIDE = new Set(['foreignobject', 'desc', 'title', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'])

export interface OpenedTag {
  readonly name: string
  readonly isSelfClosing: boolean
  /** An HTML element that cannot stand in SVG or MathML, and ends it. */
  readonly isBreakout: boolean
}

/**
 * The elements that are open at a place. Names are counted, so that asking costs the same at any depth: a page of
 * nothing but open tags takes time that grows with its length alone.
 */
export class OpenElements {
  readonly #stack: Entry[] = []
  readonly #counts = new Map<string, number>()
  readonly #isXml: boolean

  constructor(isXml: boolean) {
    this.#isXml = isXml
  }

  get depth(): number {
    return this.#stack.length
  }

  get namespace(): Namespace {
    return this.#stack.at(-1)?.inside ?? 'html'
  }

  isIn(names: Iterable<string>): boolean {
    for (const name of names) if (this.#counts.get(name)) return true
    return false
  }

  /** Returns whether the element stays open. */
  open({ name, isSelfClosing, isBreakout }: OpenedTag): boolean {
    if (this.#isXml) return isSelfClosing ? false : this.#push({ name, inside: 'html' })
    if (isBreakout) while (this.namespace !== 'html') this.#pop()
    if (name === 'option' && this.#stack.at(-1)?.name === 'option') this.#pop()
    if (this.namespace === 'html' ? VOID.has(name) : isSelfClosing) return false
    return this.#push({ name, inside: this.#namespaceInside(name) })
  }

  #namespaceInside(name: string): Namespace {
    if (name === 'svg' || name === 'math') return name
    return this.namespace !== 'html' && HTML_INSIDE.has(name) ? 'html' : this.namespace
  }

  /** Ends the nearest element of that name, with whatever is still open in it. Returns whether there was one. */
  close(name: string): boolean {
    if (!this.#counts.get(name)) return false
    while (this.#pop() !== name);
    return true
  }

  #push(entry: Entry): true {
    this.#stack.push(entry)
    this.#counts.set(entry.name, (this.#counts.get(entry.name) ?? 0) + 1)
    return true
  }

  #pop(): string | undefined {
    const name = this.#stack.pop()?.name
    if (name !== undefined) this.#counts.set(name, this.#counts.get(name)! - 1)
    return name
  }
}
