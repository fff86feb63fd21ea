import { number, oneOf, type OptionsOf } from '../../core/fields'

export const verticalMenuFields = {
  /** What opens a branch: a click on its button, or the pointer on its item. The button works in both. */
  mode: oneOf(['click', 'hover'], 'click'),
  /** ms: in hover mode, how long the pointer must be on an item before its branch opens, and away before it closes. */
  hoverDelay: number(500, { min: 0 }),
}

export type VerticalMenuOptions = OptionsOf<typeof verticalMenuFields>
