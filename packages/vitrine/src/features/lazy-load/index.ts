export { mountLazyLoad } from './lazy-load.behaviour'
export { lazyLoadFields, type LazyLoadOptions } from './lazy-load.options'
export { NothingToLoadError } from './lazy-load.errors'
