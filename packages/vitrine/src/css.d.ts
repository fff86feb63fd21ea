/** A style sheet's address: a view that imported the sheet itself would have it linked in every page that can wake it. */
declare module '*.css?url' {
  const address: string
  // eslint-disable-next-line no-restricted-exports -- this is how bundlers give it
  export default address
}

/** A small style sheet as text, for `adoptStyle`. */
declare module '*.css?inline' {
  const css: string
  // eslint-disable-next-line no-restricted-exports -- this is how bundlers give it
  export default css
}
