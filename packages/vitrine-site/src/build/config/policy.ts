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
  const hasWidget = settings.languageToolbar.order.includes('widget')
  const others = joinAllowed([...scripts.map((script) => describeScript(script, address).allowed), given])
  const allowed = joinAllowed([hasWidget ? WIDGET : {}, others])
  return {
    algorithm: 'SHA-256',
    // The one inline style: the order of the cascade layers, at the top of every page.
    styleDirective: {
      ...(allowed.style ? { resources: ["'self'", ...allowed.style] } : {}),
      hashes: [`sha256-${createHash('sha256').update(layers).digest('base64')}`],
    },
    // YouTube's player script, only after consent (Vimeo's is part of the site), and none of its other addresses: some answer with
    // a script of the caller's own. The search index is read by WebAssembly.
    scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'", ...YOUTUBE, ...(allowed.script ?? [])] },
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
      ...trustedTypes({ hasWidget, hasOthers: scripts.length > 0 || !!others.script?.length }),
    ],
  }
}

const YOUTUBE = ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/']

/**
 * No text becomes markup or a script's address but by these: the sanitizer's, ours (two addresses of scripts), the search index's
 * (its worker) and YouTube's player script's. The widget's counts after a yes only. An owner's own scripts may know nothing of
 * Trusted Types: where the owner has any, they are not required.
 */
const trustedTypes = ({ hasWidget, hasOthers }: { hasWidget: boolean; hasOthers: boolean }) =>
  hasOthers
    ? []
    : ([
        "require-trusted-types-for 'script'",
        `trusted-types dompurify vitrine pagefind youtube-widget-api${hasWidget ? ' default' : ''}`,
      ] as const)

/** The translation widget, fetched after a yes: its scripts (only those: the hosts have addresses that answer with a caller's own), what they ask and show. */
const WIDGET: Allowed = {
  script: [
    'https://translate.google.com/translate_a/element.js',
    'https://translate.googleapis.com/_/translate_http/',
    'https://translate-pa.googleapis.com/v1/',
  ],
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
