import type { GalleryOptions } from './gallery.options'

/** One picture of a gallery on a page: the large file, and the small one that stands in the page. */
export interface GalleryPicture {
  readonly href: string
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string }
  readonly title?: string
  readonly caption?: string
  /** px: the large file's size, if it is known. */
  readonly width?: number
  readonly height?: number
  readonly srcset?: string
  /** For what is not a picture: video, iframe, inline, ajax, html. */
  readonly type?: string
  /** Further options of this item, written into the page as JSON. */
  readonly options?: Readonly<Record<string, unknown>>
}

type OwnOptions = Partial<
  Pick<
    GalleryOptions,
    | 'skin'
    | 'path'
    | 'loop'
    | 'autoplay'
    | 'hasArrows'
    | 'hasSlideshow'
    | 'hasTitle'
    | 'hasCaption'
    | 'hasSocial'
    | 'speed'
    | 'opacity'
    | 'canDownload'
    | 'pauseTime'
  >
>

export interface GalleryProps extends OwnOptions {
  /** The group's id: the first part of each item's address. */
  readonly group: string
  readonly pictures: readonly GalleryPicture[]
}

/** A grid of pictures, each a plain link. The gallery behaviour builds on exactly this markup; without scripts the links do. */
export function Gallery({ group, pictures, ...options }: GalleryProps) {
  const own = Object.entries(options).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    String(value),
  ])
  return (
    <ul data-feature="gallery" data-group={group} {...Object.fromEntries(own)}>
      {pictures.map(({ href, thumbnail, title, caption, width, height, srcset, type, options: more }) => (
        <li key={href}>
          <a
            href={href}
            data-title={title}
            data-caption={caption}
            data-width={width}
            data-height={height}
            data-srcset={srcset}
            data-type={type}
            data-options={more ? JSON.stringify(more) : undefined}
          >
            <img {...thumbnail} alt={thumbnail.alt} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
