import { after } from '../../page/clock'
import { onResize } from '../../page/resize'
import { moveOf, type Moving } from './panel.animation'
import { host, type Panel } from './panel.stage.behaviour'

/** Moves the page aside by the panel's size while the signal lives, and back after it. */
export function push(panel: Panel, look: Moving<'enter'>, signal: AbortSignal): void {
  const { element } = panel
  const root = document.documentElement
  const { duration, easing } = moveOf('enter', look)
  const measure = () => {
    const isUpright = look.position === 'left' || look.position === 'right'
    root.style.setProperty('--panel-push', `${isUpright ? element.offsetWidth : element.offsetHeight}px`)
  }
  root.style.setProperty('--panel-push-time', `${duration}ms`)
  root.style.setProperty('--panel-push-easing', easing)
  root.dataset.panelPush = look.position
  measure()
  onResize(measure, signal, 'panel')
  signal.addEventListener('abort', () => {
    const exit = host.there?.lookOf(panel)
    const time = exit ? moveOf('exit', exit).duration : duration
    root.style.setProperty('--panel-push-time', `${time}ms`)
    root.style.setProperty('--panel-push', '0px')
    after(time, () => root.style.getPropertyValue('--panel-push') === '0px' && delete root.dataset.panelPush)
  })
}
