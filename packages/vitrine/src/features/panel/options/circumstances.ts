import { listOf, type Field } from '../../../core/fields'

/** Several words, each of one form: an array, or a text that parts them with spaces or commas. */
const listLike = (form: RegExp, allowed: string): Field<readonly string[]> => ({
  fallback: [],
  allowed,
  read: (value) => {
    const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
    return Array.isArray(words) && words.every((word) => typeof word === 'string' && form.test(word)) ? words : undefined
  },
})
const addresses = listLike(/^[/*]/, 'paths such as /shop/ or /shop/*, where * stands for anything')

/** Where, on what and with which cookies a panel may open by itself. Each must be met where it is set. */
export const circumstanceFields = {
  /** Where the visitor must have come from: any of the words. */
  when_arriving_from: listOf(['internal', 'external', 'search']),
  /** On which devices: any of the words. A tablet and a mobile are touched; a mobile's screen is less than 600 px at its short side. */
  when_device: listOf(['desktop', 'tablet', 'mobile']),
  /** On which pages: any of the paths. `*` stands for anything; one with a `?` asks for the query too. */
  when_address: addresses,
  /** On which pages not, though `when_address` would have it. */
  unless_address: addresses,
  /** Which cookies there must be: all of `name` (is there), `!name` (is not), `name=value`, `name!=value`. */
  when_cookie: listLike(/^(![^\s=!;,]+|[^\s=!;,]+(!?=[^;,]*)?)$/, 'conditions such as member, !member, plan=free or plan!=free'),
}
