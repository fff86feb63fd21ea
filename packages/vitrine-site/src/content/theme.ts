import { context } from 'virtual:vitrine-site/context'

/** The site's colours and tokens, as its theme and the look under it say them. */
export const theme = context.theme
