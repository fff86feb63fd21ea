/** A provider's frame: never before consent, and never without a name. */
export function createFrame(address: string, query: Record<string, string | number>, title: string): HTMLIFrameElement {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const frame = document.createElement('iframe')
  frame.src = url.href
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // YouTube plays only for pages that say whose they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  return frame
}
