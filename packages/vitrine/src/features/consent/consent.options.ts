import { text } from '../../core/fields'

export const consentFields = {
  /** What the list is called. */
  legend: text('Always allowed on this device'),
  /** Below a provider of videos. */
  videoNote: text('Shows videos that are kept there.'),
  /** Below the one who translates. */
  translateNote: text('Translates pages into your language.'),
}
