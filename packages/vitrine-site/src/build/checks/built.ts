import { posix } from 'node:path'
import { readValue, type Fields } from 'vitrine/core/fields'
import { nearest } from 'vitrine/core/nearest'
import { describe, describeAllowed } from 'vitrine/core/setting-error'
import { settingGroups } from 'vitrine/settings'
import { itemFields, parseLiteral } from 'vitrine/gallery/content'
import { panelFields } from 'vitrine/panel/content'
import { videoFields } from 'vitrine/video/content'
import type { Marked, PageFacts, Reference } from './html'

/** Something that is wrong on a page as it was built. */
export interface PageFault {
  /** /journal/hives/ */
  readonly page: string
  /** What was written, to find the file that it stands in. */
  readonly written?: string | undefined
  readonly message: string
}

export interface BuiltSite {
  /** By address: /journal/hives/. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** Whether there is such a file among those that are served. */
  readonly hasFile: (path: string) => boolean
  /** Where the site is served: an absolute address in a text may be one of its own. */
  readonly origin: string
  /** / or, for a site below a path, /blog/. */
  readonly base?: string
  /** Addresses that the server answers, or sends elsewhere. */
  readonly answered?: (path: string) => boolean
}

/** Links, pictures, ids and markup of all pages. */
export function checkBuilt(site: BuiltSite): PageFault[] {
  const found = [...site.pages].flatMap(([page, facts]) => [
    ...facts.links.flatMap((link) => checkLink(link, page, site)),
    ...facts.loaded.flatMap((reference) => checkLoaded(reference, page, site)),
    ...facts.doubledIds.flatMap((id) => checkDoubled(id, facts.doubledIds).map((fault) => ({ page, ...fault }))),
    ...facts.speechless.map((src) => ({
      page,
      written: src,
      message: `shows ${src} without alternative text: alt="…" says what is on it, alt="" that it only decorates.`,
    })),
    ...facts.brokenJson.map(({ where, why }) => ({ page, written: where, message: `has options that are not JSON in ${where}: ${why}.` })),
    ...facts.galleryLinks.flatMap((data) => checkGalleryLink(data).map((fault) => ({ page, ...fault }))),
    ...facts.features.flatMap((marked) => checkFeature(marked).map(({ written, message }) => ({ page, written, message }))),
  ])
  return once(found)
}

/** Two panels of one id have more than one element each: that is one mistake. */
function checkDoubled(id: string, all: readonly string[]): { written?: string; message: string }[] {
  const [, panel, rest] = /^panel(?:-open)?__([a-z0-9-]+?)(-title)?$/.exec(id) ?? []
  if (!panel || !all.includes(`panel__${panel}`))
    return [{ message: `has two elements with the id "${id}": links to it lead to the first alone.` }]
  return rest || id.startsWith('panel-open')
    ? []
    : [{ written: `id="${panel}"`, message: `has two panels with the id "${panel}": only the first of them opens. Give each its own.` }]
}

/** What stands on every page, such as a link in a menu, is told once, with the number of pages. */
function once(faults: readonly PageFault[]): PageFault[] {
  const groups = Map.groupBy(faults, ({ message }) => message)
  return [...groups.values()].map((same) => {
    const pages = new Set(same.map(({ page }) => page)).size
    return pages > 1 ? { ...same[0]!, message: `${same[0]!.message} It is on ${pages} pages.` } : same[0]!
  })
}

interface Target {
  readonly path: string
  readonly hash: string
}

/** Where an address leads on this site; undefined for one of another, and for what is no address of a page. */
function targetOf(address: string, page: string, { origin, base = '/' }: BuiltSite): Target | undefined {
  if (/^(mailto|tel|sms|javascript|data|blob|geo):/i.test(address)) return undefined
  const from = new URL(base.replace(/\/$/, '') + page, origin)
  if (!URL.canParse(address, from)) return undefined
  const url = new URL(address, from)
  if (url.origin !== from.origin) return undefined
  const path = decode(url.pathname)
  if (!path.startsWith(base)) return undefined
  return { path: `/${path.slice(base.length)}`, hash: decode(url.hash.slice(1)) }
}

/** As an owner wrote it: without the path that the build put in front. */
const asWritten = (address: string, { base = '/' }: BuiltSite): string =>
  base !== '/' && address.startsWith(base) ? `/${address.slice(base.length)}` : address

/** Hashes that a feature owns: a gallery's item, a sealed address, a text fragment. */
const isClaimed = (hash: string): boolean => /\/\d+$|^mail(:|$)|^:~:|=/.test(hash)

function checkLink({ address: given }: Reference, page: string, site: BuiltSite): PageFault[] {
  const target = targetOf(given, page, site)
  const address = asWritten(given, site)
  if (!target) return []
  const { path, hash } = target
  const facts = pageAt(path, site)
  if (!facts) {
    if (site.hasFile(path) || site.answered?.(path)) return []
    const meant = meantBy(path, site)
    return [{ page, written: address, message: `links to ${address}, but there is nothing.${meant ? ` Did you mean ${meant}?` : ''}` }]
  }
  if (hash === '' || hash === 'top' || isClaimed(hash) || facts.ids.has(hash)) return []
  const meant = nearest(hash, facts.ids)
  return [
    {
      page,
      written: address,
      message: `links to ${address}, but ${path} has no element with the id "${hash}".${meant ? ` Did you mean #${meant}?` : ''}`,
    },
  ]
}

