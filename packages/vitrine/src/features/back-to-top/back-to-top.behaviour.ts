import { easeInOutExpo } from '../../core/easing'
import type { Handle } from '../../page/loading/registration'
import { readOptions } from '../../page/services/options'
import { scrollInTime } from '../../page/services/timed-scroll'
import { rememberAttributes } from '../../page/ui/markup'
import { scrollDuration, stateAt } from './back-to-top.model'
import { backToTopFields } from './back-to-top.options'

export interface BackToTopEvents {
  /** The page was scrolled past the threshold, or back. */
  onActiveChange?(isActive: boolean): void
}

export interface BackToTopMethods {
  /** Scrolls to the top, as a click does. */
  scrollUp(): void
}

/** A link to the page's top that shows itself after a while of scrolling and takes its time on the way up. */
export function mountBackToTop(link: HTMLElement, signal: AbortSignal, events: BackToTopEvents = {}): BackToTopMethods & Handle {
  const options = readOptions(backToTopFields, link, { feature: 'back-to-top' })

  rememberAttributes(signal)(link, 'data-state')
  const show = (isPast: boolean) => {
    const state = stateAt(isPast ? options.threshold + 1 : 0, options)
    const before = link.dataset.state
    link.dataset.state = state
    if (state !== before && (before !== undefined || isPast)) events.onActiveChange?.(isPast)
  }
  const scrollUp = () => {
    const scrollable = document.documentElement.scrollHeight - window.innerHeight
    const duration = scrollDuration(window.scrollY, scrollable, options)
    void scrollInTime({ to: 0, duration, easing: easeInOutExpo, signal }).then((isDone) => isDone && focusTop())
  }
  watchThreshold(options.threshold, show, signal)

  link.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      scrollUp()
    },
    { signal },
  )
  return { scrollUp }
}

/**
 * A mark of the threshold's height at the page's top: once its last pixel has left the window, the page is scrolled past it.
 * The browser tells when that happens, so no scroll handler runs.
 */
function watchThreshold(threshold: number, show: (isPast: boolean) => void, signal: AbortSignal): void {
  const mark = document.createElement('div')
  mark.dataset.backToTopMark = ''
  mark.ariaHidden = 'true'
  // Here and not in the sheet: where a page has not linked that, the mark must not push the page down.
  mark.style.cssText = `position:absolute!important;inset:0 auto auto 0!important;inline-size:1px!important;block-size:${threshold}px!important;margin:0!important;visibility:hidden;pointer-events:none`
  document.querySelector('body')!.prepend(mark)
  const observer = new IntersectionObserver(([entry]) => entry && show(!entry.isIntersecting))
  observer.observe(mark)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    mark.remove()
  })
}

/** The link is out of reach once the page is at its top, so focus goes to where reading begins again. */
function focusTop(): void {
  const { body } = document
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}
