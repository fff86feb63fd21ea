/** A style sheet for `addStyles` (its `Sheet`): a module that imported the sheet itself would have it linked in every page that can ask for it. */
declare module '*.css?url' {
  const sheet: string | { readonly css: string }
  // eslint-disable-next-line no-restricted-exports -- this is how bundlers give it
  export default sheet
}

/** A small style sheet as text, for `adoptStyle`. */
declare module '*.css?inline' {
  const css: string
  // eslint-disable-next-line no-restricted-exports -- this is how bundlers give it
  export default css
}
