/**
 * What counts as a tag in an author's text: the name of an HTML element, with nothing after it or attributes that have values. So
 * `3 < 5 but 7 > 2`, `if a <b and c> d` and `List<String>` are words, and `<b>` is a tag.
 */
const NAMES =
  'a|abbr|b|br|button|center|cite|code|del|div|em|embed|font|form|h[1-6]|hr|i|iframe|img|input|ins|kbd|li|link|mark|object|ol|p|pre|q|s|script|small|span|strong|style|sub|sup|svg|table|t[dr]|u|ul|video'
const ATTRIBUTES = '(?:\\s+[\\w:@.-]+\\s*=\\s*(?:"[^"]*"|\'[^\']*\'|[^\\s"\'<>=`]+))*\\s*'
const TAG = new RegExp(`<(?:/?(?:${NAMES})${ATTRIBUTES}/?|!--[\\s\\S]*?--)>`, 'gi')

/** What a caption may hold besides words: links and emphasis, nothing with a box of its own. */
export const INLINE = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
]
const KEPT = new RegExp(`^<(?:${INLINE.join('|')})(?![\\w-])`, 'i')

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words without the tags. */
export const plainOf = (text: string): string => inOneLine(text.replace(TAG, (tag) => (/^<br\b/i.test(tag) ? ' ' : '')))

/** The text as markup, to be made safe before it is shown; undefined where it is only words. Every `<` that begins no tag is kept. */
export function markupOf(text: string): string | undefined {
  let isMarkup = false
  let markup = ''
  let end = 0
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    isMarkup ||= KEPT.test(tag)
    markup += text.slice(end, index).replaceAll('<', '&lt;') + tag
    end = index + tag.length
  }
  return isMarkup ? markup + text.slice(end).replaceAll('<', '&lt;') : undefined
}
