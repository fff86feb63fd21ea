import { ConsentList } from 'vitrine/consent'
import { Video } from 'vitrine/video'
import { VideoSync } from 'vitrine/video-sync'

export function Films() {
  return (
    <section aria-label="Films">
      <h2>Films</h2>
      <Video title="A film at YouTube" ytid="dQw4w9WgXcQ" poster="/tower.svg" />
      <VideoSync channel="films" role="controller">
        <Video title="A film at Vimeo" vimeoid="76979871" />
      </VideoSync>
      <ConsentList />
    </section>
  )
}
