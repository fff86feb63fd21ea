import { dataOf } from '../../core/data'
import { searchFields, type SearchOptions } from './search.options'

export interface SearchProps extends Partial<SearchOptions> {
  /** Unique on the page: the panel's id. */
  readonly id: string
  /** The address of search.results.css, where the page has not linked it. */
  readonly styles?: string | undefined
}

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
export function Search({ id, styles, ...options }: SearchProps) {
  const {
    style = searchFields.style.fallback,
    label = searchFields.label.fallback,
    closeLabel = searchFields.closeLabel.fallback,
  } = options
  return (
    <search data-feature="search" data-style={style} data-styles={styles} {...dataOf(searchFields, { ...options, style: undefined })}>
      <button type="button" data-control="search" popoverTarget={id}>
        <Glass />
        <span data-part="label">{label}</span>
      </button>
      <div popover="auto" id={id} data-part="panel" data-closes-on-stick={style === 'dropdown' ? '' : undefined}>
        <div data-part="sheet">
          <Form {...options} hasFocus />
          <button type="button" data-part="close" data-control="close" popoverTarget={id} popoverTargetAction="hide">
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
          <Answer {...options} />
        </div>
      </div>
    </search>
  )
}

/** The search of the results page: the same form and answers, in the page itself. */
export function SearchPage({ styles, ...options }: Omit<SearchProps, 'id'>) {
  return (
    <search data-feature="search" data-style="page" data-styles={styles} {...dataOf(searchFields, { ...options, style: undefined })}>
      <Form {...options} />
      <Answer {...options} />
    </search>
  )
}

function Form({
  resultsAddress = searchFields.resultsAddress.fallback,
  label = searchFields.label.fallback,
  placeholder = searchFields.placeholder.fallback,
  hasFocus,
}: Partial<SearchOptions> & { hasFocus?: boolean }) {
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

const Answer = ({
  allText = searchFields.allText.fallback,
  resultsAddress = searchFields.resultsAddress.fallback,
}: Partial<SearchOptions>) => (
  <div data-part="answer">
    <p data-part="status" role="status" />
    <ol data-part="results" />
    <a data-part="all" href={resultsAddress} hidden>
      {allText}
    </a>
  </div>
)
