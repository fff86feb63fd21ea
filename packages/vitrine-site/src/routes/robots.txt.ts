import type { APIRoute } from 'astro'

/** Search engines are welcome; the examples' bare pages say "noindex" themselves. */
export const GET: APIRoute = ({ site }) => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap-index.xml', site).href}\n`)
