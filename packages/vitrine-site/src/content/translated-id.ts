/** In one collection are the entries of all languages; those of another than the site's own begin with its code: fr::about. */
const MARK = '::'

export const translatedId = (language: string, id: string): string => `${language}${MARK}${id}`
export const languageOfId = (id: string): string | undefined => (id.includes(MARK) ? id.split(MARK)[0] : undefined)
export const plainId = (id: string): string => (id.includes(MARK) ? id.slice(id.indexOf(MARK) + MARK.length) : id)
