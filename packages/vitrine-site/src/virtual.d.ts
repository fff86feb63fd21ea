/** The modules that ./build/context/modules.ts makes. */
declare module 'virtual:vitrine-site/context' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module cannot import by a relative path in any other way
  export const context: import('./build/context/context').Site
}
declare module 'virtual:vitrine-site/components' {
  const components: Readonly<Record<string, unknown>>
  export = components
}
declare module 'virtual:vitrine-site/theme.css'
declare module 'virtual:vitrine-site/layout.css'
