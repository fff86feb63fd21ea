/** A page of any system has these: the one sign that its form can be moved. */
export const CANCEL_LINK = '#cancel-comment-reply-link'
/** A link that says where the form goes. One that does not say all of it is left alone. */
export const REPLY_LINK = '[data-commentid][data-postid][data-belowelement][data-respondelement]'
