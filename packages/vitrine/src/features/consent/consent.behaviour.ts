import { PROVIDERS, onConsent, readKept, setConsent, type ConsentChange, type Provider } from '../../page/ui/consent'

const isProvider = (value: string | undefined): value is Provider => PROVIDERS.includes(value as Provider)

export interface ConsentEvents {
  /** Consent was given or withdrawn: here, on a video, or by another tool of the site. */
  onConsentChange?(change: ConsentChange): void
}

/** A list of the providers with a tick at each that the visitor has allowed for good. Unticking withdraws it at once. */
export function mountConsent(element: HTMLElement, signal: AbortSignal, events: ConsentEvents = {}): void {
  const boxes = () => [...element.querySelectorAll<HTMLInputElement>('input[data-provider]')]
  signal.addEventListener('abort', () => boxes().forEach((box) => (box.disabled = true)))
  const update = () => {
    const kept = readKept()
    for (const box of boxes()) {
      box.disabled = false
      box.checked = kept.includes(box.dataset.provider as Provider)
    }
  }
  element.addEventListener(
    'change',
    ({ target }) => {
      const box = target as HTMLInputElement
      const { provider } = box.dataset
      if (isProvider(provider)) setConsent({ provider, isAllowed: box.checked, isKept: box.checked })
    },
    { signal },
  )
  onConsent((change) => {
    update()
    events.onConsentChange?.(change)
  }, signal)
  update()
}
