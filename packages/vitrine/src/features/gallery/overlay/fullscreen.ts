import type { Controller } from './controller'

/**
 * Shows the frame in the browser's fullscreen, and back. Where there is none (a phone) or it is refused, the overlay takes the
 * whole page instead.
 */
export function createFullscreen(frame: HTMLElement, controller: Controller): () => void {
  const show = (display: 'window' | 'fullscreen') => controller.send({ type: 'display', display })
  const isShown = () => document.fullscreenElement === frame
  document.addEventListener('fullscreenchange', () => show(isShown() ? 'fullscreen' : 'window'), { signal: controller.signal })
  return () => {
    const { state } = controller.scene()
    // What the browser shows counts first: it tells of a change only with the next frame.
    if (isShown()) document.exitFullscreen().catch(() => {})
    else if (state.name !== 'closed' && state.display === 'fullscreen') show('window')
    else if (document.fullscreenEnabled) frame.requestFullscreen().catch(() => show('fullscreen'))
    else show('fullscreen')
  }
}
