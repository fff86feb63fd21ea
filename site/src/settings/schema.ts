import { z } from 'astro/zod'
import { readSettings, type FeatureSettings, type FeatureSettingsInput } from 'vitrine/settings'

/** What the site itself needs to know. Features bring their own settings: see `vitrine/settings`. */
export const siteSchema = z.strictObject({
  /** The site's name, in titles and in the header. */
  name: z.string().min(1).default('Vitrine'),
  /** One sentence that says what the site is; used where a page has no description of its own. */
  description: z.string().min(1).max(200).default('A content website that is finished before the first script.'),
  /** The address at which the site will be served, without a path. */
  address: z.url({ protocol: /^https?$/ }).default('https://vitrine.example'),
  /** The language of the content, as a code such as "en" or "pt-BR". */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/).default('en'),
  /** Reading direction of that language. */
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** How many journal posts stand on one page of the index. */
  postsPerPage: z.int().min(1).max(100).default(12),
})

export type SiteSettings = z.infer<typeof siteSchema>
export type Settings = { readonly site: SiteSettings } & FeatureSettings

/** What an owner may write: the site's part, a group for each feature, and the flat names that existing pages use. */
export type SettingsInput = { readonly site?: z.input<typeof siteSchema> } & FeatureSettingsInput & { readonly [flatName: `${string}_${string}`]: unknown }

export const defineSettings = (input: SettingsInput): SettingsInput => input

export function readSiteSettings(input: SettingsInput): Settings {
  const { site = {}, ...features } = input
  const read = siteSchema.safeParse(site)
  if (!read.success) throw new Error(`content/settings.ts has a mistake:\n${describe(read.error, site)}`)
  return { site: read.data, ...readSettings(features) }
}

function describe(error: z.ZodError, given: unknown): string {
  return error.issues
    .map((issue) => {
      const value = issue.path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], given)
      return `  - site.${issue.path.join('.')}: ${issue.message} (given: ${JSON.stringify(value)})`
    })
    .join('\n')
}
