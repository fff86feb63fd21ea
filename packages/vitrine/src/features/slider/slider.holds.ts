import { onMedia } from '../../page/ui/media'
import type { Hold } from './slider.model'

export interface HoldListener {
  readonly pausesOnHover: boolean
  hold(reason: Hold, isHeld: boolean): void
  /** A video has ended and asks for the next slide. */
  next(): void
}

/** What makes a slideshow wait: the pointer, the keyboard's focus, a hidden tab, and whatever plays in it. The result looks anew, after slides have gone. */
export function watchHolds(root: HTMLElement, { pausesOnHover, hold, next }: HoldListener, signal: AbortSignal): () => void {
  if (pausesOnHover) {
    root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('hover', true), { signal })
    root.addEventListener('pointerleave', () => hold('hover', false), { signal })
    // The pointer may have been there before the slider was.
    hold('hover', matchMedia('(hover: hover)').matches && root.matches(':hover'))
  }

  // A finger or a click leaves focus behind on what it pressed; only the keyboard's is a sign of reading on.
  const holdFocus = () => hold('focus', root.matches(':has(:focus-visible)'))
  root.addEventListener('focusin', holdFocus, { signal })
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => (root.contains(relatedTarget as Node | null) ? undefined : hold('focus', false)),
    { signal },
  )
  holdFocus()

  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal })
  hold('hidden', document.hidden)

  /** Each by itself: one that pauses does not speak for another. */
  const playing = new Set<Element>()
  const count = () => {
    // What was taken from the page while it played says nothing any more.
    for (const one of playing) if (!root.contains(one)) playing.delete(one)
    hold('video', playing.size > 0)
  }
  const tell = (element: Element, isPlaying: boolean) => {
    if (isPlaying) playing.add(element)
    else playing.delete(element)
    count()
  }
  onMedia(
    root,
    ({ player, state, wantsNext }) => {
      if (player.isBackground || state === 'ready') return
      tell(player.element, state === 'playing')
      if (wantsNext && state === 'ended' && player.element.closest('[data-feature="slider"]') === root) next()
    },
    signal,
  )
  // Plain video and audio, which no feature speaks for. A silent loop is decoration.
  const onPlain = ({ target, type }: globalThis.Event) => {
    if (!(target instanceof HTMLMediaElement) || target.closest('[data-feature="video"]')) return
    tell(target, type === 'play' && !(target.muted && target.loop))
  }
  for (const type of ['play', 'pause', 'ended', 'emptied']) root.addEventListener(type, onPlain, { capture: true, signal })
  for (const media of root.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (!media.paused && !media.closest('[data-feature="video"]') && !(media.muted && media.loop)) tell(media, true)
  }
  return count
}
