import { z } from 'astro/zod'
import { directionOf } from 'vitrine/language-toolbar/content'
import { readSettings, SettingsError, type FeatureSettings, type FeatureSettingsInput } from 'vitrine/settings'
import { nameOf } from '../language-name'
import { featureWords } from '../texts/library'
import { matching, only, plain, text } from '../plain'
import { partNames } from '../parts'
import { isTimeZone } from '../time'
import { scriptsSchema } from '../../scripts/schema'
import { viewNames } from '../view-names'

const ADDRESS = plain("the site's address, such as https://example.org or https://example.org/blog/")
const isAddress = (value: string): boolean => /^https?:\/\/[^/]+(\/[\w~-]+(\.[\w~-]+)*)*\/?$/.test(value) && URL.canParse(value)
const SERVICE = plain('an address that begins with https://')
const isService = (value: string): boolean => value.startsWith('https://') && URL.canParse(value)
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/
const ZONE = plain('the name of a time zone, such as "Europe/Berlin"')
const POSTS = plain('a whole number from 1 to 100')

const font = text(1, 80, 'the name of a typeface, or a .woff2 file')
const view = matching(/^\.\/.+\.[jt]sx?$/, 'the file of a React component, such as ./src/Header.tsx')

/** What the site itself needs to know. Features bring their own settings: see `vitrine/settings`. */
export const siteSchema = only({
  /** The site's name, in titles and in the header. */
  name: text(1, 60, 'a name').default('Vitrine'),
  /** One sentence that says what the site is; used where a page has no description of its own. */
  description: text(20, 200, 'one or two sentences').default('A content website that is finished before the first script.'),
  /** The address at which the site will be served: https://example.org, or https://example.org/blog/ for one below a path. */
  address: z.string(ADDRESS).refine(isAddress, ADDRESS).default('https://vitrine.example'),
  /** Where letters about the journal go. Each article then ends with a link to it, protected like every address. */
  email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address such as editor@example.org').optional(),
  /** The language of the content, as a code such as "en" or "pt-BR". */
  language: matching(LANGUAGE, 'a language code such as "en" or "pt-BR"').default('en'),
  /** Reading direction of that language. */
  direction: z.enum(['ltr', 'rtl'], plain('"ltr" or "rtl"')).default('ltr'),
  /** Whose midnight begins a day: "Europe/Berlin". What is dated in the future is published by this clock. */
  timeZone: z.string(ZONE).refine(isTimeZone, ZONE).default('UTC'),
  /** How many journal posts stand on one page of the index. */
  postsPerPage: z.int(POSTS).min(1, POSTS).max(100, POSTS).default(12),
  /**
   * Typefaces, each named once: { display: 'Fraunces', body: 'Figtree' }. A family from Fontsource that is installed
   * (npm install @fontsource-variable/fraunces), a file of your own (./fonts/mine.woff2), or one of the devices' own:
   * system-sans, system-serif, system-mono.
   */
  fonts: only({ display: font.optional(), body: font.optional(), code: font.optional() }).optional(),
  /** Components of your own in the place of ours, by file: { header: './src/Header.tsx', 'home.journal': './src/News.tsx' }. */
  views: z.partialRecord(z.enum(viewNames, plain(`one of ${viewNames.join(', ')}`)), view).optional(),
  /** Services that take forms, by names of yours: { newsletter: 'https://lists.example/subscribe' }. See `<Form>`. */
  forms: z.record(matching(/^[a-z][a-z0-9-]*$/, 'a name in lower case'), z.string(SERVICE).refine(isService, SERVICE)).optional(),
  /** Scripts of others, by name and by what they are for: [{ service: 'plausible' }]. Each waits until the visitor allows its group. */
  scripts: scriptsSchema.optional(),
  /** Parts that the site does without, whatever is in the content folder: ['shop', 'search']. */
  without: z.array(z.enum(partNames, plain(`one of ${partNames.join(', ')}`)), plain('a list of parts')).optional(),
})

export type SiteSettings = z.infer<typeof siteSchema>
export type Settings = { readonly site: SiteSettings } & FeatureSettings

/** A language beside the site's own, with the settings as they are in it. */
export interface LanguageSettings {
  readonly code: string
  /** Its name in itself: Français. */
  readonly label: string
  readonly settings: Settings
}

/** What an owner may write: the site's part, a group for each feature, and the flat names that existing pages use. */
export type SettingsInput = OneLanguageInput & {
  /**
   * The languages beside the site's own, by code, each with what is different in it:
   * { fr: { site: { description: 'Un site …' } } }. Its content is in content/fr.
   */
  readonly languages?: Readonly<Record<string, OneLanguageInput & { readonly label?: string }>>
}

type OneLanguageInput = { readonly site?: z.input<typeof siteSchema> } & FeatureSettingsInput & {
    readonly [flatName: `${string}_${string}`]: unknown
  }

export const defineSettings = (input: SettingsInput): SettingsInput => input

/** All that is wrong, in the site's part and in the features', is told at once. */
export function readSiteSettings({ languages: _, ...input }: SettingsInput, wordsFolder?: string): Settings {
  return readOne(withWords(input, input.site?.language ?? 'en', wordsFolder))
}

/** The languages beside the site's own. What is not said of one is as in the site's own language. */
export function readLanguages({ languages = {}, ...input }: SettingsInput, wordsFolder?: string): readonly LanguageSettings[] {
  return Object.entries(languages).map(([code, { label, ...given }]) => {
    if (!LANGUAGE.test(code)) throw new SettingsError([`languages.${code} is not a language code such as "fr" or "pt-BR".`])
    const site = { ...input.site, language: code, direction: directionOf(code), ...given.site }
    const search = { resultsAddress: `/${code}/search/`, ...given.search }
    const settings = readOne(mergeGroups(withWords(input, code, wordsFolder), { ...given, site, search } as OneLanguageInput))
    return { code, label: label ?? nameOf(code), settings }
  })
}

/** The words of features in that language stand behind what the owner sets. Those of the owner's own files are in a folder. */
const withWords = (input: OneLanguageInput, language: string, wordsFolder: string | undefined): OneLanguageInput =>
  mergeGroups(mergeGroups(QUIET, featureWords(language, wordsFolder).settings), input)

/** A site sends nothing to a third party unless its owner says so: who translates in the visitor's browser is there, the widget is not. */
const QUIET = { languageToolbar: { order: ['own', 'browser'] } }

function mergeGroups(behind: object, input: OneLanguageInput): OneLanguageInput {
  const merged: Record<string, unknown> = { ...behind }
  for (const [name, value] of Object.entries(input)) {
    const before = merged[name]
    merged[name] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value
  }
  return merged as OneLanguageInput
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

function readOne(input: OneLanguageInput): Settings {
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
