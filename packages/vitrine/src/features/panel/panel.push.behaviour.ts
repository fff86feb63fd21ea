import { after } from '../../page/clock'
import { onResize } from '../../page/resize'
import { moveOf } from './panel.animation'
import type { LookOptions } from './panel.look-options'

/** Moves the page aside by the panel's size while the signal lives, and back after it. */
export function push(element: HTMLElement, options: LookOptions, signal: AbortSignal): void {
  const root = document.documentElement
  const { duration, easing } = moveOf('enter', options)
  const measure = () => {
    const isUpright = options.position === 'left' || options.position === 'right'
    root.style.setProperty('--panel-push', `${isUpright ? element.offsetWidth : element.offsetHeight}px`)
  }
  root.style.setProperty('--panel-push-time', `${duration}ms`)
  root.style.setProperty('--panel-push-easing', easing)
  root.dataset.panelPush = options.position
  measure()
  onResize(measure, signal, 'panel')
  signal.addEventListener('abort', () => {
    const exit = moveOf('exit', options)
    root.style.setProperty('--panel-push-time', `${exit.duration}ms`)
    root.style.setProperty('--panel-push', '0px')
    after(exit.duration, () => root.style.getPropertyValue('--panel-push') === '0px' && delete root.dataset.panelPush)
  })
}
