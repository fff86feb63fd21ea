import Demo from './Demo.astro'

/** What an MDX page may use without importing it. */
export const mdxComponents = { Demo }
