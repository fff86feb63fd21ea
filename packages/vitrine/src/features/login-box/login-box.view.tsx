import { loginBoxFields, type LoginBoxOptions } from './login-box.options'

export interface LoginBoxProps extends Partial<LoginBoxOptions> {
  /** Unique on the page: the fields' ids begin with it. */
  readonly id: string
}

/** A small form in a menu. Without an address to post to there is nothing to show. */
export function LoginBox({ id, ...options }: LoginBoxProps) {
  const { address, label, usernameLabel, passwordLabel, rememberLabel, submitLabel, forgottenAddress, forgottenLabel } = {
    ...fallbacks,
    ...options,
  }
  if (!address) return null
  return (
    <form data-feature="login-box" data-state="idle" action={address} method="post" aria-label={label}>
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

const fallbacks = Object.fromEntries(Object.entries(loginBoxFields).map(([name, field]) => [name, field.fallback])) as LoginBoxOptions
