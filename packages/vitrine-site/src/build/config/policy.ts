import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AstroConfig } from 'astro'
import type { Settings } from '../../content/settings/schema'

type Policy = Exclude<AstroConfig['security']['csp'], boolean>

const layers = readFileSync(new URL('../../styles/layers.css', import.meta.url))

/** What a page may load, and from where. */
export const policy = (settings: Settings): Policy => ({
  algorithm: 'SHA-256',
  // The one inline style: the order of the cascade layers, at the top of every page.
  styleDirective: { hashes: [`sha256-${createHash('sha256').update(layers).digest('base64')}`] },
  // YouTube's player script, only after consent (Vimeo's is part of the site); the search index is read by WebAssembly.
  scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'", 'https://www.youtube.com'] },
  directives: [
    "default-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    // Thumbnails of providers' videos in the gallery: looked up only after consent.
    "img-src 'self' data: https://i.vimeocdn.com https://img.youtube.com",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://vimeo.com",
    ['form-action', "'self'", ...loginOrigin(settings.loginBox.address)].join(' ') as `form-action ${string}`,
    "object-src 'none'",
    "base-uri 'self'",
  ],
})

/** A login box may post to another host than the site's own. */
function loginOrigin(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : []
}
