/** An element that says it is lazy, but not what to load. */
export class NothingToLoadError extends Error {
  override readonly name = 'NothingToLoadError'
  constructor() {
    super('An element that loads lazily needs data-src, data-background or data-poster.')
  }
}
