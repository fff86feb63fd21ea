import { Gallery, GalleryLink } from 'vitrine/gallery'
import type { LargePicture } from '../content/pictures'
import { Picture, type PictureData } from './picture'

export interface GalleryItem {
  readonly picture: PictureData
  readonly large: LargePicture
  /** The nearest of the shapes that the style sheet knows, so that pictures of one row are of one height. */
  readonly shape: string
  readonly caption?: string | undefined
  readonly credit?: string | undefined
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

/** A picture of a running text, as the text has it: a whole tag. */
export interface TextPicture {
  readonly html: string
  readonly src: string
  readonly width: number
  readonly height: number
  readonly shape: string
  readonly caption?: string | undefined
  /** A caption with links and emphasis in it; the overlay shows it as well. */
  readonly captionHtml?: string | undefined
}

/** The same for pictures that stand in a text. */
export const TextGallery = ({ group, pictures }: { readonly group: string; readonly pictures: readonly TextPicture[] }) => (
  <Gallery group={group} className="gallery-grid">
    {pictures.map(({ html, src, width, height, shape, caption, captionHtml }, at) => (
      <figure key={at} data-shape={shape}>
        <GalleryLink href={src} title={caption ?? ''} width={width} height={height} dangerouslySetInnerHTML={{ __html: html }} />
        {captionHtml ? <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} /> : null}
        {caption && !captionHtml ? (
          <figcaption>
            <span>{caption}</span>
          </figcaption>
        ) : null}
      </figure>
    ))}
  </Gallery>
)
