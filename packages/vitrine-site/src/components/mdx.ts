import * as own from 'virtual:vitrine-site/components'

/** What an MDX page may use without importing it: the owner's own components. */
export const mdxComponents = { ...own }
