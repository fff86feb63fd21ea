/** What goes wrong with videos, word for word. */
export const NO_SOURCE = 'A video needs one of mp4, webm, ogv, ytid or vimeoid.'
export const NO_ELEMENT = 'You must pass either a valid element or a valid id.'
export const NOT_VIMEO = 'The player element passed isn’t a Vimeo embed.'
export const creatingEmbed = (reason: unknown) => `There was an error creating an embed: ${reason}`
export const notFound = (address: string) => `“${address}” was not found.`
export const notEmbeddable = (address: string) => `“${address}” is not embeddable.`
export const fetching = (status?: number) => `There was an error fetching the embed code from Vimeo${status ? ` (${status})` : ''}.`
export const badId = (id: string) => `“${id}” is not a valid video id.`
export const badAddress = (address: string, provider: 'youtube' | 'vimeo' = 'vimeo') => `“${address}” is not a ${provider}.com url.`

/** An error that another try would only meet again: the video is private, gone, or not to be shown here. */
export const forGood = <E extends Error>(error: E): E => Object.assign(error, { isForGood: true })
export const isForGood = (error: unknown): boolean => (error as { isForGood?: boolean } | undefined)?.isForGood === true
