/**
 * An engine leaves the markup as it found it. Before it changes an attribute it says which; when the signal ends, each is as
 * it was before the first change.
 */
export function rememberAttributes(signal: AbortSignal): (element: Element, ...names: string[]) => void {
  const before = new Map<Element, Map<string, string | null>>()
  signal.addEventListener('abort', () => {
    for (const [element, attributes] of before) for (const [name, value] of attributes) restore(element, name, value)
    before.clear()
  })
  return (element, ...names) => {
    const attributes = before.get(element) ?? new Map<string, string | null>()
    before.set(element, attributes)
    for (const name of names) if (!attributes.has(name)) attributes.set(name, element.getAttribute(name))
  }
}

function restore(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Takes away style properties that an engine has set, and the attribute with the last of them. */
export function clearStyles(element: HTMLElement, ...names: string[]): void {
  for (const name of names) element.style.removeProperty(name)
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}
