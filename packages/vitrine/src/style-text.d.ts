/** A style sheet as text, for `adoptStyle`. */
declare module '*.css?inline' {
  const css: string
  export default css
}
