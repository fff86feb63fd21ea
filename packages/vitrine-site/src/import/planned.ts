import type { NavigationLink } from './html/blocks'
import type { MediaPlace } from './media/place'
import type { EntryState, SourceEntry, SourceMedia, SourceMenuItem, SourceSite, SourceTerm } from './source/source'

/** What is known of an entry before its content is read again. */
export interface PlannedEntry {
  readonly id: string
  readonly type: SourceEntry['type']
  readonly typeName: string
  readonly title: string
  readonly slug: string
  readonly link: string
  readonly date: string
  readonly state: EntryState
  readonly parent: string
  readonly comments: number
  readonly line: number
  /** Below the site's folder; empty for what is not brought. */
  file: string
  /** Its address here. */
  path: string
  /** The id of its comments' thread. */
  thread: string
  /** Whether it stands at a path that it says itself. */
  isAtOwnPath?: boolean
  readonly isEmpty: boolean
}

export interface PlannedMedia extends Omit<SourceMedia, 'comments'>, MediaPlace {}

/** Everything that was found, and what becomes of it. Content itself is not kept: it is read again when it is written. */
export interface Plan {
  site: SourceSite
  readonly authors: Map<string, string>
  readonly authorIds: Map<string, string>
  readonly terms: SourceTerm[]
  /** Those that entries are filed under: an export of posts alone has no list of them. */
  readonly usedTerms: Map<string, Pick<SourceTerm, 'type' | 'slug' | 'name'>>
  /** Names of tags and categories of what is published. */
  readonly tagNames: Set<string>
  readonly entries: Map<string, PlannedEntry>
  readonly media: Map<string, PlannedMedia>
  /** The same by their names below uploads. */
  readonly mediaByName: Map<string, PlannedMedia>
  /** Addresses of the pages that the old site made for its media. */
  readonly mediaPages: Set<string>
  /** Addresses of smaller copies that content shows. */
  readonly copies: Map<string, PlannedMedia>
  readonly attached: Map<string, string[]>
  readonly shared: Map<string, string>
  readonly menus: { readonly name: string; readonly slug: string; readonly items: SourceMenuItem[] }[]
  readonly navigations: { readonly id: string; readonly name: string; readonly slug: string; readonly links: NavigationLink[] }[]
  /** Footers and sidebars that were written in the editor. */
  readonly parts: { readonly title: string; readonly html: string }[]
  readonly counts: Map<string, number>
  readonly refusedMedia: { readonly url: string; readonly line: number }[]
  readonly remarks: { readonly what: string; readonly line: number }[]
  /** What was found and is not brought, by kind. */
  readonly left: Map<string, number>
  readonly decisions: string[]
  /** The id of the page that was the home page, where there was one. */
  home?: string
}
