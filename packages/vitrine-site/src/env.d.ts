declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean
  }
}

export {}
