import { flag, number, oneOf, type OptionsOf } from '../../core/fields'

export const tabsFields = {
  /** `automatic`: an arrow key shows the next panel. `manual`: it only moves to the tab; Enter or Space shows its panel. */
  activation: oneOf(['automatic', 'manual'], 'automatic'),
  /** Whether the address names the panel that is shown, so that a link can lead to it. */
  deepLinking: flag(true),
  /** ms: how long a panel takes to fade in. */
  duration: number(400, { min: 0 }),
}

export type TabsOptions = OptionsOf<typeof tabsFields>
