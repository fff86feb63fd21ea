import { memo } from 'react'
import { useSurroundings } from './gallery.context.view'
import { canShareBySystem, Share, shareBySystem } from './gallery.share.view'
import { fill } from './gallery.texts'

interface ToolbarProps {
  readonly index: number
  readonly total: number
  readonly isPlaying: boolean
  readonly isSharing: boolean
  readonly isZoomed: boolean
}

export const Toolbar = memo(function Toolbar({ index, total, isPlaying, isSharing, isZoomed }: ToolbarProps) {
  const { items, options, texts, isFullscreen, conductor } = useSurroundings()
  const item = items.at(index)
  const isFile = item.type === 'image' || (item.type === 'video' && /\.(mp4|ogg|webm)\b/i.test(item.url))
  const links = item.social ?? options.socialLinks
  const canShare = options.hasSocial && Object.keys(links).length > 0
  return (
    <div data-part="toolbar">
      {total > 1 ? (
        <span data-part="position" aria-hidden="true">
          {fill(texts.position, { index: index + 1, total })}
        </span>
      ) : null}
      {options.hasSlideshow && total > 1 ? (
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
          isExpanded={canShareBySystem() ? undefined : isSharing}
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
      {isSharing ? <Share links={links} item={item} /> : null}
    </div>
  )
})

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
