import { ElasticSlider } from 'vitrine/slider'
import { Video } from 'vitrine/video'
import type { Home } from '../../content/home-data'
import { useSite } from '../site-context'
import { LateStyles } from './late-styles'
import './places.css'
import { replaceable } from '../replaceable'

interface Place {
  readonly title: string
  readonly text: string
  readonly alt: string
  readonly picture: { readonly src: string; readonly srcSet: string; readonly width: number; readonly height: number }
  readonly thumbnail: string
  readonly clip?: { readonly mp4: string; readonly webm?: string | undefined } | undefined
}

type PlacesProps = Pick<NonNullable<Home['places']>, 'title' | 'lead'> & { readonly slides: readonly Place[]; readonly styles: string }

const SIZES = '(width >= 90rem) 88rem, 94vw'

/** A wide slider; a slide with a clip is a video. */
function UsualPlaces({ title, lead, slides, styles }: PlacesProps) {
  const { settings } = useSite()
  return (
    <>
      <LateStyles href={styles} />
      <div className="wrap home-places" data-late-styles={styles}>
        <div className="text">
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        <ElasticSlider
          label={title}
          slides={slides.map((place) => ({
            title: place.title,
            text: place.text,
            content: <PlacePicture {...place} />,
            thumbnail: { src: place.thumbnail },
          }))}
          {...settings.elasticSlider}
        />
      </div>
    </>
  )
}

const PlacePicture = ({ title, alt, picture, clip }: Place) =>
  clip ? (
    <Video title={title} poster={picture.src} place="slide" mute nextSlideOnEnd {...clip} />
  ) : (
    <img {...picture} sizes={SIZES} alt={alt} loading="lazy" decoding="async" />
  )

export const Places = replaceable('home.places', UsualPlaces)
