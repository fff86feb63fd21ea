/** A field as the editor shows it. */
type Field = Readonly<Record<string, unknown>> & { readonly name: string; readonly label: string; readonly widget: string }

const field = (name: string, label: string, more: Readonly<Record<string, unknown>> = {}): Field => ({
  name,
  label,
  widget: 'string',
  ...more,
})
const OPTIONAL = { required: false }

const TITLE = field('title', 'Title')
const DESCRIPTION = field('description', 'Description', { widget: 'text' })
const DRAFT = field('isDraft', 'Draft: kept back', { widget: 'boolean', ...OPTIONAL })
/** As it is written first: directives and components are text, and stay as they are. */
const TEXT = field('body', 'Text', { widget: 'markdown', modes: ['raw', 'rich_text'], ...OPTIONAL })
const picture = (more = {}) => [
  field('picture', 'Picture', { widget: 'image', ...more }),
  field('pictureAlt', 'What the picture shows', { widget: 'string', ...more }),
]

/** What can be edited of each kind. Fields that are not named here stay in the file as they are. */
const KINDS: Readonly<Record<string, { readonly label: string; readonly fields: readonly Field[] }>> = {
  journal: {
    label: 'Journal',
    fields: [
      TITLE,
      DESCRIPTION,
      field('date', 'Day, such as 2026-11-15'),
      field('tags', 'Tags', { widget: 'list' }),
      ...picture(),
      field('updated', 'Day of the last change', { widget: 'string', ...OPTIONAL }),
      DRAFT,
      TEXT,
    ],
  },
  pages: {
    label: 'Pages',
    fields: [TITLE, DESCRIPTION, field('lead', 'First sentence', { widget: 'text', ...OPTIONAL }), ...picture(OPTIONAL), DRAFT, TEXT],
  },
  products: {
    label: 'Shop',
    fields: [TITLE, DESCRIPTION, field('price', 'Price', { widget: 'number', value_type: 'float' }), DRAFT, TEXT],
  },
  guide: { label: 'Guide', fields: [TITLE, DESCRIPTION, field('order', 'Order', { widget: 'number', ...OPTIONAL }), TEXT] },
  panels: { label: 'Panels', fields: [TITLE, TEXT] },
}

export interface EditedFolder {
  /** journal */
  readonly kind: string
  /** Endings of the files in it. */
  readonly endings: readonly string[]
}

/** The editor's configuration for what the content folder holds: a list a kind and ending. New files end in .md. */
export function editorConfig(folders: readonly EditedFolder[], server: string) {
  return {
    backend: { name: 'proxy', proxy_url: server },
    media_folder: 'content/pictures',
    public_folder: '../pictures',
    collections: Object.entries(KINDS).flatMap(([kind, known]) => {
      const endings = folders.find((folder) => folder.kind === kind)?.endings
      if (!endings) return []
      return [...new Set(['md', ...endings])].map((extension) => ({
        name: extension === 'md' ? kind : `${kind}-${extension}`,
        label: extension === 'md' ? known.label : `${known.label} (.${extension})`,
        folder: `content/${kind}`,
        extension,
        format: 'frontmatter',
        create: extension === 'md',
        fields: known.fields,
      }))
    }),
  }
}
