/** What features tell each other through the page, by name. Any script of a site may raise or hear them too. */
export interface PageEvents {
  /** Something was put into the cart. */
  'vitrine:added-to-cart': { readonly product: string; readonly quantity: number }
  /** A page that is not loaded anew shows something new (an application's route): it counts as one more page view. */
  'vitrine:page-view': undefined
}

export function raise<K extends keyof PageEvents>(name: K, detail: PageEvents[K]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }))
}

export function hear<K extends keyof PageEvents>(name: K, listener: (detail: PageEvents[K]) => void, signal: AbortSignal): void {
  document.addEventListener(name, (event) => listener((event as CustomEvent<PageEvents[K]>).detail), { signal })
}
