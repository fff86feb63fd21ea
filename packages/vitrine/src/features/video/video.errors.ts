/** What goes wrong with videos, word for word. */
export const NO_SOURCE = 'A video needs one of mp4, webm, ogv, ytid or vimeoid.'
export const creatingEmbed = (reason: unknown) => `There was an error creating an embed: ${reason}`
export const notFound = (address: string) => `“${address}” was not found.`
export const notEmbeddable = (address: string) => `“${address}” is not embeddable.`
export const fetching = (status?: number) => `There was an error fetching the embed code from Vimeo${status ? ` (${status})` : ''}.`
export const badId = (id: string) => `“${id}” is not a valid video id.`
export const badAddress = (address: string) => `“${address}” is not a vimeo.com url.`
