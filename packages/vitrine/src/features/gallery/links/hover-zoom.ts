import { clamp } from '../../../core/range'

/** The picture in a link grows about the pointer. CSS does the growing: it needs only to know where, and how much. Fetched where a page asks for it. */
export function zoomOnHover(root: HTMLElement, zoom: number, signal: AbortSignal): void {
  root.style.setProperty('--gallery-zoom', String(zoom))
  root.setAttribute('data-gallery-zoom', '')
  const about = new WeakMap<HTMLElement, { readonly x: number; readonly y: number }>()
  const follow = (event: PointerEvent) => {
    const picture = (event.target as Element).closest<HTMLElement>('a[data-gallery-state=joined]')?.querySelector('img')
    if (!picture?.offsetWidth) return
    // Where it would be had it not grown: the point that it grew about has stayed where it was.
    const { left, top, width, height } = picture.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = picture
    const { x, y } = about.get(picture) ?? { x: 0.5, y: 0.5 }
    const now = {
      x: clamp((event.clientX - left - x * (width - offsetWidth)) / offsetWidth, 0, 1),
      y: clamp((event.clientY - top - y * (height - offsetHeight)) / offsetHeight, 0, 1),
    }
    about.set(picture, now)
    picture.style.setProperty('--gallery-x', `${now.x * 100}%`)
    picture.style.setProperty('--gallery-y', `${now.y * 100}%`)
  }
  root.addEventListener('pointermove', follow, { signal, passive: true })
}
