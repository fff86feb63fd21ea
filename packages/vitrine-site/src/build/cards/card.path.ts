/** Where a page's preview picture lies: /journal/ has /cards/journal.jpg, the home page /cards/index.jpg. */
export function cardPath(pathname: string): string {
  const name = pathname.replace(/^\/|\/$/g, '')
  return `/cards/${name || 'index'}.jpg`
}

/** Each picture takes a moment to draw. The pages of a larger section show the section's own preview, so that a build stays quick. */
const OWN_UP_TO = 200

/** The page whose preview the pages of a section show: their own, or the section's. */
export const cardOwner = (section: string, count: number): string | undefined => (count > OWN_UP_TO ? section : undefined)
