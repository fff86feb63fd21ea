/** A picture as it is here. */
export interface PictureHere {
  /** From the content file: ../pictures/2013/sea.jpg. */
  readonly path: string
  /** For HTML that Markdown does not read: the address of the file itself. */
  readonly address: string
  readonly alt: string
  /** Whether somebody wrote that; otherwise it is its title. */
  readonly hasOwnAlt?: boolean
  /** HTML as it was written. */
  readonly caption: string
}

export interface FileHere {
  readonly address: string
  readonly title: string
}

/** What the content of an entry needs to know of the rest of the site. */
export interface ConvertContext {
  /** By the address or by the id of the medium; undefined where the file could not be had. */
  readonly picture: (source: string) => PictureHere | undefined
  /** Where a link leads now. */
  readonly link: (href: string) => string
  /** Whether an address belongs to the old site. */
  readonly isOwn: (href: string) => boolean
  /** Whether it is the page that the old site made for a medium. */
  readonly isAttachment: (href: string) => boolean
  /** A file that is no picture, as it is here; undefined where it could not be had. */
  readonly file: (url: string) => FileHere | undefined
  /** The entry's own title, for a video that has none. */
  readonly title: string
  /** Names of providers' videos, by their ids, where the old site had asked for them. */
  readonly videoTitles: ReadonlyMap<string, string>
  /** The media that were put into this entry, for a gallery that names none. */
  readonly attached: readonly string[]
  /** Content that several entries share. */
  readonly shared: (id: string) => string | undefined
  /** Footnotes that are kept beside the content, by id. */
  readonly footnotes: ReadonlyMap<string, string>
}

export interface Place {
  readonly kind: string
  readonly text: string
}

/** What was found in the content, for the report and for the check of the built pages. */
export class Facts {
  readonly pictures: string[] = []
  readonly missing: string[] = []
  readonly links: string[] = []
  readonly files: string[] = []
  readonly places: Place[] = []
  readonly reduced = new Map<string, number>()
  readonly changes = new Set<string>()
  /** The pictures of each gallery. */
  readonly galleries: (readonly string[])[] = []
  /** A provider's id, or the address of a file. */
  readonly videos: string[] = []
  tables = 0

  addReduced(name: string): void {
    this.reduced.set(name, (this.reduced.get(name) ?? 0) + 1)
  }
}
