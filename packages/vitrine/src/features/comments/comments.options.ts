import { flag, number, oneOf, text, type Field, type OptionsOf } from '../../core/fields'

export const commentsFields = {
  /** Where the form posts. Empty: there are no comments. */
  address: text(''),
  /** Whether new comments are accepted. */
  isOpen: flag(true),
  /** Whether the thread is fetched from the address when the visitor scrolls near it, for a page that is served apart from its comments. */
  isFetched: flag(false),
  /** Over the thread; {count} is how many comments there are. */
  titleText: text('Comments: {count}'),
  emptyText: text('Nobody has written yet.'),
  /** A link to the thread, while it has not been fetched. */
  readLabel: text('Read the comments'),
  closedText: text('Comments are closed.'),
  formTitle: text('Leave a comment'),
  nameLabel: text('Name'),
  emailLabel: text('E-mail'),
  emailNote: text('Optional, never shown.'),
  commentLabel: text('Comment'),
  submitLabel: text('Send the comment'),
  replyLabel: text('Reply'),
  /** The form's heading while replying; {name} is whom the reply is for. */
  replyText: text('Reply to {name}'),
  cancelLabel: text('Cancel reply'),
  /** The name of the link to one comment; {name} wrote it on {date}. */
  linkLabel: text('{name}, {date}'),
  sendingText: text('Sending…'),
  sentText: text('Your comment is there.'),
  heldLabel: text('Waiting for approval'),
  heldText: text('Thank you. Your comment will be shown once it has been approved.'),
  waitingText: text('You are offline. The comment will be sent when you are connected again.'),
  failedText: text('The comment could not be sent. Your text is still here: please try again.'),
  pagesLabel: text('Pages of comments'),
  /** {page} is its number. */
  pageText: text('Page {page}'),
  /** The label of a field that only bots fill in. */
  trapLabel: text('Leave this empty'),
}

export type CommentsOptions = OptionsOf<typeof commentsFields>

/** Sites by their addresses: an array, or a text that parts them with spaces or commas. */
const origins: Field<readonly string[]> = {
  fallback: [],
  allowed: 'a list of addresses without a path, such as https://example.org',
  read: (value) => {
    const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
    return Array.isArray(words) && words.every(isOrigin) ? words.map((word) => new URL(word).origin) : undefined
  },
}
const isOrigin = (word: unknown): word is string => typeof word === 'string' && /^https?:\/\/[^/?#@]+\/?$/.test(word) && URL.canParse(word)

/** What only the server that keeps the comments needs to know. */
export const commentsServerFields = {
  /** Which comments wait for the owner: all, the first of each person, or none. */
  moderation: oneOf(['all', 'first', 'none'], 'first'),
  /** How many comments stand on one page of a thread. */
  perPage: number(100, { min: 10, max: 500, step: 1 }),
  /** Whether e-mail addresses are kept. They are never shown. */
  keepsEmail: flag(false),
  /** Links in one comment beyond which it waits for the owner. */
  mostLinks: number(2, { min: 0, max: 100, step: 1 }),
  /** Sites whose files are on another host than the comments, and whose forms are taken all the same: https://example.org. */
  origins,
}

export type CommentsServerOptions = OptionsOf<typeof commentsServerFields>

/** Everything that an owner can set. */
export const commentsSettings = { ...commentsFields, ...commentsServerFields }
