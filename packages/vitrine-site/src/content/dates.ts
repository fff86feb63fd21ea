import { settings } from './settings/settings'

const long = new Intl.DateTimeFormat(settings.site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people of the site's language write it. */
export const formatDay = (date: Date): string => long.format(date)

/** The same day for machines: 2026-11-15. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
