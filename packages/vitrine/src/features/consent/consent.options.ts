import { text } from '../../core/fields'

export const consentFields = {
  /** The name of the list. */
  legend: text('Always allowed on this device'),
  /** Below a provider of videos. */
  videoNote: text('Shows videos that are kept there.'),
  /** Below the translation provider. */
  translateNote: text('Translates pages into your language.'),
}
