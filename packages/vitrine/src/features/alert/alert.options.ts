import { flag, number, oneOf, text, type OptionsOf } from '../../core/fields'

export const alertFields = {
  /** The kind of message: sets the colour, the icon and how soon a screen reader announces it. */
  tone: oneOf(['notice', 'success', 'warning', 'error'], 'notice'),
  /** Whether the visitor can close it. */
  isClosable: flag(true),
  /** ms: how long it takes to fold away. */
  duration: number(400, { min: 0 }),
  /** The close button's name. */
  closeLabel: text('Close this message'),
}

export type AlertOptions = OptionsOf<typeof alertFields>
