/** What is done to a form in a finished page, as the builder's own view has written it. */
const formIn = (name: string) => new RegExp(`<form\\b[^>]*\\bdata-form="${name}"[^>]*>[\\s\\S]*?</form>`)

export const FORM_NAME = /^[a-z][a-z0-9-]{0,39}$/

/** The names of the forms that a page has. */
export const formsIn = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*\bdata-form="([a-z][a-z0-9-]*)"/g)].map(([, name = '']) => name)

/** What the page says in its own language, by what has happened. */
export function messagesIn(html: string, name: string): Readonly<Record<string, string>> | undefined {
  const json = /\bdata-messages="([^"]*)"/.exec(formIn(name).exec(html)?.[0] ?? '')?.[1]
  try {
    return json === undefined ? undefined : (JSON.parse(unescape(json)) as Record<string, string>)
  } catch {
    return undefined
  }
}

export interface Filling {
  readonly token: string
  readonly message?: string | undefined
  /** What was written, so that nothing is lost. */
  readonly values?: Readonly<Record<string, string>> | undefined
}

export function fillForm(html: string, name: string, { token, message, values }: Filling): string {
  return html.replace(formIn(name), (form) => {
    const signed = form.replace(/(name="token" value=")"/, `$1${escape(token)}"`)
    const told = message
      ? signed.replace(/(<p [^>]*data-part="status"[^>]*>)(<\/p>)/, (_, start: string, end: string) => start + escape(message) + end)
      : signed
    return values ? fillFields(told, values) : told
  })
}

function fillFields(form: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (tag: string) => {
    const name = attribute(tag, 'name')
    return name !== undefined && !OWN.includes(name) && Object.hasOwn(values, name) ? values[name] : undefined
  }
  return form
    .replaceAll(/<input\b[^>]*>/g, (tag) => {
      const value = valueOf(tag)
      if (value === undefined) return tag
      const isChoice = /^(checkbox|radio)$/.test(attribute(tag, 'type') ?? '')
      if (isChoice) return (attribute(tag, 'value') ?? 'on') === value ? tag.replace('<input', '<input checked') : tag
      // By a function: `$&` in what was typed would stand for what is replaced.
      return tag.replace(/\svalue="[^"]*"/, '').replace('<input', () => `<input value="${escape(value)}"`)
    })
    .replaceAll(/(<textarea\b[^>]*>)[\s\S]*?(<\/textarea>)/g, (whole, ...[tag, end]: string[]) => {
      const value = valueOf(tag!)
      // The first line break in a textarea is left out by browsers.
      return value === undefined ? whole : `${tag}\n${escape(value)}${end}`
    })
}

/** Fields that the form itself brings. */
export const OWN: readonly string[] = ['form', 'page', 'thanks', 'token', 'website']

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : unescape(found)
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  '#34': '"',
  '#38': '&',
}
const unescape = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
