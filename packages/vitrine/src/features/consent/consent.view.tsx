import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react'
import type { OptionsOf } from '../../core/fields'
import { SettingError } from '../../core/setting-error'
import { PROVIDERS, type Provider } from '../../page/ui/consent'
import { useBehaviour } from '../../react/use-behaviour'
import { tellOnce } from '../../react/tell-once'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountConsent, type ConsentEvents } from './consent.behaviour'
import { consentFields } from './consent.options'

export interface ConsentChoice {
  /** The provider that is allowed. */
  readonly provider: Provider
  /** What the visitor reads: the provider's name, and what it is used for. */
  readonly label: ReactNode
  /** A sentence below it. */
  readonly note?: ReactNode
}

type FieldsetProps = Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'>

export interface ConsentProps extends OptionProps<typeof consentFields>, ConsentEvents, FieldsetProps {
  /** The providers in the list; by default, those that the library knows. */
  readonly choices?: readonly ConsentChoice[]
  /** Groups of the site's own scripts, such as statistics, listed before the providers. */
  readonly groups?: readonly ConsentChoice[]
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

const choicesOf = ({ videoNote, translateNote }: OptionsOf<typeof consentFields>): readonly ConsentChoice[] => [
  { provider: 'youtube', label: 'YouTube', note: videoNote },
  { provider: 'vimeo', label: 'Vimeo', note: videoNote },
  { provider: 'translate', label: 'Google Translate', note: translateNote },
]

const KNOWN: readonly Provider[] = [...PROVIDERS, 'preferences', 'statistics', 'marketing']

/** What the visitor has allowed, to be looked at and taken back: for a privacy page. */
export function ConsentList(props: ConsentProps) {
  const { options, rest } = useOptions(consentFields, props, { component: 'ConsentList', group: 'consent' })
  const { choices: providers = choicesOf(options), groups = [], ref, onConsentChange, ...attributes } = rest
  const choices = [...groups, ...providers]
  for (const { provider } of choices)
    if (!KNOWN.includes(provider)) tellOnce(`ConsentList: ${new SettingError('provider', provider, KNOWN).message} Its box does nothing.`)
  const { element } = useBehaviour(mountConsent, {
    feature: 'consent',
    options: choices.map(({ provider }) => provider),
    ref,
    events: { onConsentChange },
  })
  return (
    <fieldset {...attributes} ref={element} data-feature="consent">
      <legend>{options.legend}</legend>
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
