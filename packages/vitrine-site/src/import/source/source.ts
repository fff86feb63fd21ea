/**
 * A site that can be imported. `read` walks through all of it and may be called more than once: the first walk counts and makes
 * a plan, the second one writes. It yields one record at a time, so that a large site never has to fit into memory.
 *
 * An importer for another system is one object of this kind. WordPress exports are the first: ./wxr.
 */
export interface Source {
  /** What it is, for the report: "WordPress export". */
  readonly name: string
  /** How large it is, in bytes, where that is known: for the progress. */
  readonly size?: number | undefined
  read(options?: ReadOptions): AsyncIterable<SourceRecord>
}

export interface ReadOptions {
  /** Told now and then: how many bytes have been read. */
  readonly onProgress?: (bytes: number) => void
}

/** What cannot be read, and where. Nothing is imported from such a source. */
export class SourceError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}, line ${line}: ${reason}`)
  }
}

export type SourceRecord =
  | ({ readonly kind: 'site' } & SourceSite)
  | ({ readonly kind: 'author' } & SourceAuthor)
  | ({ readonly kind: 'term' } & SourceTerm)
  | ({ readonly kind: 'entry' } & SourceEntry)
  | ({ readonly kind: 'media' } & SourceMedia)
  | ({ readonly kind: 'menu-item' } & SourceMenuItem)
  /** Something that was mended on the way, or is there and has no place here. Told in the report. */
  | { readonly kind: 'remark'; readonly what: string; readonly line: number }

export interface SourceSite {
  readonly title: string
  readonly tagline: string
  /** https://example.org, with the folder that it is in, if any, and without a slash at the end. */
  readonly address: string
  /** en, de-DE. */
  readonly language: string
}

export interface SourceAuthor {
  readonly id?: string
  readonly login: string
  readonly name: string
}

/** A category, a tag, or a menu's name. */
export interface SourceTerm {
  readonly id: string
  readonly type: 'category' | 'tag' | 'menu' | 'product-category' | 'product-tag' | 'other'
  readonly slug: string
  readonly name: string
  /** The slug of the one above it. */
  readonly parent: string
  readonly description: string
}

/** Whether visitors could see it. `later` is one with a day that has not come. */
export type EntryState = 'published' | 'draft' | 'later' | 'private' | 'password' | 'trash'

export interface SourceEntry {
  readonly id: string
  /**
   * `block` is content that stands in several entries; `navigation` is a menu written as content; `part` is a part of the frame
   * around pages, such as a footer.
   */
  readonly type: 'post' | 'page' | 'product' | 'block' | 'navigation' | 'part' | 'other'
  /** The source's own word for it. */
  readonly typeName: string
  /** Where a part stands: footer, sidebar, header. */
  readonly area?: string
  readonly title: string
  readonly slug: string
  /** Its whole address at the old site. */
  readonly link: string
  /** Wall-clock time of the site: 2013-01-05 10:00:00. Empty where it has none. */
  readonly date: string
  readonly updated: string
  readonly state: EntryState
  /** The id of the page above it. */
  readonly parent: string
  readonly order: number
  readonly isSticky: boolean
  readonly author: string
  readonly categories: readonly { readonly slug: string; readonly name: string }[]
  readonly tags: readonly { readonly slug: string; readonly name: string }[]
  /** HTML as the editor wrote it, with block comments and shortcodes. */
  readonly html: string
  readonly excerpt: string
  /** The id of the medium at its head. */
  readonly picture: string
  readonly seo: { readonly title: string; readonly description: string }
  /** What else it carries, by name. */
  readonly fields: ReadonlyMap<string, string>
  readonly comments: readonly SourceComment[]
  /** Where it stands in the source. */
  readonly line: number
}

export interface SourceMedia {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly alt: string
  readonly caption: string
  /** The address of its own page at the old site. */
  readonly link: string
  /** The entry that it was put into. */
  readonly parent: string
  readonly order: number
  readonly comments: readonly SourceComment[]
  readonly line: number
}

export interface SourceMenuItem {
  readonly id: string
  /** The slug of its menu. */
  readonly menu: string
  readonly menuName: string
  readonly label: string
  readonly parent: string
  readonly order: number
  readonly target:
    | { readonly type: 'address'; readonly href: string }
    | { readonly type: 'entry' | 'category' | 'tag'; readonly id: string }
    | { readonly type: 'unknown'; readonly what: string }
  readonly line: number
}

export interface SourceComment {
  readonly id: string
  readonly parent: string
  readonly name: string
  readonly email: string
  readonly address: string
  /** UTC: 2013-01-05 10:00:00. */
  readonly date: string
  readonly html: string
  readonly state: 'shown' | 'held' | 'rejected'
  readonly type: 'comment' | 'pingback' | 'review'
}
