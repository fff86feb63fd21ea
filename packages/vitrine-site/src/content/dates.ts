import type { Locale } from './locales'

/** A day as people of that language write it. */
export const formatDay = (date: Date, { code }: Pick<Locale, 'code'>): string =>
  new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

/** The same day for machines: 2026-11-15. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** The day of the last change, if there is one, as a view shows it. */
export const toUpdated = (date: Date | undefined, locale: Pick<Locale, 'code'>) =>
  date && { isoDay: isoDay(date), day: formatDay(date, locale) }
