import { fetchOnce } from '../../page/loading/once'
import type { Handle } from '../../page/loading/registration'
import { report } from '../../page/services/report'
import { mountSearch } from './search.behaviour'
import type { FinderEvents } from './search.finder'
import type { Result } from './search.model'
import { mountSearchPage } from './search.page.behaviour'

/** React and the view, side by side: one after the other they would take twice as long on a slow line. */
const fetchView = fetchOnce(() => Promise.all([import('../../react/draw'), import('./search.results.view')]))

/** The search of a page that runs no React: the visitor is reaching for it, and what will list the results is fetched. */
export function mountServedSearch(search: HTMLElement, signal: AbortSignal): Handle | void {
  // Where it does not arrive, the first question tries again.
  fetchView().catch(() => {})
  return mountSearch(search, signal, listIn(search, signal))
}

/** The results page: the view is fetched with the first question, which may stand in the address, or as the field is reached for. */
export const mountServedSearchPage = (search: HTMLElement, signal: AbortSignal): Handle =>
  mountSearchPage(search, signal, listIn(search, signal))

function listIn(search: HTMLElement, signal: AbortSignal): FinderEvents {
  const list = search.querySelector('[data-part="results"]')
  let draw: ((props: { results: readonly Result[] }) => void) | undefined
  return {
    prepare: async () => {
      try {
        const [{ drawIn }, { SearchResults }] = await fetchView()
        if (list && !signal.aborted) draw ??= drawIn(list, SearchResults, signal)
      } catch (error) {
        report({ feature: 'search', error, element: search })
        throw error
      }
    },
    onResults: (results) => draw?.({ results }),
  }
}
