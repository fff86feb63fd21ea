/** How often rules may open a panel. */
export const FREQUENCIES = ['forever', 'close', 'once', 'xtimes', 'session', 'day', 'week', 'month', 'xdays', 'converted'] as const

/** The options of the rules that count. */
export interface CountOptions {
  readonly frequency: readonly (typeof FREQUENCIES)[number][]
  readonly frequency_xtimes: number
  readonly frequency_xdays: number
  readonly after_x_page_views: boolean
  readonly number_of_page_views: number
  readonly after_x_sessions: boolean
  readonly number_of_sessions: number
}

/** Nothing is counted before a rule needs it. */
export const needsRecord = (options: Pick<CountOptions, 'frequency' | 'after_x_page_views' | 'after_x_sessions'>): boolean =>
  options.frequency.some((word) => word !== 'forever') || options.after_x_page_views || options.after_x_sessions
