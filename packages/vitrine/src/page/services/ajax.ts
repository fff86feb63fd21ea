/**
 * Says when a call of the page has ended, whoever made it. The browser's own resource timings tell, so neither fetch nor
 * XMLHttpRequest is patched. The video provider's embed-info call is left out: it adds nothing to the page.
 */
const EMBED_INFO = /^https:\/\/vimeo\.com\/api\/oembed\.json/

export function onAjaxEnd(listener: (url: string) => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (entry.initiatorType !== 'fetch' && entry.initiatorType !== 'xmlhttprequest') continue
      if (!EMBED_INFO.test(entry.name)) listener(entry.name)
    }
  })
  observer.observe({ type: 'resource' })
  signal.addEventListener('abort', () => observer.disconnect())
}
