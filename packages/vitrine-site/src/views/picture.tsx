import type { Focus } from '../content/schemas'

/** A picture in a few widths, as the build has made it. */
export interface PictureData {
  readonly src: string
  readonly srcSet: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** Other formats, the best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** On the first screen: fetched at once, before other pictures. */
  readonly isFirst: boolean
  /** The part that stays where the picture is cropped; its middle otherwise. */
  readonly focus?: Focus | undefined
}

/** Width and height are in the markup: nothing moves when it arrives. */
export function Picture({ sources, isFirst, focus, sizes, alt, ...img }: PictureData) {
  return (
    <picture data-focus={focus}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        {...img}
        alt={alt}
        sizes={sizes}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  )
}
