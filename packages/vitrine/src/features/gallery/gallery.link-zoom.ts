/** The picture in a link grows about the pointer. CSS does the growing: it needs only to know where, and how much. Fetched where a page asks for it. */
export function zoomOnHover(root: HTMLElement, zoom: number, signal: AbortSignal): void {
  root.style.setProperty('--gallery-zoom', String(zoom))
  root.setAttribute('data-gallery-zoom', '')
  const follow = (event: PointerEvent) => {
    const picture = (event.target as Element).closest<HTMLElement>('a[data-gallery-state=joined]')?.querySelector('img')
    if (!picture) return
    const { left, top, width, height } = picture.parentElement!.getBoundingClientRect()
    picture.style.transformOrigin = `${((event.clientX - left) / width) * 100}% ${((event.clientY - top) / height) * 100}%`
  }
  root.addEventListener('pointermove', follow, { signal, passive: true })
}
