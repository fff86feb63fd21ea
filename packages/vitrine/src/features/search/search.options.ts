import { number, oneOf, text, type OptionsOf } from '../../core/fields'

export const searchFields = {
  /** `dropdown`: a box below the button. `overlay`: a field over the whole header. */
  style: oneOf(['dropdown', 'overlay'], 'dropdown'),
  /** The address of the results page; the form sends the query there by GET, as `q`. */
  resultsAddress: text('/search/'),
  /** The address of the index's script, made when the site is built. */
  indexAddress: text('/pagefind/pagefind.js'),
  /** How many results are shown as you type. */
  limit: number(6, { min: 1, max: 50, step: 1 }),
  /** The name of the button and of the field. */
  label: text('Search'),
  placeholder: text('What are you looking for?'),
  closeLabel: text('Close search'),
  /** %n is how many pages were found, %s what was searched for. */
  foundOneText: text('One page for “%s”'),
  foundText: text('%n pages for “%s”'),
  nothingText: text('Nothing found for “%s”. Try a shorter or a more common word.'),
  searchingText: text('Searching…'),
  unavailableText: text('The search is not available at the moment. All pages are listed on the search page.'),
  allText: text('All results'),
}

export type SearchOptions = OptionsOf<typeof searchFields>
