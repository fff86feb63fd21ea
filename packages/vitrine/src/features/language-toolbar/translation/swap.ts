/** What is no text for a translator: code, names, and what somebody else looks after. */
const KEPT =
  'script, style, noscript, template, textarea, code, pre, kbd, samp, svg, [translate="no"], .notranslate, .skiptranslate, [contenteditable]'
const ATTRIBUTES = ['alt', 'title', 'placeholder', 'aria-label'] as const

type Translate = (text: string) => Promise<string>
interface Change {
  readonly before: string
  readonly after: string
}

/**
 * Puts other words into the texts of a page and takes them out again. The text nodes stay, so whoever made them (React, a
 * script) can go on with them; what they say anew is translated too.
 */
export class Swap {
  readonly #root: HTMLElement
  readonly #texts = new Map<Text, Change>()
  readonly #attributes = new Map<Element, Map<string, Change>>()
  #observer: MutationObserver | undefined

  constructor(root: HTMLElement) {
    this.#root = root
  }

  async translate(translate: Translate, signal: AbortSignal): Promise<void> {
    this.restore()
    await this.#translateIn(this.#root, translate, signal)
    signal.throwIfAborted()
    this.#watch(translate)
  }

  restore(): void {
    this.#observer?.disconnect()
    for (const [text, { before, after }] of this.#texts) if (text.data === after) text.data = before
    for (const [element, changes] of this.#attributes)
      for (const [name, { before, after }] of changes) if (element.getAttribute(name) === after) element.setAttribute(name, before)
    this.#texts.clear()
    this.#attributes.clear()
  }

  async #translateIn(root: Node, translate: Translate, signal?: AbortSignal): Promise<void> {
    for (const text of textsIn(root)) {
      const before = text.data
      const after = await keepingSpace(before, translate)
      signal?.throwIfAborted()
      // Somebody else has changed it meanwhile: that is heard by itself.
      if (text.data !== before) continue
      this.#texts.set(text, { before, after })
      text.data = after
    }
    for (const element of elementsIn(root)) {
      for (const name of ATTRIBUTES) {
        const before = element.getAttribute(name)
        if (!before?.trim() || this.#attributes.get(element)?.get(name)?.after === before) continue
        const after = await translate(before)
        signal?.throwIfAborted()
        if (element.getAttribute(name) !== before) continue
        const changes = this.#attributes.get(element) ?? new Map<string, Change>()
        this.#attributes.set(element, changes.set(name, { before, after }))
        element.setAttribute(name, after)
      }
    }
  }

  /** What comes later is translated when it comes. */
  #watch(translate: Translate): void {
    this.#observer?.disconnect()
    this.#observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        const changed = type === 'characterData' ? [target] : [...addedNodes]
        for (const node of changed) {
          if (node instanceof Text && this.#texts.get(node)?.after === node.data) continue
          void this.#translateIn(node, translate).catch(() => {})
        }
      }
    })
    this.#observer.observe(this.#root, { subtree: true, childList: true, characterData: true })
  }
}

const isKept = (element: Element | null): boolean => !element || element.closest(KEPT) !== null

function textsIn(root: Node): Text[] {
  const isMeant = (text: Text) => text.data.trim() !== '' && !isKept(text.parentElement)
  if (root instanceof Text) return isMeant(root) ? [root] : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (text) =>
    isMeant(text as Text) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const elementsIn = (root: Node): Element[] =>
  root instanceof Element
    ? [root, ...root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())].filter((element) => !isKept(element))
    : []

/** A translator drops the space around a text, which keeps words apart. */
async function keepingSpace(text: string, translate: Translate): Promise<string> {
  const words = text.trim()
  const at = text.indexOf(words)
  return text.slice(0, at) + (await translate(words)) + text.slice(at + words.length)
}
