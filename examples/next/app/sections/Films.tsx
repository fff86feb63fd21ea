import { ConsentList } from 'vitrine/consent'
import { Video } from 'vitrine/video'

export function Films() {
  return (
    <section aria-label="Films">
      <h2>Films</h2>
      <Video title="A film at YouTube" ytid="dQw4w9WgXcQ" poster="/tower.svg" />
      <ConsentList />
    </section>
  )
}
