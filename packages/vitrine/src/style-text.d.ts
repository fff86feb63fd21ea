/** A style sheet as text, for `adoptStyle`. */
// Vite's form has the text as its default export.
/* eslint-disable-next-line no-restricted-exports -- the shape is Vite's */
declare module '*.css?inline' {
  const css: string
  export default css
}
