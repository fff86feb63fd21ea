export { Search, SearchPage, type SearchPageProps, type SearchPageRef, type SearchProps, type SearchRef } from './search.view'
export { searchFields, type SearchOptions } from './search.options'
export type { Answer, Find } from './search.index'
export type { Result } from './search.model'
