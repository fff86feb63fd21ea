import type { ReactNode } from 'react'
import { useSite } from './site-context'

export interface FormProps {
  /** What the messages are kept under: contact. */
  readonly name: string
  /** Where it is sent: to the site's own server, or to a service of its settings. */
  readonly action: string
  /** The page that it stands on, without the path below which the site is. */
  readonly page: string
  /** A service brings its own traps, and shows its own page. */
  readonly isOwn: boolean
  /** A page that is shown once it was sent; without it, this one says so. */
  readonly thanks?: string | undefined
  readonly children?: ReactNode
}

/** A form that is sent as it stands, with and without scripts. What the server answers, it answers on this page and in its language. */
export function Form({ name, action, page, isOwn, thanks, children }: FormProps) {
  const { trapLabel, email: _, subscribe: __, checkMail: ___, ...messages } = useSite().texts.form
  if (!isOwn)
    return (
      <form className="form" method="post" action={action}>
        {children}
      </form>
    )
  return (
    <form className="form" id={`form-${name}`} method="post" action={action} data-form={name} data-messages={JSON.stringify(messages)}>
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="page" value={page} />
      {thanks ? <input type="hidden" name="thanks" value={thanks} /> : null}
      <input type="hidden" name="token" value="" />
      <p role="status" data-part="status" />
      <label data-part="trap" aria-hidden="true">
        {trapLabel}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {children}
    </form>
  )
}
