import { number, type OptionsOf } from '../../core/fields'

export const widgetAreaFields = {
  /** How many areas stand side by side at most, where there is room for them. */
  columns: number(4, { min: 1, max: 6, step: 1 }),
}

export type WidgetAreaOptions = OptionsOf<typeof widgetAreaFields>
