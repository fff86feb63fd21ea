import { Gallery, GalleryLink } from 'vitrine/gallery'
import 'vitrine/gallery.css'
import type { LargePicture } from '../content/pictures'
import './gallery-grid.css'
import './gallery-room.css'
import { PageHead } from './page-head'
import { Picture, type PictureData } from './picture'
import { useSite } from './site-context'

export interface GalleryItem {
  readonly picture: PictureData
  readonly large: LargePicture
  /** The nearest of the shapes that the style sheet knows, so that pictures of one row are of one height. */
  readonly shape: string
  readonly caption?: string | undefined
  readonly credit?: string | undefined
}

export interface GalleryRoom {
  /** Also the first part of an item's address. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it is not translated: its language, and what says so. */
  readonly lang?: string | undefined
  readonly note?: string | undefined
  readonly items: readonly GalleryItem[]
}

/** Every gallery, one below the other. */
export function Galleries({ rooms }: { readonly rooms: readonly GalleryRoom[] }) {
  const {
    locale,
    texts: { gallery },
  } = useSite()
  return (
    <>
      <PageHead title={gallery.title} lead={gallery.lead} />
      {rooms.map(({ id, title, description, lang, note, items }) => (
        <section key={id} className="wrap gallery-room" aria-labelledby={id} lang={lang}>
          <header>
            {note ? (
              <p className="label" lang={locale.code}>
                {note}
              </p>
            ) : null}
            <h2 id={id}>{title}</h2>
            <p>{description}</p>
          </header>
          <GalleryGrid group={id} items={items} />
        </section>
      ))}
    </>
  )
}

interface GalleryGridProps {
  /** The group that the overlay leafs through. */
  readonly group: string
  readonly items: readonly GalleryItem[]
}

/** Photographs, each whole, each a plain link to its large version. The gallery overlay builds on exactly this. */
export function GalleryGrid({ group, items }: GalleryGridProps) {
  return (
    <Gallery group={group} className="gallery-grid">
      {items.map(({ picture, large, shape, caption, credit }) => (
        <figure key={large.src} data-shape={shape}>
          <GalleryLink href={large.src} title={caption ?? ''} caption={credit ?? ''} width={large.width} height={large.height}>
            <Picture {...picture} />
          </GalleryLink>
          {caption || credit ? (
            <figcaption>
              {caption ? <span>{caption}</span> : null}
              {credit ? <small>{credit}</small> : null}
            </figcaption>
          ) : null}
        </figure>
      ))}
    </Gallery>
  )
}
