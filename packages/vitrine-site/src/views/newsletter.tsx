import type { NewsletterForm } from '../content/newsletters'
import { useSite } from './site-context'

export interface NewsletterProps extends NewsletterForm {
  /** Tells two forms on one page apart. */
  readonly id: string
}

/** A sign-up for letters: the service writes to the address, and waits for a yes from there. The form says so beforehand. */
export function Newsletter({ id, action, field, trap, hidden }: NewsletterProps) {
  const { form } = useSite().texts
  return (
    <form className="form" method="post" action={action} aria-describedby={`${id}-note`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {trap ? (
        <label data-part="trap" aria-hidden="true">
          {form.trapLabel}
          <input name={trap} tabIndex={-1} autoComplete="off" />
        </label>
      ) : null}
      <label>
        {form.email}
        <input type="email" name={field} autoComplete="email" required />
      </label>
      <button className="button">{form.subscribe}</button>
      <p className="label" id={`${id}-note`}>
        {form.checkMail}
      </p>
    </form>
  )
}
