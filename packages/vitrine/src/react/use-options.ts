import { useContext } from 'react'
import type { Fields, OptionsOf } from '../core/fields'
import type { WrongSetting } from '../page/services/wrong-setting'
import { VitrineContext } from './context'

/** A component's props for its options, with their doc comments. */
export type OptionProps<F extends Fields> = { readonly [K in keyof F]?: OptionsOf<F>[K] }

interface Component {
  /** Its name, for whoever reads the console: `Slider`. */
  readonly component: string
  /** The name in `VitrineProvider`'s settings: `slider`. */
  readonly group: string
  /** All fields of the group, where the component is only one of those that have it: a site's settings for it may be given as they are. */
  readonly shared?: Fields
}

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
export function useOptions<F extends Fields, Props extends object>(
  fields: F,
  props: Props,
  { component, group, shared = fields }: Component,
): Read<F, Props> {
  const { settings, texts } = useContext(VitrineContext)
  const values: Values = { ...settings[group], ...texts[group], ...withoutNothing(props) }
  const options: Record<string, unknown> = {}
  const given: Record<string, unknown> = {}
  for (const [name, { read, fallback, allowed }] of Object.entries(fields)) {
    const value = values[name]
    const option = value === undefined ? value : read(value)
    if (option !== undefined) given[name] = value
    else if (value !== undefined) tellWrong(component, { setting: name, given: value, allowed })
    options[name] = option ?? fallback
  }
  const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(shared, name)))
  return { options: options as OptionsOf<F>, given: given as OptionProps<F>, rest: rest as Omit<Props, keyof F> }
}

/** The words come when they are needed. */
const tellWrong = (component: string, wrong: WrongSetting): void =>
  void import('./wrong-prop').then(({ tellWrongProp }) => tellWrongProp(component, wrong)).catch(() => {})

type Values = Readonly<Record<string, unknown>>

/** A prop that is undefined or null is not given. */
const withoutNothing = (props: object): Values =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined && value !== null))
