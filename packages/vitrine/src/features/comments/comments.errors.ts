import { text, type OptionsOf } from '../../core/fields'

/** What a visitor is told when a comment is not taken: what to do about it. The text is never lost. */
export const commentErrorFields = {
  noName: text('Please give a name.'),
  noText: text('Please write something first.'),
  wrongEmail: text('Please check the e-mail address, or leave it out.'),
  /** {most} is the number of characters. */
  tooLong: text('That is too long: at most {most} characters. Please shorten it.'),
  /** A form that was sent faster than anybody types, or after too long a time. */
  oldForm: text('The form was open for too long, or sent too fast. Please send it again: nothing is lost.'),
  /** A form without the server's mark: it stood on a page that is served apart, and no script has fetched one. */
  unsigned: text('Please look at your comment once more, then send it. Nothing is lost.'),
  /** A field was filled in that people do not see. */
  trap: text('A field that should stay empty was filled in. Please empty it and send the form again.'),
  /** The form was on another site. */
  foreign: text('This form can only be sent from its own site. Please open the article and write there.'),
  /** {wait} is a number of seconds. */
  tooMany: text('That was quick. Please wait {wait} seconds, then send it again.'),
  duplicate: text('You have said that already: this comment is there.'),
  noArticle: text('There is no such article, or it takes no comments.'),
  noParent: text('The comment that you reply to is no longer there. Cancel the reply, or reply to another one.'),
  unavailable: text('Comments cannot be stored at the moment. Your text is still here: please try again in a few minutes.'),
  tooLarge: text('That is too large to be a comment. Please shorten it.'),
}

export type CommentErrors = OptionsOf<typeof commentErrorFields>
export type CommentError = keyof CommentErrors
