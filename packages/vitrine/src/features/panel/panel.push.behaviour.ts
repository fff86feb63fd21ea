import { after } from '../../page/clock'
import { onResize } from '../../page/resize'
import type { EnterOptions } from './panel.enter-options'
import { host, type Panel } from './panel.stage.behaviour'

/** Moves the page aside by the panel's size while the panel is there, and back when it goes. */
export function push(panel: Panel, look: EnterOptions): void {
  const { element, life } = panel
  if (!life || life.signal.aborted) return
  const { signal } = life
  const root = document.documentElement
  const duration = look.enter_animation_speed * 1000
  const measure = () => {
    const isUpright = look.position === 'left' || look.position === 'right'
    root.style.setProperty('--panel-push', `${isUpright ? element.offsetWidth : element.offsetHeight}px`)
  }
  root.style.setProperty('--panel-push-time', `${duration}ms`)
  root.style.setProperty('--panel-push-easing', look.enter_animation_timing)
  root.dataset.panelPush = look.position
  measure()
  onResize(measure, signal, 'panel')
  signal.addEventListener('abort', () => {
    const exit = host.there?.lookOf(panel)
    const time = exit ? exit.exit_animation_speed * 1000 : duration
    root.style.setProperty('--panel-push-time', `${time}ms`)
    root.style.setProperty('--panel-push', '0px')
    after(time, () => root.style.getPropertyValue('--panel-push') === '0px' && delete root.dataset.panelPush)
  })
}
