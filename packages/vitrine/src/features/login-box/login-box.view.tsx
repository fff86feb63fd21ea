import { useId, type ComponentPropsWithoutRef, type Ref } from 'react'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountLoginBox, type LoginBoxEvents } from './login-box.behaviour'
import { loginBoxFields } from './login-box.options'

type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'action' | 'method'>

export interface LoginBoxProps extends OptionProps<typeof loginBoxFields>, LoginBoxEvents, FormProps {
  /** Unique on the page: the fields' ids begin with it. Generated if not set. */
  readonly id?: string
  readonly ref?: Ref<{ readonly element: HTMLElement | null }>
}

/** A small form in a menu. Without an address to post to there is nothing to show. */
export function LoginBox(props: LoginBoxProps) {
  const { options, rest } = useOptions(loginBoxFields, props, { component: 'LoginBox', group: 'loginBox' })
  const { address, label, usernameLabel, passwordLabel, rememberLabel, submitLabel, forgottenAddress, forgottenLabel } = options
  const { id: givenId, ref, onStateChange, ...attributes } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const { element } = useBehaviour(mountLoginBox, { feature: 'login-box', options: address === '', ref, events: { onStateChange } })
  if (!address) return null
  return (
    <form {...attributes} ref={element} data-feature="login-box" data-state="idle" action={address} method="post" aria-label={label}>
      <p data-part="field">
        <label htmlFor={`${id}-username`}>{usernameLabel}</label>
        <input
          id={`${id}-username`}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-control="username"
        />
      </p>
      <p data-part="field">
        <label htmlFor={`${id}-password`}>{passwordLabel}</label>
        <input id={`${id}-password`} name="password" type="password" autoComplete="current-password" required />
      </p>
      <p data-part="choice">
        <input id={`${id}-remember`} name="remember" type="checkbox" value="yes" />
        <label htmlFor={`${id}-remember`}>{rememberLabel}</label>
      </p>
      <button type="submit">{submitLabel}</button>
      {forgottenAddress ? <a href={forgottenAddress}>{forgottenLabel}</a> : null}
    </form>
  )
}
