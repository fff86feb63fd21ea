import type { Home } from '../../content/home-data'
import { Picture, type PictureData } from '../picture'
import './gallery.css'
import { replaceable } from '../replaceable'

type GalleryProps = Omit<NonNullable<Home['gallery']>, 'pictures'> & { readonly pictures: readonly PictureData[] }

const UsualGallery = ({ title, lead, action, pictures }: GalleryProps) => (
  <section className="home-gallery" aria-labelledby="home-gallery">
    <div className="wrap text">
      <h2 id="home-gallery">{title}</h2>
      <div>
        <p>{lead}</p>
        <p>
          <a className="onward" href={action.href}>
            {action.label}
          </a>
        </p>
      </div>
    </div>
    <div className="strip">
      {pictures.map((picture) => (
        <Picture key={picture.src} {...picture} />
      ))}
    </div>
  </section>
)

export const Gallery = replaceable('home.gallery', UsualGallery)
