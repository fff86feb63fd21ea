import { context } from 'virtual:vitrine-site/context'

/** The owner's settings, as they were read when the build began. */
export const { settings } = context
