import { type OptionsOf } from '../../core/fields'
import { circumstanceFields } from './options/circumstances'
import { lookFields } from './options/look'
import { needsRecord } from './rules/record'
import { readPart, ruleFields } from './options/rules'

/** Everything that can be set on a panel, by the names that pages use. What is absent or empty has its default. */
export const panelFields = { ...lookFields, ...ruleFields }

export type PanelOptions = OptionsOf<typeof panelFields>
/** Options as they may be given: a part of them, as values or as strings. */
export type PanelInput = { readonly [K in keyof PanelOptions]?: PanelOptions[K] | string | number | boolean }

/** Reads all of a panel's options from its data attributes or its front matter. */
export const readPanel = (values: Readonly<Record<string, unknown>>, owner = 'panel'): PanelOptions => readPart(panelFields, values, owner)

/** Whether a rule decides about the panel: then served HTML cannot show it, only the page's script. */
export const hasRules = (options: PanelOptions): boolean =>
  needsRecord(options) || (Object.keys(circumstanceFields) as (keyof typeof circumstanceFields)[]).some((name) => options[name].length > 0)
