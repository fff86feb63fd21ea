/** What the form of a newsletter service looks like. */
export interface NewsletterForm {
  readonly action: string
  /** The name of the field for the address. */
  readonly field: string
  /** A field that people leave empty, by the name that the service looks for. */
  readonly trap?: string | undefined
  readonly hidden: Readonly<Record<string, string>>
}

/** Known by their addresses: each service calls its fields as it likes. One that is not known gets `email`. */
export function newsletterForm(address: string): NewsletterForm {
  const url = new URL(address)
  const get = (name: string) => url.searchParams.get(name) ?? ''
  // Mailchimp: https://name.us1.list-manage.com/subscribe/post?u=…&id=…
  if (url.hostname.endsWith('.list-manage.com')) return { action: address, field: 'EMAIL', trap: `b_${get('u')}_${get('id')}`, hidden: {} }
  // Buttondown: https://buttondown.com/api/emails/embed-subscribe/NAME
  if (/(^|\.)buttondown\.(com|email)$/.test(url.hostname)) return { action: address, field: 'email', hidden: { embed: '1' } }
  // listmonk, which owners run themselves: https://lists.example.org/subscription/form?l=THE-ID-OF-THE-LIST
  if (url.pathname.endsWith('/subscription/form'))
    return { action: url.origin + url.pathname, field: 'email', trap: 'nonce', hidden: { l: get('l') } }
  // Brevo: https://name.sibforms.com/serve/…
  if (url.hostname.endsWith('.sibforms.com'))
    return { action: address, field: 'EMAIL', trap: 'email_address_check', hidden: { locale: 'en', html_type: 'simple' } }
  return { action: address, field: 'email', hidden: {} }
}
