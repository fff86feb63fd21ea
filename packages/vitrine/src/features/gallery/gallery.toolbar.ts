import { element, keep, say, write } from './gallery.elements'
import { canShareBySystem, createShareMenu, shareBySystem } from './gallery.share-menu'
import type { Surroundings } from './gallery.surroundings'
import { fill } from './gallery.texts'

interface Shown {
  readonly index: number
  readonly total: number
  readonly isPlaying: boolean
  readonly isSharing: boolean
  readonly isZoomed: boolean
}

export interface Toolbar {
  readonly element: HTMLElement
  show(shown: Shown): void
}

export function createToolbar(surroundings: Surroundings): Toolbar {
  const { options, texts, conductor } = surroundings
  const position = element('span', { 'data-part': 'position', 'aria-hidden': 'true' })
  const play = createControl(() => conductor.send({ type: 'toggle-slideshow' }))
  const zoom = createControl(conductor.toggleZoom)
  const share = createControl(() => {
    if (canShareBySystem()) shareBySystem(surroundings.items.at(at))
    else conductor.send({ type: 'toggle-share' })
  })
  const download = element('a', { 'data-part': 'control', 'data-control': 'download', download: '', ...named(texts.download) })
  const fullscreen = createControl(conductor.toggleFullscreen)
  const close = createControl(conductor.close)
  const toolbar = element('div', { 'data-part': 'toolbar' })
  let menu: HTMLElement | undefined
  let at = 0

  name(share, 'share', texts.share)
  name(close, 'close', texts.close)
  return {
    element: toolbar,
    show: ({ index, total, isPlaying, isSharing, isZoomed }) => {
      const item = surroundings.items.at(index)
      const isFile = item.type === 'image' || (item.type === 'video' && /\.(mp4|ogg|webm)\b/i.test(item.url))
      const canDownload = isFile && (item.canDownload ?? options.canDownload)
      const links = item.social ?? options.socialLinks
      const canShare = options.hasSocial && Object.keys(links).length > 0
      at = index
      say(position, fill(texts.position, { index: index + 1, total }))
      name(play, isPlaying ? 'pause' : 'play', isPlaying ? texts.pause : texts.play)
      name(zoom, isZoomed ? 'zoom-out' : 'zoom-in', isZoomed ? texts.zoomOut : texts.zoomIn)
      if (canShare) write(share, { 'aria-expanded': canShareBySystem() ? undefined : String(isSharing) })
      if (canDownload) write(download, { href: item.url })
      const { isFullscreen } = surroundings
      name(
        fullscreen,
        isFullscreen ? 'exit-fullscreen' : 'enter-fullscreen',
        isFullscreen ? texts.exitFullscreen : texts.enterFullscreen,
      )
      const wasInMenu = menu?.contains(document.activeElement)
      const isNew = isSharing && !menu
      menu = isSharing ? (menu ?? createShareMenu(links, item, options)) : undefined
      keep(toolbar, [
        total > 1 && position,
        options.hasSlideshow && total > 1 && play,
        item.type === 'image' && zoom,
        canShare && share,
        canDownload && download,
        fullscreen,
        close,
        menu,
      ])
      // Focus goes into the list, and back to its control with the list.
      if (isNew) menu?.querySelector('a')?.focus()
      else if (!menu && wasInMenu) share.focus()
    },
  }
}

const named = (label: string) => ({ 'aria-label': label, title: label })

function createControl(press: () => void): HTMLElement {
  const control = element('button', { type: 'button', 'data-part': 'control' })
  control.onclick = press
  return control
}

const name = (control: HTMLElement, kind: string, label: string): void => write(control, { 'data-control': kind, ...named(label) })
