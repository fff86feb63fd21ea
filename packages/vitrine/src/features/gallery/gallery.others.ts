import { readVideoAddress } from '../../core/video-address'
import { showContents } from './gallery.contents-box'
import { fill } from './gallery.elements'
import { showEmbed } from './gallery.embed'
import { LABELS } from './gallery.embeds'
import { showFrame } from './gallery.frame'
import { isOff } from './gallery.links'
import type { Showing, Task } from './gallery.slide'
import { showVideo } from './gallery.video'

/** Everything that is more than a picture. Fetched with the first such item: most galleries have none. */
export function showOther(task: Task): Showing | undefined {
  const { item, surroundings } = task
  if (isOff(item.url, surroundings.options)) {
    const { provider } = readVideoAddress(item.url)!
    task.onFailed(fill(surroundings.texts.elsewhere, { provider: LABELS[provider] }), item.url)
    return undefined
  }
  if (item.type === 'video') return readVideoAddress(item.url) ? showEmbed(task) : showVideo(task)
  return item.type === 'iframe' ? showFrame(task) : showContents(task)
}
