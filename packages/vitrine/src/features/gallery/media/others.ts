import { readVideoAddress } from '../../../core/video-address'
import { showContents } from './contents-box'
import { fill } from '../overlay/elements'
import { showEmbed } from './embed'
import { LABELS } from './provider'
import { showFrame } from './frame'
import { isOff } from '../links/address'
import type { Showing, Task } from '../overlay/slide'
import { showVideo } from './video'

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
