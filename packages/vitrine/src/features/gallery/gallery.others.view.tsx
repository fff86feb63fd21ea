import { Contents } from './gallery.contents.view'
import { Embed } from './gallery.embed.view'
import type { ContentProps } from './gallery.failure.view'
import { Frame } from './gallery.frame.view'
import { providerVideo } from './gallery.links'
import { VideoFile } from './gallery.video.view'

/** Everything that is more than a picture. Fetched with the first such item: most galleries have none. */
export function OtherItem(props: ContentProps) {
  const { item } = props
  if (item.type === 'video') return providerVideo(item.url) ? <Embed {...props} /> : <VideoFile {...props} />
  return item.type === 'iframe' ? <Frame {...props} /> : <Contents {...props} />
}
