/** The door for a server or a build: what comments are, without behaviour, React or style. */
export { commentErrorFields, type CommentError, type CommentErrors } from './comments.errors'
export * from './comments.limits'
export { commentsFields, commentsServerFields, type CommentsOptions, type CommentsServerOptions } from './comments.options'
export { cleanLine, cleanText, countLinks, formatDay, toParagraphs, withoutCount } from './comments.text'
export { buildThread, MOST_DEPTH, NO_PARENT, type Branch, type CommentData } from './comments.thread'
