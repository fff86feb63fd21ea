import { dirname, relative } from 'node:path'
import { parseFragment } from 'parse5'
import { readVideoAddress } from 'vitrine/core/video-address'
import type { AddressBook } from './addresses/addresses'
import type { ConvertContext } from './html/context'
import { convert, type Converted } from './html/convert'
import { safeAddress } from './html/safe'
import { attribute, find } from './html/tree'
import type { Brought } from './media/bring'
import type { Plan, PlannedEntry, PlannedMedia } from './plan'
import { findMedia } from './plan-media'
import type { SourceEntry } from './source/source'
import { altOf, writeEntry } from './write/entries'

/** What the content of an entry is made with. */
export interface Whole {
  readonly plan: Plan
  readonly book: AddressBook
  readonly media: Brought
  /** Names of pictures that are needed at their old addresses: in HTML, and where a link leads to the file. */
  readonly addressed: Set<string>
}

/** An entry as a file, with what was found in it. */
export function convertEntry(entry: SourceEntry, planned: PlannedEntry, whole: Whole): Converted & { readonly text: string } {
  const context = contextOf(entry, planned, whole)
  const converted = convert(entry.html || fromElementor(entry), context)
  const head = headOf(entry.picture, planned, whole)
  if (entry.picture && !head) converted.facts.missing.push(`picture ${entry.picture}`)
  else if (head) converted.facts.pictures.push(head.path)
  const pictures = entry.type === 'product' ? productPictures(entry, planned, whole) : []
  return { ...converted, text: writeEntry({ entry, planned, ...converted, head, pictures }, whole.plan) }
}

const relativeTo = (file: string, target: string): string => {
  const way = relative(dirname(file), target).replaceAll('\\', '/')
  return way.startsWith('.') ? way : `./${way}`
}

function headOf(id: string, { file, title }: PlannedEntry, { plan, media }: Whole) {
  const found = id ? plan.media.get(id) : undefined
  if (!found || found.kind !== 'picture' || !media.there.has(found.name)) return undefined
  return { path: relativeTo(file, found.file), alt: altOf(found, title) }
}

function productPictures(entry: SourceEntry, planned: PlannedEntry, whole: Whole) {
  const ids = [entry.picture, ...(entry.fields.get('_product_image_gallery') ?? '').split(',')].filter(Boolean)
  return ids.flatMap((id) => {
    const head = headOf(id.trim(), planned, whole)
    return head ? [{ src: head.path, alt: head.alt }] : []
  })
}

function contextOf(entry: SourceEntry, planned: PlannedEntry, { plan, book, media, addressed }: Whole): ConvertContext {
  const addressOf = ({ name, address }: PlannedMedia): string => {
    addressed.add(name)
    return address
  }
  return {
    picture: (source) => {
      const found = findMedia(plan, source)
      if (!found || found.kind !== 'picture' || !media.there.has(found.name)) return undefined
      return {
        path: relativeTo(planned.file, found.file),
        get address() {
          return addressOf(found)
        },
        alt: altOf(found, planned.title),
        hasOwnAlt: found.alt !== '',
        caption: found.caption,
      }
    },
    link: (href) => {
      const found = /\.\w{2,5}(?:[?#]|$)/.test(href) ? findMedia(plan, href) : undefined
      return found && media.there.has(found.name) ? addressOf(found) : book.translate(href)
    },
    isOwn: book.isOwn,
    isAttachment: (href) => plan.mediaPages.has(href.replace(/\/+$/, '')),
    file: (url) => {
      const found = url ? findMedia(plan, url) : undefined
      return found && media.there.has(found.name) ? { address: addressOf(found), title: found.title } : undefined
    },
    title: planned.title,
    videoTitles: readVideoTitles(entry.fields),
    attached: attachedTo(entry.id, plan),
    shared: (id) => plan.shared.get(id),
    footnotes: readFootnotes(entry.fields.get('footnotes')),
  }
}

/** In the order that the owner gave them, else as they were put in: as WordPress shows them. */
const attachedTo = (id: string, plan: Plan): string[] =>
  (plan.attached.get(id) ?? [])
    .flatMap((medium) => plan.media.get(medium) ?? [])
    .filter(({ kind }) => kind === 'picture')
    .toSorted((a, b) => a.order - b.order || Number(a.id) - Number(b.id))
    .map((medium) => medium.id)

/** WordPress keeps what providers answered when it asked them for a video: a frame with its title. */
function readVideoTitles(fields: SourceEntry['fields']): ReadonlyMap<string, string> {
  const answers = [...fields].filter(([name, value]) => name.startsWith('_oembed_') && value.includes('<iframe'))
  return new Map(
    answers.flatMap(([, value]) => {
      const frame = find(parseFragment(value), ({ tagName }) => tagName === 'iframe')
      const video = frame && readVideoAddress(attribute(frame, 'src'))
      return video && attribute(frame, 'title') ? [[video.id, attribute(frame, 'title')] as const] : []
    }),
  )
}

function readFootnotes(json = ''): ReadonlyMap<string, string> {
  try {
    const notes = JSON.parse(json) as readonly { readonly id?: string; readonly content?: string }[]
    return new Map(notes.map(({ id = '', content = '' }) => [id, content]))
  } catch {
    return new Map()
  }
}

interface Widget {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly elements?: readonly Widget[]
}

/** A page of Elementor whose content is only in its own record: words, headings, pictures, buttons, videos. */
function fromElementor({ fields }: SourceEntry): string {
  const json = fields.get('_elementor_data')
  if (!json) return ''
  try {
    return (JSON.parse(json) as readonly Widget[]).map(fromWidget).join('\n')
  } catch {
    return ''
  }
}

function fromWidget({ settings = {}, elements = [] }: Widget): string {
  const text = (name: string) => (typeof settings[name] === 'string' ? (settings[name] as string) : '')
  const urlOf = (name: string) => String((settings[name] as { readonly url?: string } | undefined)?.url ?? '')
  const video = text('youtube_url') || text('vimeo_url')
  return [
    text('title') && `<h2>${text('title')}</h2>`,
    text('editor'),
    text('description_text') && `<p>${text('description_text')}</p>`,
    urlOf('image') && `<p><img src="${urlOf('image')}" alt=""></p>`,
    text('text') && safeAddress(urlOf('link')) && `<p><a class="elementor-button" href="${urlOf('link')}">${text('text')}</a></p>`,
    video && `<p>${video}</p>`,
    text('html'),
    ...elements.map(fromWidget),
  ]
    .filter(Boolean)
    .join('\n\n')
}
