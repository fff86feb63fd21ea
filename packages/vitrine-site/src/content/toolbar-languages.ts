import type { Language } from 'vitrine/language-toolbar'
import { addressesIn, translationsOf } from './addresses'
import { localeOf, locales } from './locales'

/** Where each flag of the header leads from a page: to the page in that language, or to the nearest list, or to its home page. */
export async function toolbarLanguages(address: string): Promise<readonly Language[]> {
  if (locales.length < 2) return []
  const here = localeOf(address)
  const found = await translationsOf(address)
  return Promise.all(
    locales.map(async (locale) => {
      const { code, label, prefix, texts } = locale
      const href = locale === here ? address : found.find((other) => other.locale === locale)?.href
      if (href) return { code, label, href }
      const home = (await addressesIn(locale)).has('/') ? `${prefix}/` : `${prefix}/search/`
      return { code, label, href: home, note: texts.language.home }
    }),
  )
}
