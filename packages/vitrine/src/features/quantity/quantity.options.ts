import { text, type OptionsOf } from '../../core/fields'

/** The bounds and the step are the field's own attributes: `min`, `max`, `step`. */
export const quantityFields = {
  /** The name of the minus button. */
  decreaseLabel: text('Decrease quantity'),
  /** The name of the plus button. */
  increaseLabel: text('Increase quantity'),
}

export type QuantityOptions = OptionsOf<typeof quantityFields>
