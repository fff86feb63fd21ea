declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean
  }
}

declare module 'virtual:layout.css'

export {}
