import { number, oneOf, type OptionsOf } from '../../core/fields'

export const verticalMenuFields = {
  /** What opens a sub-menu: a click on its button, or resting the pointer on its item. The button works in both. */
  mode: oneOf(['click', 'hover'], 'click'),
  /** ms: in hover mode, how long the pointer rests before a sub-menu opens, and is away before it closes. */
  hoverDelay: number(500, { min: 0 }),
}

export type VerticalMenuOptions = OptionsOf<typeof verticalMenuFields>
