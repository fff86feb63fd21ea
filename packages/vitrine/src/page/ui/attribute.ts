interface Watched {
  readonly element: Element
  readonly name: string
  /** Its value when the listener was asked for. */
  readonly last: string | null
  readonly signal: AbortSignal
}

/** Hears the new values of an attribute that says a state. Only components ask for it: engines fetch it then, and a page never does. */
export function onAttribute({ element, name, last, signal }: Watched, listener: (value: string | null) => void): void {
  if (signal.aborted) return
  const look = () => {
    const value = element.getAttribute(name)
    if (value === last) return
    last = value
    listener(value)
  }
  const observer = new MutationObserver(look)
  observer.observe(element, { attributeFilter: [name] })
  signal.addEventListener('abort', () => observer.disconnect())
  look()
}
