import { useSurroundings } from './gallery.context.view'
import type { Open } from './gallery.model'
import { canShareBySystem, Share, shareBySystem } from './gallery.share.view'
import { fill } from './gallery.texts'

interface ToolbarProps {
  readonly open: Open
  readonly isZoomed: boolean
}

export function Toolbar({ open, isZoomed }: ToolbarProps) {
  const { items, options, texts, conductor } = useSurroundings()
  const item = items.at(open.index)
  const isPlaying = open.slideshow === 'playing'
  const isFullscreen = open.display === 'fullscreen'
  const isFile = item.type === 'image' || (item.type === 'video' && /\.(mp4|ogg|webm)\b/i.test(item.url))
  const links = item.social ?? options.socialLinks
  const canShare = options.hasSocial && Object.keys(links).length > 0
  return (
    <div data-part="toolbar">
      {open.total > 1 ? (
        <span data-part="position" aria-hidden="true">
          {fill(texts.position, { index: open.index + 1, total: open.total })}
        </span>
      ) : null}
      {options.hasSlideshow && open.total > 1 ? (
        <Control
          name={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? texts.pause : texts.play}
          onPress={() => conductor.send({ type: 'toggle-slideshow' })}
        />
      ) : null}
      {item.type === 'image' ? (
        <Control name={isZoomed ? 'zoom-out' : 'zoom-in'} label={isZoomed ? texts.zoomOut : texts.zoomIn} onPress={conductor.toggleZoom} />
      ) : null}
      {canShare ? (
        <Control
          name="share"
          label={texts.share}
          isExpanded={canShareBySystem() ? undefined : open.menu === 'share'}
          onPress={() => (canShareBySystem() ? shareBySystem(item) : conductor.send({ type: 'toggle-share' }))}
        />
      ) : null}
      {isFile && (item.canDownload ?? options.canDownload) ? (
        <a data-part="control" data-control="download" href={item.url} download="" aria-label={texts.download} title={texts.download} />
      ) : null}
      <Control
        name={isFullscreen ? 'exit-fullscreen' : 'enter-fullscreen'}
        label={isFullscreen ? texts.exitFullscreen : texts.enterFullscreen}
        onPress={conductor.toggleFullscreen}
      />
      <Control name="close" label={texts.close} onPress={conductor.close} />
      {open.menu === 'share' ? <Share links={links} item={item} /> : null}
    </div>
  )
}

interface ControlProps {
  readonly name: string
  readonly label: string
  readonly isExpanded?: boolean
  readonly onPress: () => void
}

const Control = ({ name, label, isExpanded, onPress }: ControlProps) => (
  <button
    type="button"
    data-part="control"
    data-control={name}
    aria-label={label}
    title={label}
    aria-expanded={isExpanded}
    onClick={onPress}
  />
)
