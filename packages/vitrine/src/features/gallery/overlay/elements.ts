type Value = string | number | boolean | undefined
type Attributes = Readonly<Record<string, Value>>

/** An element with its attributes and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  write(made, attributes)
  // In the style sheet all of ours goes by one class, and a part by a class of its own; everybody else goes by `data-part`.
  made.className = attributes['data-part'] ? `vitrine-part vitrine-${String(attributes['data-part'])}` : 'vitrine-part'
  made.append(...children)
  return made
}

/** Undefined and false mean: not there; true: there, and empty. Only what has changed is written: each write costs a look at the style. */
export function write(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === undefined || value === false ? null : value === true ? '' : String(value)
    if (target.getAttribute(name) === text) continue
    if (text === null) target.removeAttribute(name)
    else target.setAttribute(name, text)
  }
}

/** Gives it a size in px that stands also where a page says of its own pictures `height: auto !important`. */
export function setSize({ style }: HTMLElement, { width, height }: { readonly width: number; readonly height: number }): void {
  style.setProperty('width', `${width}px`, 'important')
  style.setProperty('height', `${height}px`, 'important')
}

export function say(target: Element, text: string): void {
  const { firstChild } = target
  // Also an equal text, written again, would undo what the visitor has selected of it. A translator puts an element in its place.
  if (firstChild?.nodeType !== Node.TEXT_NODE) target.textContent = text
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** Makes these the parent's children, in this order. What is there already and in order stays untouched. */
export function keep(parent: Element, wanted: readonly (Element | false | undefined)[]): void {
  const children = wanted.filter((child) => !!child)
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove()
  for (const [at, child] of children.entries()) if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null)
}

/** A sentence with its blanks filled in: `{index} of {total}`. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
