import { COMMON_HEADERS, PAGE_POLICY, TRANSPORT } from './headers'
import { encodeTarget, type Redirect } from './redirects'

/** What the forms of the hosts are made from. */
export interface Hosting {
  readonly redirects: readonly Redirect[]
  /** What all addresses begin with: / or /blog/. */
  readonly base: string
  /** The name of the host: www.example.org. */
  readonly host: string
}

export const NOTE = 'Written by every build, from content/redirects.yaml and the settings: what you change here is lost.'
export const ALL_HEADERS = { ...COMMON_HEADERS, 'Content-Security-Policy': PAGE_POLICY, 'Strict-Transport-Security': TRANSPORT }
export const lines = (...parts: readonly (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`

/** The old address as a browser sends it: /stra%C3%9Fe, or / itself. */
export const encodePath = (from: string): string => from.split('/').map(encodeURIComponent).join('/')
/** With and without a slash at the end. */
export const spellings = (path: string): string[] => (path === '/' || /\.\w+$/.test(path) ? [path] : [path, `${path}/`])
export const targetOf = ({ to = '' }: Redirect): string => encodeTarget(to)
export const paramsOf = ({ query }: Redirect): [string, string][] => [...new URLSearchParams(query)]

export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

export const quote = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
