import { createContext, useContext } from 'react'

export type Values = Readonly<Record<string, unknown>>

/** By feature: `{ slider: { speed: 400 } }`. */
export type Groups = Readonly<Record<string, Values | undefined>>

/** What is no option: the texts of parts, and the language of numbers and prices. */
export const TextsContext = createContext<{ readonly texts?: Groups; readonly locale?: string | undefined }>({})

export const useLocale = (): string | undefined => useContext(TextsContext).locale

interface Texts<T> {
  /** The name in `VitrineProvider`'s texts: `slider`. */
  readonly group: string
  readonly defaults: T
  /** The component's own prop. */
  readonly given?: Partial<T>
}

/** A component's texts: its own first, then the provider's, then English. */
export function useTexts<T extends object>({ group, defaults, given }: Texts<T>): T {
  const provided = useContext(TextsContext).texts?.[group]
  return { ...defaults, ...known(provided), ...known(given) }
}

/** Without what is undefined: that is no text. */
const known = (texts: object = {}): object => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))

/** Which component reads its options. */
export interface Component {
  /** Its name, for whoever reads the console, where it is not the group's: `SearchPage`. */
  readonly component?: string
  /** The name in `VitrineProvider`'s settings: `slider`. */
  readonly group: string
}
