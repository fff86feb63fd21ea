export { Search, SearchPage, type SearchProps } from './search.view'
export { searchFields, type SearchOptions } from './search.options'
