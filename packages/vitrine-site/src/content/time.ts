/**
 * Days and times as owners write them, without a zone: they are kept in the UTC fields of a date, and mean the clock of the
 * site's own time zone.
 */
const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d)?)?$/

interface Parts {
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** A day that there is; undefined for 2026-13-45, which a `Date` by itself takes for one in February 2027. */
export function readDay(value: unknown): Date | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value
  const found = typeof value === 'string' ? WRITTEN.exec(value.trim()) : null
  if (!found) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0))
  if (faultOf(year, { month, day, hour, minute })) return undefined
  return new Date(Date.UTC(year, month - 1, day, hour, minute))
}

/** What is wrong with a text that looks like a day, as the end of a sentence: " There is no month 13." */
export function explainDay(value: string): string {
  const found = WRITTEN.exec(value.trim())
  if (!found) return /^\d\d?[./]\d\d?[./]\d{4}/.test(value.trim()) ? ' The year comes first.' : ''
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = found.slice(1).map((part) => Number(part ?? 0))
  const fault = faultOf(year, { month, day, hour, minute })
  return fault ? ` ${fault}` : ''
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function faultOf(year: number, { month, day, hour, minute }: Parts): string | undefined {
  if (month < 1 || month > 12) return `There is no month ${month}.`
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day < 1 || day > last) return `${MONTHS[month - 1]} ${year} has ${last} days.`
  return hour > 23 || minute > 59 ? 'Hours go to 23, minutes to 59.' : undefined
}

/** The moment at which the clocks of a time zone show what the date's UTC fields say. */
export function momentOf(date: Date, timeZone: string): number {
  // Once more with the result: the first guess may lie on the other side of a change of the clocks.
  const guess = date.getTime() - offsetAt(date.getTime(), timeZone)
  return date.getTime() - offsetAt(guess, timeZone)
}

/** ms by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const [year = 0, month = 1, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  )
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

export interface Timed {
  readonly isDraft?: boolean | undefined
  /** From when on it is there. */
  readonly date?: Date | undefined
}

/** Whether visitors may see it at a moment: no draft, and not of a later day. */
export const isPublished = ({ isDraft = false, date }: Timed, now: number, timeZone: string): boolean =>
  !isDraft && (date === undefined || momentOf(date, timeZone) <= now)

/** Whether this is the name of a time zone: Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined
  } catch {
    return false
  }
}
