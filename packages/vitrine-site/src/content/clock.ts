/**
 * One moment for a whole build, so that pages, lists and feeds agree on what is published. The configuration and the pages load
 * their modules apart from each other, so it hangs on the process. VITRINE_NOW shows the site as it will be at another time.
 */
const KEY = Symbol.for('vitrine.build-moment')
const shared = globalThis as unknown as Record<symbol, number | undefined>

/** A build begins. */
export const setBuildMoment = (): number => (shared[KEY] = process.env.VITRINE_NOW ? Date.parse(process.env.VITRINE_NOW) : Date.now())
export const buildMoment = (): number => shared[KEY] ?? Date.now()
