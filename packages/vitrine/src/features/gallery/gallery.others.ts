import { showContents } from './gallery.contents-box'
import { showEmbed } from './gallery.embed'
import { showFrame } from './gallery.frame'
import { providerVideo } from './gallery.links'
import type { Showing, Task } from './gallery.slide'
import { showVideo } from './gallery.video'

/** Everything that is more than a picture. Fetched with the first such item: most galleries have none. */
export function showOther(task: Task): Showing | undefined {
  const { item } = task
  if (item.type === 'video') return providerVideo(item.url) ? showEmbed(task) : showVideo(task)
  return item.type === 'iframe' ? showFrame(task) : showContents(task)
}
