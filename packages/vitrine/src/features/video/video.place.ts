import { debounce } from '../../page/services/debounce'
import type { Player } from '../../page/ui/media'
import { prefersReducedMotion, savesData } from '../../page/services/motion'
import type { Place } from './video.options'

/** ms after the last resize. */
const RESIZE = 100
/** The share that must be in view: a video that only touches the edge of a row that scrolls is not seen. */
const SEEN = 0.05
const MODAL = 'dialog, [role="dialog"], [aria-modal="true"], [popover]'

/** The attribute alone says so; a word for no takes it back. The style sheet has the same words. */
const isBackground = ({ dataset: { bgvideo } }: HTMLElement): boolean =>
  bgvideo !== undefined && !/^\s*(f|false|0|no|off)\s*$/i.test(bgvideo)

export const readPlace = (element: HTMLElement): Place =>
  isBackground(element) ? 'row' : element.closest('[data-part="slider-slide"]') ? 'slide' : 'text'

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** Whether a video may begin by itself: the visitor has asked neither for less motion nor for less data, and can see it. */
export const mayBegin = (element: Element): boolean => !prefersReducedMotion() && !savesData() && isVisible(element)

/** Begins a video by itself the first time that it is seen, unless it stands in a modal; what a resize hides is paused. */
export function watchPlace(player: Player, begin: () => void, signal: AbortSignal): void {
  const { element } = player
  const isModal = element.closest(MODAL) !== null
  if (!isModal) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= SEEN)) return
        observer.disconnect()
        begin()
      },
      { threshold: SEEN },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
    window.addEventListener(
      'resize',
      debounce(RESIZE, () => void (!isVisible(element) && (player.isPlaying() || player.isStarting?.()) && player.pause()), signal),
      { signal },
    )
  }
}
