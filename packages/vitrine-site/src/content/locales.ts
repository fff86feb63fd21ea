import { context } from 'virtual:vitrine-site/context'
import type { SiteLanguage } from '../build/context/context'
import { nameOf } from './language-name'
import { textsIn } from './texts/texts'
import type { Texts } from './texts/schema'

/** A language of the site, with all that is said in it. */
export interface Locale extends Omit<SiteLanguage, 'content'> {
  readonly texts: Texts
  /** What its addresses begin with: nothing, or /fr. */
  readonly prefix: string
  readonly isDefault: boolean
}

export const locales: readonly Locale[] = context.languages.map((language, at) => ({
  ...language,
  texts: textsIn(language.code),
  prefix: at === 0 ? '' : `/${language.code}`,
  isDefault: at === 0,
}))

export const [defaultLocale] = locales as readonly [Locale, ...Locale[]]

/** The language of a page, by its address, or of a route, by its pattern: /fr/journal/[post]. */
export const localeOf = (path: string | { readonly pathname: string }): Locale => {
  const address = typeof path === 'string' ? path : path.pathname
  return locales.find(({ prefix, isDefault }) => !isDefault && (address === prefix || address.startsWith(`${prefix}/`))) ?? defaultLocale
}

/** The address without its language: /fr/about/ is /about/. */
export const withoutLanguage = (address: string): string => address.slice(localeOf(address).prefix.length) || '/'

/** The name of the site's own language, in another. */
export const defaultLanguageIn = ({ code }: Locale): string => nameOf(defaultLocale.code, code)
