/** The modules that ./build/context/modules.ts makes. */
declare module 'virtual:vitrine-site/context' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import by a relative path in any other way
  export const context: import('./build/context/context').Site
}
declare module 'virtual:vitrine-site/components' {
  const components: Readonly<Record<string, unknown>>
  export = components
}
declare module 'virtual:vitrine-site/views' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- as above
  export const views: { readonly [N in import('./content/view-names').ViewName]?: import('react').ComponentType<never> }
}
declare module 'virtual:vitrine-site/fonts' {
  /** Addresses of the files that every page needs with its first paint. */
  export const preloads: readonly string[]
}
declare module 'virtual:vitrine-site/scripts' {
  /** Undefined in a site without scripts of others, which then has nothing of what they need. */
  export const Scripts: ((props: object) => unknown) | undefined
}
declare module 'virtual:vitrine-site/fonts.css'
declare module 'virtual:vitrine-site/theme.css'
declare module 'virtual:vitrine-site/layout.css'
