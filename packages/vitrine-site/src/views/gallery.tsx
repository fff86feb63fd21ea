import 'vitrine/gallery.css'
import './gallery-grid.css'
import { GalleryGrid, type GalleryItem } from './gallery-grid'
import './gallery-room.css'
import { PageHead } from './page-head'
import { useSite } from './site-context'

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
