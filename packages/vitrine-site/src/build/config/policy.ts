import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AstroConfig } from 'astro'
import type { Settings } from '../../content/settings/schema'
import { describeScript, joinAllowed, type Allowed } from '../../scripts/services'

export type { Allowed }

type Policy = Exclude<AstroConfig['security']['csp'], boolean>

const layers = readFileSync(new URL('../../styles/layers.css', import.meta.url))

/** What a page may load, and from where. */
export const policy = (settings: Pick<Settings, 'loginBox' | 'comments' | 'languageToolbar' | 'site'>, given: Allowed = {}): Policy => {
  const { scripts = [], address } = settings.site
  const allowed = joinAllowed([
    settings.languageToolbar.order.includes('widget') ? WIDGET : {},
    ...scripts.map((script) => describeScript(script, address).allowed),
    given,
  ])
  return {
    algorithm: 'SHA-256',
    // The one inline style: the order of the cascade layers, at the top of every page.
    styleDirective: {
      ...(allowed.style ? { resources: ["'self'", ...allowed.style] } : {}),
      hashes: [`sha256-${createHash('sha256').update(layers).digest('base64')}`],
    },
    // YouTube's player script, only after consent (Vimeo's is part of the site); the search index is read by WebAssembly.
    scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'", 'https://www.youtube.com', ...(allowed.script ?? [])] },
    directives: [
      "default-src 'self'",
      sources('frame-src', ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'], allowed.frame),
      // Thumbnails of providers' videos in the gallery: looked up only after consent.
      sources('img-src', ['data:', 'https://i.vimeocdn.com', 'https://img.youtube.com'], allowed.img),
      sources('media-src', [], allowed.media),
      sources('font-src', [], allowed.font),
      // The form of an article's comments is sent by script, too.
      sources('connect-src', ['https://vimeo.com', ...originOf(settings.comments.address)], allowed.connect),
      sources(
        'form-action',
        [...new Set([settings.loginBox.address, settings.comments.address, ...Object.values(settings.site.forms ?? {})].flatMap(originOf))],
        allowed.form,
      ),
      "object-src 'none'",
      "base-uri 'self'",
    ],
  }
}

/** The translation widget, fetched after a yes: its script, what that asks and shows. */
const WIDGET: Allowed = {
  script: ['https://translate.google.com', 'https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  style: ['https://www.gstatic.com'],
  connect: ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
  img: ['https://www.gstatic.com', 'https://www.google.com', 'https://translate.google.com'],
  frame: ['https://translate.google.com'],
}

const sources = <N extends string>(name: N, own: readonly string[], allowed: readonly string[] = []) =>
  [name, "'self'", ...own, ...allowed].join(' ') as `${N} ${string}`

/** A form may post to another host than the site's own. */
function originOf(address: string): string[] {
  return /^https?:/.test(address) ? [new URL(address).origin] : []
}
