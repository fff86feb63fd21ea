/** What a page of the content may use without importing it. */
export { default as Demo } from './components/Demo.astro'
