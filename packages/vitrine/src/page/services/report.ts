/** A page author's mistake, told to whoever can act on it: the console, and an event for tools that listen. */
export const ERROR_EVENT = 'vitrine:error'

export interface Fault {
  readonly feature: string
  readonly error: unknown
  readonly element?: Element
}

export function report({ feature, error, element }: Fault): void {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`[vitrine] ${feature}: ${message}`, ...(element ? [element] : []))
  const target = element?.isConnected ? element : document
  target.dispatchEvent(new CustomEvent(ERROR_EVENT, { bubbles: true, detail: { feature, error } satisfies Fault }))
}
