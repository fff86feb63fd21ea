import { oneOf, type OptionsOf } from '../../core/fields'

export const selectFields = {
  /** `styled`: styled like the page. `native`: as the browser draws it. */
  look: oneOf(['styled', 'native'], 'styled'),
}

export type SelectOptions = OptionsOf<typeof selectFields>
