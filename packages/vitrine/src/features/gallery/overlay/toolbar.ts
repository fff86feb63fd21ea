import { element, fill, keep, say, write } from './elements'
import { isSafeAddress, type Item } from '../items/item'
import { canShareBySystem, shareBySystem } from '../share/sheet'
import type { Context } from './context'

interface Shown {
  readonly index: number
  readonly total: number
  readonly isPlaying: boolean
  readonly isSharing: boolean
  readonly isZoomed: boolean
  readonly hasFailed: boolean
}

export interface Toolbar {
  readonly element: HTMLElement
  show(shown: Shown): void
}

export interface Commands {
  toggleZoom(): void
  toggleFullscreen(): void
}

export function createToolbar(context: Context, { toggleZoom, toggleFullscreen }: Commands): Toolbar {
  const { options, texts, controller } = context
  const position = element('span', { 'data-part': 'position', 'aria-hidden': 'true' })
  const play = createControl(() => controller.send({ type: 'toggle-slideshow' }))
  const zoom = createControl(toggleZoom)
  const share = createControl(() => {
    if (canShareBySystem()) shareBySystem(context.items().at(at), options)
    else controller.send({ type: 'toggle-share' })
  })
  const download = element('a', { 'data-part': 'control', 'data-control': 'download', download: '', ...named(texts.download) })
  const fullscreen = createControl(toggleFullscreen)
  const close = createControl(controller.requestClose)
  const toolbar = element('div', { 'data-part': 'toolbar' })
  let menu: HTMLElement | undefined
  let isMenuOpen = false
  let at = 0

  const linksOf = (item: Item) => item.social ?? options.socialLinks
  // The list is fetched when it is asked for: most visitors never do. Focus goes into it, and back to its control with it.
  const openMenu = () => {
    isMenuOpen = true
    import('../share/menu').then(
      ({ createShareMenu }) => {
        if (!isMenuOpen || menu) return
        const item = context.items().at(at)
        menu = createShareMenu({ links: linksOf(item), item, texts }, options)
        toolbar.append(menu)
        menu.querySelector('a')?.focus()
      },
      // Not fetched (offline, say): the next press tries again.
      () => isMenuOpen && controller.send({ type: 'toggle-share' }),
    )
  }
  const closeMenu = () => {
    isMenuOpen = false
    if (menu?.contains(document.activeElement)) share.focus()
    menu = undefined
  }

  name(share, 'share', texts.share)
  name(close, 'close', texts.close)
  return {
    element: toolbar,
    show: ({ index, total, isPlaying, isSharing, isZoomed, hasFailed }) => {
      const item = context.items().at(index)
      const isFile = item.type === 'image' || (item.type === 'video' && /\.(mp4|ogg|webm)\b/i.test(item.url))
      const canDownload = isFile && isSafeAddress(item.url, true) && (item.download ?? options.canDownload)
      const canShare = options.hasSocial && Object.keys(linksOf(item)).length > 0
      at = index
      say(position, fill(texts.position, { index: index + 1, total }))
      name(play, isPlaying ? 'pause' : 'play', isPlaying ? texts.pause : texts.play)
      name(zoom, isZoomed ? 'zoom-out' : 'zoom-in', isZoomed ? texts.zoomOut : texts.zoomIn)
      if (canShare) write(share, { 'aria-expanded': canShareBySystem() ? undefined : String(isSharing) })
      if (canDownload) write(download, { href: item.url })
      const { isFullscreen } = context.layout()
      name(fullscreen, isFullscreen ? 'exit-fullscreen' : 'enter-fullscreen', isFullscreen ? texts.exitFullscreen : texts.enterFullscreen)
      if (!isSharing) closeMenu()
      else if (!isMenuOpen) openMenu()
      keep(toolbar, [
        total > 1 && position,
        context.slots?.controls(index, total),
        options.hasSlideshow && total > 1 && play,
        item.type === 'image' && !hasFailed && zoom,
        canShare && share,
        canDownload && download,
        fullscreen,
        close,
        menu,
      ])
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
