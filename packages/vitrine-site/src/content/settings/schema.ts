import { z } from 'astro/zod'
import { readSettings, SettingsError, type FeatureSettings, type FeatureSettingsInput } from 'vitrine/settings'
import { matching, only, plain, text } from '../plain'

const ADDRESS = plain("the site's address without a path, such as https://example.org")
const isAddress = (value: string): boolean => /^https?:\/\/[^/]+\/?$/.test(value) && URL.canParse(value)
const POSTS = plain('a whole number from 1 to 100')

/** What the site itself needs to know. Features bring their own settings: see `vitrine/settings`. */
export const siteSchema = only({
  /** The site's name, in titles and in the header. */
  name: text(1, 60, 'a name').default('Vitrine'),
  /** One sentence that says what the site is; used where a page has no description of its own. */
  description: text(20, 200, 'one or two sentences').default('A content website that is finished before the first script.'),
  /** The address at which the site will be served, without a path: https://example.org. */
  address: z.string(ADDRESS).refine(isAddress, ADDRESS).default('https://vitrine.example'),
  /** Where letters about the journal go. Each article then ends with a link to it, protected like every address. */
  email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address such as editor@example.org').optional(),
  /** The language of the content, as a code such as "en" or "pt-BR". */
  language: matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language code such as "en" or "pt-BR"').default('en'),
  /** Reading direction of that language. */
  direction: z.enum(['ltr', 'rtl'], plain('"ltr" or "rtl"')).default('ltr'),
  /** How many journal posts stand on one page of the index. */
  postsPerPage: z.int(POSTS).min(1, POSTS).max(100, POSTS).default(12),
})

export type SiteSettings = z.infer<typeof siteSchema>
export type Settings = { readonly site: SiteSettings } & FeatureSettings

/** What an owner may write: the site's part, a group for each feature, and the flat names that existing pages use. */
export type SettingsInput = { readonly site?: z.input<typeof siteSchema> } & FeatureSettingsInput & {
    readonly [flatName: `${string}_${string}`]: unknown
  }

export const defineSettings = (input: SettingsInput): SettingsInput => input

/** All that is wrong, in the site's part and in the features', is told at once. */
export function readSiteSettings(input: SettingsInput): Settings {
  const { site = {}, ...features } = input
  const read = siteSchema.safeParse(site)
  const faults = read.success ? [] : read.error.issues.map(({ path, message }) => `site.${path.join('.')} ${message}`)
  const settings = collect(() => readSettings(features), faults)
  if (!read.success || !settings) throw new SettingsError(faults)
  return { site: read.data, ...settings }
}

function collect<T>(read: () => T, faults: string[]): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}
