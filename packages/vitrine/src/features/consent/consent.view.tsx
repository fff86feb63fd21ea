import type { Provider } from '../../page/ui/consent'
import { consentFields, type ConsentOptions } from './consent.options'

export interface ConsentChoice {
  readonly provider: Provider
  /** What the visitor reads: the provider's name, and what it is used for. */
  readonly label: string
  readonly note?: string
}

export interface ConsentProps extends Partial<ConsentOptions> {
  readonly choices?: readonly ConsentChoice[]
}

const CHOICES: readonly ConsentChoice[] = [
  { provider: 'youtube', label: 'YouTube', note: 'Shows videos that are kept there.' },
  { provider: 'vimeo', label: 'Vimeo', note: 'Shows videos that are kept there.' },
  { provider: 'translate', label: 'Google Translate', note: 'Translates pages into your language.' },
]

/** What the visitor has allowed, to be looked at and taken back: for a privacy page. */
export function ConsentList({ legend = consentFields.legend.fallback, choices = CHOICES }: ConsentProps) {
  return (
    <fieldset data-feature="consent">
      <legend>{legend}</legend>
      {choices.map(({ provider, label, note }) => (
        <label key={provider}>
          <input type="checkbox" data-provider={provider} disabled />
          <span>
            <strong>{label}</strong>
            {note ? <small>{note}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
