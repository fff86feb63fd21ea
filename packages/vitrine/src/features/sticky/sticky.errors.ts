/** The element has nothing to stick in. */
export class StickParentError extends Error {
  override readonly name = 'StickParentError'
  constructor() {
    super('failed to find stick parent')
  }
}
