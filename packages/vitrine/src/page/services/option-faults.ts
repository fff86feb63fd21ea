import type { Fields } from '../../core/fields'
import { SettingError } from '../../core/setting-error'
import { nearest } from '../../core/nearest'
import { report } from './report'

export type Given = readonly [name: string, value: unknown]

export interface Faults {
  readonly fields: Fields
  readonly element: HTMLElement
  readonly feature: string
  /** What the attributes' names begin with. */
  readonly prefix: string
  /** Options with a value that is not allowed. */
  readonly wrong: readonly Given[]
  /** Attributes that are no options: most of them the page's own. */
  readonly unknown: readonly string[]
}

/** Tells whoever wrote the page what is wrong in an element's options. */
export function tellFaults({ fields, element, feature, prefix, wrong, unknown }: Faults): void {
  const attribute = (name: string) => `data-${prefix && `${prefix}-`}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  for (const name of unknown) {
    const meant = nearest(name, Object.keys(fields))
    if (meant !== undefined) report({ feature, error: `${attribute(name)} is not an option. Did you mean ${attribute(meant)}?`, element })
  }
  for (const [name, value] of wrong)
    report({ feature, error: new SettingError(`${feature}.${name}`, value, fields[name]!.allowed), element })
}