const pageAt = (path: string, { pages }: BuiltSite): PageFacts | undefined =>
  pages.get(path) ?? pages.get(`${path}/`) ?? pages.get(path.replace(/index\.html$/, ''))

function meantBy(path: string, { pages }: BuiltSite): string | undefined {
  const known = [...pages.keys()]
  const whole = nearest(path, known)
  if (whole) return whole
  const last = posix.basename(path)
  const same = known.filter((address) => last && posix.basename(address) === last)
  return same.length === 1 ? same[0] : undefined
}

function checkLoaded({ address: given, element }: Reference, page: string, site: BuiltSite): PageFault[] {
  const target = targetOf(given, page, site)
  const address = asWritten(given, site)
  if (!target || site.hasFile(target.path) || pageAt(target.path, site) || site.answered?.(target.path)) return []
  return [{ page, written: address, message: `loads ${address} for <${element}>, but there is no such file.` }]
}

/** Every name that `data-feature` may have. A test keeps it the same as the library's own list. */
export const FEATURES: readonly string[] =
  'add-to-cart admin-bar alert anchor animation back-to-top cart cart-count comment-reply comments consent flyout-search gallery header language-choice language-toolbar layout lazy-load login-box mail-link menu mobile-menu panel panel-forget quantity scroll-section scrollspy search search-keys search-page select slider slider-modal sticky tabs vertical-menu video video-sync widget-area'.split(
    ' ',
  )

/** Features whose elements have these options, all of them, as data attributes. */
const { alert, slider, tabs, backToTop, quantity, verticalMenu, cart, videoSync } = settingGroups
const FIELDS: Readonly<Record<string, Fields>> = {
  alert,
  slider,
  tabs,
  backToTop,
  quantity,
  verticalMenu,
  cart,
  videoSync,
  panel: panelFields,
  video: videoFields,
}
const kebab = (name: string): string => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
/** Attributes that every feature understands, or that its own view writes. */
const OURS = new Set(['feature', 'state', 'control', 'part', 'styles', 'lateStyles', 'kind', 'first'])

function checkFeature({ feature, data }: Marked): { written: string; message: string }[] {
  if (!FEATURES.includes(feature)) {
    const meant = nearest(feature, FEATURES)
    return meant
      ? [{ written: `data-feature="${feature}"`, message: `has data-feature="${feature}", which is no feature. Did you mean "${meant}"?` }]
      : []
  }
  const fields = FIELDS[camel(feature)]
  if (!fields) return []
  return Object.entries(data)
    .filter(([name]) => !OURS.has(name))
    .flatMap(([name, value]) => {
      const field = fields[name]
      const written = kebab(name)
      if (field) {
        const isWrong = value !== '' && readValue(field, value) === undefined
        return isWrong
          ? [
              {
                written,
                message: `has ${written}="${value}" on a ${feature}: ${describe(value)} must be ${describeAllowed(field.allowed)}.`,
              },
            ]
          : []
      }
      const meant = nearest(name, Object.keys(fields))
      return meant ? [{ written, message: `has ${written} on a ${feature}, which is no option. Did you mean ${kebab(meant)}?` }] : []
    })
}

/** What a link says of itself for a gallery, in attributes of its own or all in one. */
function checkGalleryLink({ options, ...data }: Readonly<Record<string, string>>): { written: string; message: string }[] {
  const known = Object.keys(itemFields)
  const read = options === undefined ? {} : parseLiteral(options)
  const misspelt = (name: string, write: (name: string) => string) => {
    const meant = known.includes(name) ? undefined : nearest(name, known)
    return meant
      ? [{ written: name, message: `has ${write(name)} on a gallery link, which is no option. Did you mean ${write(meant)}?` }]
      : []
  }
  if (!read)
    return [
      {
        written: options!,
        message: `has data-options="${options}" on a gallery link, which is not JSON. Write an object such as {"width": 800}.`,
      },
    ]
  return [
    ...Object.entries(read).flatMap(([name, value]) => {
      const field: Fields[string] | undefined = (itemFields as Fields)[name]
      if (!field) {
        const meant = nearest(name, known)
        const hint = meant ? `Did you mean "${meant}"?` : `Options are: ${known.join(', ')}.`
        return [{ written: name, message: `has "${name}" in data-options on a gallery link, which is no option. ${hint}` }]
      }
      return readValue(field, value) === undefined
        ? [
            {
              written: name,
              message: `has ${JSON.stringify(value)} as "${name}" in data-options: it must be ${describeAllowed(field.allowed)}.`,
            },
          ]
        : []
    }),
    ...Object.keys(data).flatMap((name) => misspelt(name, kebab)),
  ]
}

const camel = (name: string): string => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
