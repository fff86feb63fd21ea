import { text } from '../../core/fields'

export const consentFields = {
  /** What the list is called. */
  legend: text('Always allowed on this device'),
}
