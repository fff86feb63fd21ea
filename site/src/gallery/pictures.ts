/** A picture that stands alone in a paragraph of written content, as Markdown makes it. */
const PICTURE = /<p>(<img\b[^>]*?\bsrc="([^"]+)"[^>]*>)<\/p>/g
const POST = /<(article|div)\b[^>]*\bdata-post\b[\s\S]*?<\/\1>/g

/** Makes each picture of a post a link to its file, so that it opens in the gallery, and without scripts by itself. */
export const linkPictures = (html: string): string => html.replace(POST, (post) => post.replace(PICTURE, '<p><a href="$2">$1</a></p>'))
