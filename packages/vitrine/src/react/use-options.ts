import { createContext, useContext } from 'react'
import { takeAllowed, type Fields, type OptionsOf } from '../core/fields'
import type { Component, Groups } from './context'

/** A component's props for its options, with their doc comments. */
export type OptionProps<F extends Fields> = { readonly [K in keyof F]?: OptionsOf<F>[K] }

/** Options for all components of a kind, texts among them. Not in the provider: a component's code knows nothing of the others. */
export const OptionsContext = createContext<Groups>({})

interface Read<F extends Fields, Props> {
  /** Every option: what is not given, or wrong, has its default. */
  readonly options: OptionsOf<F>
  /** Only what is given and allowed, as it was given: for the markup, where the engine reads it. */
  readonly given: OptionProps<F>
  /** The props that are no options. */
  readonly rest: Omit<Props, keyof F>
}

/**
 * Splits a component's props into its options and the rest. What the provider says for all stands behind them. A wrong value
 * is told on the console, once, and its default is used: one prop never takes the application down.
 */
export function useOptions<F extends Fields, Props extends object>(fields: F, props: Props, about: Component): Read<F, Props> {
  const provided = useContext(OptionsContext)[about.group]
  const options: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  const rest = { ...props } as Record<string, unknown>
  for (const name in fields) {
    const { read = takeAllowed, fallback, allowed } = fields[name]!
    const value = (props as Record<string, unknown>)[name] ?? provided?.[name]
    let option: unknown
    if (value !== undefined && value !== null) {
      option = read(value, allowed)
      // The words come when they are needed.
      if (option === undefined)
        void import('./wrong-prop').then(
          ({ tell }) => tell([about, name], value, allowed),
          () => {},
        )
      else given[name] = value
    }
    delete rest[name]
    options[name] = option ?? fallback
  }
  return { options: options as OptionsOf<F>, given: given as OptionProps<F>, rest: rest as Omit<Props, keyof F> }
}
