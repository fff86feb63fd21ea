import { oneOf, type OptionsOf } from '../../core/fields'

export const adminBarFields = {
  /** Whether the bar covers the top of the window. `auto`: while its CSS makes it fixed or sticky. */
  covers: oneOf(['auto', 'always', 'never'], 'auto'),
}

export type AdminBarOptions = OptionsOf<typeof adminBarFields>
