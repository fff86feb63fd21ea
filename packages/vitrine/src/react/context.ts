import { createContext, useContext } from 'react'

type Values = Readonly<Record<string, unknown>>

export interface Context {
  /** What components say to visitors, by feature: `{ slider: { next: 'Weiter' } }`. */
  readonly texts: Readonly<Record<string, Values | undefined>>
  /** The language of numbers and prices: `de-CH`. Without it, that of the page. */
  readonly locale?: string
  /** Options for all components of a kind, by feature: `{ slider: { speed: 400 } }`. A prop goes before them. */
  readonly settings: Readonly<Record<string, Values | undefined>>
}

/** What `VitrineProvider` gives. Apart from it, so that a component's code knows nothing of the other features. */
export const VitrineContext = createContext<Context>({ texts: {}, settings: {} })

export const useLocale = (): string | undefined => useContext(VitrineContext).locale

interface Texts<T> {
  /** The name in `VitrineProvider`'s texts: `slider`. */
  readonly group: string
  readonly defaults: T
  /** The component's own prop. */
  readonly given?: Partial<T>
}

/** A component's texts: its own first, then the provider's, then English. */
export function useTexts<T extends object>({ group, defaults, given }: Texts<T>): T {
  const provided = useContext(VitrineContext).texts[group]
  return { ...defaults, ...known(provided), ...known(given) }
}

/** Without what is undefined: that is no text. */
const known = (texts: object = {}): object => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
