import { BackToTop } from 'vitrine/back-to-top'
import { useSite } from './site-context'

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const { texts } = useSite()
  return (
    <a className="skip visually-hidden" href="#main">
      {texts.page.skip}
    </a>
  )
}

/** The way back up a long page. */
export function WayUp() {
  const { texts } = useSite()
  return <BackToTop label={texts.page.backToTop} />
}

/** A letter to the owner about what has just been read. */
export function WriteToUs({ subject }: { readonly subject: string }) {
  const { settings, texts } = useSite()
  return (
    <p className="label">
      <a href={`mailto:${settings.site.email}?subject=${encodeURIComponent(subject)}`}>{texts.journal.write}</a>
    </p>
  )
}
