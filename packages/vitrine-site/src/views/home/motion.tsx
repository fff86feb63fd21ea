import { Video } from 'vitrine/video'
import type { Home } from '../../content/home-data'
import { LateStyles } from './late-styles'
import './motion.css'
import { replaceable } from '../replaceable'

type MotionProps = Omit<NonNullable<Home['motion']>, 'picture'> & {
  /** Addresses of the still picture and of the style sheet that comes late. */
  readonly poster: string
  readonly styles: string
}

/** Words in front of a clip that is only a picture that moves. */
const UsualMotion = ({ title, text, clip, poster, styles }: MotionProps) => (
  <>
    <LateStyles href={styles} />
    <section className="home-motion" data-video-row="" data-late-styles={styles} aria-labelledby="home-motion">
      <Video title={title} poster={poster} place="row" bgvideo {...clip} />
      <div className="wrap">
        <h2 id="home-motion">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  </>
)

export const Motion = replaceable('home.motion', UsualMotion)
