export { LazyFrame, LazyImage, type LazyFrameProps, type LazyImageProps, type LazyRef } from './lazy-load.view'
export { mountLazyLoad } from './lazy-load.behaviour'
export { lazyLoadFields, type LazyLoadOptions } from './lazy-load.options'
export { NothingToLoadError } from './lazy-load.errors'
