/** What goes wrong with videos, word for word. */
export const videoErrors = {
  noSource: 'A video needs one of mp4, webm, ogv, ytid or vimeoid.',
  creatingEmbed: (reason: string) => `There was an error creating an embed: ${reason}`,
  notFound: (address: string) => `“${address}” was not found.`,
  notEmbeddable: (address: string) => `“${address}” is not embeddable.`,
  fetching: (status?: number) => `There was an error fetching the embed code from Vimeo${status ? ` (${status})` : ''}.`,
  badId: (id: string) => `“${id}” is not a valid video id.`,
  badAddress: (address: string) => `“${address}” is not a vimeo.com url.`,
} as const
