import { fitBox, type Media, type MediaTask } from './kind'
import { readVideoAddress } from '../../../core/video-address'
import { isSafeAddress } from '../items/item'
import { element, fill } from '../overlay/elements'
import { showContents } from './contents'
import { LABELS, showEmbed } from './embed'
import { isOff } from '../links/address'
import { showVideo } from './video'

/** Everything that is more than a picture. Fetched with the first such item: most galleries have none. */
export function showOther(task: MediaTask): Media | undefined {
  const { item, context } = task
  if (isOff(item.url, context.options)) {
    const { provider } = readVideoAddress(item.url)!
    task.onFailed(fill(context.texts.elsewhere, { provider: LABELS[provider] }), item.url)
    return undefined
  }
  if (item.type === 'video') return readVideoAddress(item.url) ? showEmbed(task) : showVideo(task)
  return item.type === 'iframe' ? showFrame(task) : showContents(task)
}

/** Another page in a frame. It tells nothing of a failure: only time does. */
function showFrame({ item, context, onReady, onFailed }: MediaTask): Media | undefined {
  if (!item.url || !isSafeAddress(item.url)) {
    onFailed(context.texts.loadContents)
    return undefined
  }
  const frame = element('iframe', {
    'data-part': 'frame-page',
    src: item.url,
    title: item.title || item.caption || item.url,
    allow: 'fullscreen',
  })
  frame.onload = onReady
  return { element: frame, layOut: (isCaptioned) => fitBox(frame, context, { item, isCaptioned }) }
}
