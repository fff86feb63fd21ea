/**
 * Fetches what a slider's answer asks for: style sheets and pictures of this site. Scripts are never run for an answer, and
 * nothing of another site is fetched. Resolves when those that are waited for have come, or failed.
 */
export async function fetchNeeds(toload: ReadonlyMap<string, string>, waiting: readonly string[]): Promise<void> {
  const arrivals = [...toload].flatMap(([name, address]) => {
    const url = new URL(address, location.href)
    if (url.origin !== location.origin) return []
    const arrival = /\.css$/.test(url.pathname)
      ? fetchSheet(url.href)
      : /\.(avif|gif|jpe?g|png|svg|webp)$/.test(url.pathname)
        ? fetchPicture(url.href)
        : undefined
    return arrival && (waiting.includes(name) || waiting.includes(address)) ? [arrival] : []
  })
  await Promise.all(arrivals)
}

function fetchSheet(href: string): Promise<void> {
  return new Promise((resolve) => {
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return resolve()
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: () => resolve(),
      onerror: () => resolve(),
    })
    document.querySelector('head')!.append(link)
  })
}

function fetchPicture(src: string): Promise<void> {
  return new Promise((resolve) => void Object.assign(new Image(), { onload: () => resolve(), onerror: () => resolve(), src }))
}
