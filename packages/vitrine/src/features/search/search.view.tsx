import { useId, useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { dataOf } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOpen, type OpenProps } from '../../react/use-open'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountSearch, type SearchEvents, type SearchMethods } from './search.behaviour'
import type { FinderEvents } from './search.finder'
import type { Find } from './search.index'
import type { Result } from './search.model'
import { mountSearchKeys } from './search.keys.behaviour'
import { mountSearchPage, type SearchPageMethods } from './search.page.behaviour'
import { searchFields, type SearchOptions } from './search.options'
import { SearchResults } from './search.results.view'

/** What a search's ref gives. */
export interface SearchRef extends SearchMethods {
  readonly element: HTMLElement | null
}

/** What the ref of the results page gives. */
export interface SearchPageRef extends SearchPageMethods {
  readonly element: HTMLElement | null
}

type ElementProps = Omit<ComponentPropsWithoutRef<'search'>, 'children' | keyof typeof searchFields>

interface CommonProps extends OptionProps<typeof searchFields>, Pick<FinderEvents, 'onAnswer'>, ElementProps {
  /** Finds pages instead of the site's index: `async (query) => ({ total, results })`. */
  readonly find?: Find
  /** Renders a result, instead of title, excerpt and picture. It should contain a link. */
  readonly renderResult?: (result: Result) => ReactNode
  /** The address of search.results.css, if the page does not link it. */
  readonly styles?: string | undefined
}

export interface SearchProps extends CommonProps, OpenProps {
  /** The panel's id, unique on the page. Generated if not set. */
  readonly id?: string
  readonly ref?: Ref<SearchRef>
}

export interface SearchPageProps extends CommonProps {
  readonly ref?: Ref<SearchPageRef>
}

const NONE: readonly Result[] = []
const METHODS = ['open', 'close', 'toggle', 'isOpen', 'search'] as const
const PAGE_METHODS = ['search'] as const

/** The engine asks the latest of the functions; without any, the site's index. */
const withFind = (events: FinderEvents, isGiven: boolean): FinderEvents => (isGiven ? events : { ...events, find: undefined })

/** The header's search and its keys, as one engine. */
const mountOwn = (search: HTMLElement, signal: AbortSignal, events: SearchEvents) => {
  const mounted = mountSearch(search, signal, events)
  mountSearchKeys(search, signal)
  return mounted
}
const mountWithIndex = (search: HTMLElement, signal: AbortSignal, events: SearchEvents) => mountOwn(search, signal, withFind(events, false))
const mountPageWithIndex = (search: HTMLElement, signal: AbortSignal, events: FinderEvents) =>
  mountSearchPage(search, signal, withFind(events, false))

const Glass = () => (
  <svg
    data-part="icon"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm9.5 3-4.6-4.6" />
  </svg>
)

/** The search of a header: a button, and a panel with a form that is also a plain form. */
export function Search(props: SearchProps) {
  const { options, rest } = useOptions(searchFields, props, { component: 'Search', group: 'search' })
  const { id, styles, find, renderResult, onAnswer, open, defaultOpen, onOpenChange, ref, ...attributes } = rest
  const { style, label, closeLabel } = options
  const [results, onResults] = useState(NONE)
  const ownId = useId()
  const panel = id ?? ownId
  const data = dataOf(searchFields, { ...options, style: undefined })
  const { element, handle } = useBehaviour<SearchMethods, SearchEvents, (typeof METHODS)[number]>(find ? mountOwn : mountWithIndex, {
    feature: ['search', 'search-keys', 'flyout-search'],
    options: [style, data],
    ref,
    methods: METHODS,
    events: { onAnswer, onResults, find, onOpenChange: (isOpen: boolean) => changed(isOpen) },
  })
  const changed = useOpen(handle, { open, defaultOpen, onOpenChange })
  return (
    <search {...attributes} ref={element} data-feature="search" data-style={style} data-styles={styles} {...data}>
      <button type="button" data-control="search" popoverTarget={panel}>
        <Glass />
        <span data-part="label">{label}</span>
      </button>
      <div popover="auto" id={panel} data-part="panel" data-closes-on-stick={style === 'dropdown' ? '' : undefined}>
        <div data-part="sheet">
          <Form {...options} hasFocus />
          <button type="button" data-part="close" data-control="close" popoverTarget={panel} popoverTargetAction="hide">
            <svg
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
            <span data-part="label">{closeLabel}</span>
          </button>
          <Answer {...options}>
            <SearchResults results={results} renderResult={renderResult} />
          </Answer>
        </div>
      </div>
    </search>
  )
}

/** The search of the results page: the same form and answers, in the page itself. */
export function SearchPage(props: SearchPageProps) {
  const { options, rest } = useOptions(searchFields, props, { component: 'SearchPage', group: 'search' })
  const { styles, find, renderResult, onAnswer, ref, ...attributes } = rest
  const [results, onResults] = useState(NONE)
  const data = dataOf(searchFields, { ...options, style: undefined })
  const { element } = useBehaviour<SearchPageMethods, FinderEvents, 'search'>(find ? mountSearchPage : mountPageWithIndex, {
    feature: ['search-page', 'search', 'search-keys'],
    options: data,
    ref,
    methods: PAGE_METHODS,
    events: { onAnswer, onResults, find },
  })
  return (
    <search {...attributes} ref={element} data-feature="search" data-style="page" data-styles={styles} {...data}>
      <Form {...options} />
      <Answer {...options}>
        <SearchResults results={results} renderResult={renderResult} />
      </Answer>
    </search>
  )
}

/** React takes the attribute for a call of focus at once: the browser is to act on it whenever the panel opens. */
const keepFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

function Form({ resultsAddress, label, placeholder, hasFocus }: SearchOptions & { hasFocus?: boolean }) {
  return (
    <form data-part="form" action={resultsAddress} method="get">
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a search that opens is there to be typed into: the browser moves focus itself, before any script
        autoFocus={hasFocus}
        ref={hasFocus ? keepFocus : undefined}
        maxLength={200}
        enterKeyHint="search"
      />
      <button type="submit" data-control="submit">
        <Glass />
        <span data-part="label">{label}</span>
      </button>
    </form>
  )
}

const Answer = ({ allText, resultsAddress, children }: SearchOptions & { children: ReactNode }) => (
  <div data-part="answer">
    <p data-part="status" role="status" />
    <ol data-part="results">{children}</ol>
    <a data-part="all" href={resultsAddress} hidden>
      {allText}
    </a>
  </div>
)
