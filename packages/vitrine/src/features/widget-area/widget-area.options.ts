import { number, type OptionsOf } from '../../core/fields'

export const widgetAreaFields = {
  /** How many areas fit side by side at most. */
  columns: number(4, { min: 1, max: 6, step: 1 }),
}

export type WidgetAreaOptions = OptionsOf<typeof widgetAreaFields>
