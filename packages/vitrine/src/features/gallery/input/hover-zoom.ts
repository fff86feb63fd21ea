import type { Surface } from './surface'
import type { Zoom } from './zoom'

/** The picture grows about the mouse while it is over it, unless the visitor has zoomed by other means. */
export function attachHoverZoom(
  surface: Surface,
  { zoom, times }: { readonly zoom: Zoom; readonly times: number },
  signal: AbortSignal,
): void {
  let grown: HTMLElement | undefined
  const end = () => {
    if (!grown) return
    grown.style.scale = ''
    grown.style.transformOrigin = ''
    grown = undefined
  }
  surface.stage.addEventListener(
    'pointermove',
    (event) => {
      const element = surface.picture()?.element
      if (event.pointerType !== 'mouse' || event.buttons || zoom.isZoomed() || event.target !== element || !element) return end()
      grown = element
      const place = element.parentElement!.getBoundingClientRect()
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
      const across = (event.clientX - place.left - offsetLeft) / offsetWidth
      const down = (event.clientY - place.top - offsetTop) / offsetHeight
      element.style.transformOrigin = `${across * 100}% ${down * 100}%`
      element.style.scale = String(times)
    },
    { signal },
  )
  for (const type of ['pointerleave', 'pointerdown']) surface.stage.addEventListener(type, end, { signal })
}
