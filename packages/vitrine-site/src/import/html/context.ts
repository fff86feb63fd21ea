/** A picture as it is here. */
export interface PictureHere {
  /** From the content file: ../pictures/2013/sea.jpg. */
  readonly path: string
  /** For HTML that Markdown does not read: the address of the file itself. */
  readonly address: string
  readonly alt: string
  /** Whether somebody wrote that; otherwise it is its title. */
  readonly hasOwnAlt?: boolean
  readonly caption: string
}

/** What the content of an entry needs to know of the rest of the site. */
export interface ConvertContext {
  /** By the address or by the id of the medium; undefined where the file could not be had. */
  readonly picture: (source: string) => PictureHere | undefined
  /** Where a link leads now. */
  readonly link: (href: string) => string
  /** A file that is no picture: its address now. */
  readonly file: (url: string) => string | undefined
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
  galleries = 0
  videos = 0
  tables = 0

  addReduced(name: string): void {
    this.reduced.set(name, (this.reduced.get(name) ?? 0) + 1)
  }
}
