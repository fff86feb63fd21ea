import type { Group } from './groups'

/** Other sites that a page may load from or speak to, by what it is. */
export type Allowed = { readonly [K in 'connect' | 'font' | 'form' | 'frame' | 'img' | 'media' | 'script' | 'style']?: readonly string[] }

/** What an owner says of a script, checked. */
export interface ScriptInput {
  readonly service?: ServiceName | undefined
  readonly name?: string | undefined
  readonly group?: Group | undefined
  readonly src?: string | undefined
  readonly site?: string | undefined
  readonly host?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly hosts?: readonly string[] | undefined
  readonly frames?: readonly string[] | undefined
}

/** A script as pages have it. */
export interface SiteScript {
  readonly name: string
  readonly group: Group
  readonly src: string
  readonly attributes: Readonly<Record<string, string>>
  /** How the names of the cookies begin that it sets below the site's own name: they go with the permission. */
  readonly cookies: readonly string[]
  readonly allowed: Allowed
}

interface Service {
  readonly name: string
  readonly group: Group
  /** What the owner's number or name at the service looks like; undefined where it can be left out. */
  readonly site?: string
  /** Where the service is, for those who do not run it themselves; undefined where everybody does. */
  readonly host?: string
  readonly cookies?: readonly string[]
  describe(given: { readonly host: string; readonly site: string }): Pick<SiteScript, 'src' | 'attributes' | 'allowed'>
}

const CLOUDFLARE = 'https://static.cloudflareinsights.com'
const CLOUD_UMAMI = 'https://cloud.umami.is'
const GOOGLE_TAG = 'https://*.googletagmanager.com'
const GOOGLE_ANALYTICS = 'https://*.google-analytics.com'

const originOf = (address: string): string => new URL(address).origin
const below = (host: string, file: string): string => new URL(file, host.replace(/\/*$/, '/')).href

/** Services that are known by name: what they load, and whom that speaks to. */
export const services = {
  plausible: {
    name: 'Plausible',
    group: 'statistics',
    host: 'https://plausible.io',
    describe: ({ host, site }) => ({
      src: below(host, 'js/script.js'),
      attributes: { 'data-domain': site },
      allowed: { script: [originOf(host)], connect: [originOf(host)] },
    }),
  },
  matomo: {
    name: 'Matomo',
    group: 'statistics',
    site: 'the number of the site in Matomo, such as "1"',
    cookies: ['_pk_'],
    describe: ({ host, site }) => ({
      src: below(host, 'matomo.js'),
      attributes: { 'data-service': 'matomo', 'data-site': site, 'data-tracker': below(host, 'matomo.php') },
      allowed: { script: [originOf(host)], connect: [originOf(host)], img: [originOf(host)] },
    }),
  },
  'google-tag': {
    name: 'Google Analytics',
    group: 'statistics',
    site: 'the id of the tag, such as "G-ABC1234567"',
    host: 'https://www.googletagmanager.com',
    cookies: ['_ga', '_gid', '_gcl_'],
    describe: ({ host, site }) => ({
      src: below(host, `gtag/js?id=${encodeURIComponent(site)}`),
      attributes: { 'data-service': 'google-tag', 'data-site': site },
      // As Google names them for its tag.
      allowed: {
        script: [GOOGLE_TAG],
        connect: [GOOGLE_ANALYTICS, 'https://*.analytics.google.com', GOOGLE_TAG],
        img: [GOOGLE_ANALYTICS, GOOGLE_TAG],
      },
    }),
  },
  umami: {
    name: 'Umami',
    group: 'statistics',
    site: 'the id of the website in Umami',
    host: CLOUD_UMAMI,
    describe: ({ host, site }) => ({
      src: below(host, 'script.js'),
      attributes: { 'data-website-id': site },
      allowed: {
        script: [originOf(host)],
        connect: host === CLOUD_UMAMI ? [host, 'https://api-gateway.umami.dev'] : [originOf(host)],
      },
    }),
  },
  cloudflare: {
    name: 'Cloudflare Web Analytics',
    group: 'statistics',
    site: 'the token of the site at Cloudflare',
    host: CLOUDFLARE,
    describe: ({ host, site }) => ({
      src: below(host, 'beacon.min.js'),
      attributes: { 'data-cf-beacon': JSON.stringify({ token: site }) },
      allowed: { script: [host], connect: ['https://cloudflareinsights.com'] },
    }),
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof services
export const serviceNames = Object.keys(services) as ServiceName[]

/** What is missing of what a service, or a script of the owner's own, needs: the field, and what it must be. */
export function findMissing(given: ScriptInput): { readonly field: keyof ScriptInput; readonly wanted: string }[] {
  const service: Service | undefined = given.service && services[given.service]
  const wanted: readonly (readonly [keyof ScriptInput, string | undefined])[] = service
    ? [
        ['site', service.site],
        ['host', service.host ? undefined : `the address at which your ${service.name} is, such as https://stats.example.org`],
      ]
    : [
        ['name', 'the name that visitors know it by'],
        ['group', 'what it is for: necessary, preferences, statistics or marketing'],
        ['src', 'the address of the script, such as https://chat.example/widget.js, or the service that it belongs to'],
      ]
  return wanted.flatMap(([field, what]) => (what && given[field] === undefined ? [{ field, wanted: what }] : []))
}

/** Everything that pages need to know of a script. `address` is the site's own. */
export function describeScript(given: ScriptInput, address: string): SiteScript {
  const { service: name, hosts = [], frames = [], attributes = {} } = given
  const service: Service | undefined = name && services[name]
  const known = service?.describe({ host: given.host ?? service.host ?? '', site: given.site ?? new URL(address).hostname })
  const src = given.src ?? known?.src ?? ''
  const own = URL.canParse(src) ? [originOf(src)] : []
  return {
    name: given.name ?? service?.name ?? '',
    group: given.group ?? service?.group ?? 'marketing',
    src,
    attributes: { ...known?.attributes, ...attributes },
    cookies: service?.cookies ?? [],
    allowed: joinAllowed([
      { ...(known?.allowed ?? { connect: own }), ...(given.src ? { script: own } : {}) },
      { connect: hosts, img: hosts, frame: frames },
    ]),
  }
}

/** Whether visitors decide on it. */
export const isAskedAbout = ({ group, service }: ScriptInput): boolean => (group ?? (service && services[service].group)) !== 'necessary'

/** All of them, each once. */
export function joinAllowed(lists: readonly Allowed[]): Allowed {
  const kinds = [...new Set(lists.flatMap((list) => Object.keys(list)))] as (keyof Allowed)[]
  const joined = kinds.map((kind) => [kind, [...new Set(lists.flatMap((list) => list[kind] ?? []))]] as const)
  return Object.fromEntries(joined.filter(([, sources]) => sources.length > 0))
}
