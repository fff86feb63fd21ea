import { text, type OptionsOf } from '../../core/fields'

export const loginBoxFields = {
  /** Where the form is posted. Empty: there is no login box. */
  address: text(''),
  label: text('Log in'),
  usernameLabel: text('Name or e-mail'),
  passwordLabel: text('Password'),
  rememberLabel: text('Remember me'),
  submitLabel: text('Log in'),
  /** A page for visitors who forgot their password. Empty: no link. */
  forgottenAddress: text(''),
  forgottenLabel: text('Forgotten your password?'),
}

export type LoginBoxOptions = OptionsOf<typeof loginBoxFields>
