import { after } from '../../../page/services/clock'
import type { Adapter } from './adapter'
import { Swap } from './swap'

/** The browser's own translator, where there is one. It works on the device: nothing is sent anywhere. */
interface TranslatorFactory {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(
    pair: LanguagePair & { readonly signal: AbortSignal; readonly monitor: (download: EventTarget) => void },
  ): Promise<BuiltInTranslator>
}
interface LanguagePair {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}
interface BuiltInTranslator {
  translate(text: string): Promise<string>
  destroy?(): void
}

/** `patience`: ms without any progress after which a download is given up. */
export function createBrowserAdapter(from: string, patience: number): Adapter {
  const factory = (globalThis as { Translator?: TranslatorFactory }).Translator
  const swap = new Swap(document.body)
  let translator: BuiltInTranslator | undefined
  const pair = (to: string) => ({ sourceLanguage: from, targetLanguage: to })
  return {
    isThirdParty: false,
    needsConsent: () => false,
    canServe: async (to) => {
      try {
        const found = await factory?.availability(pair(to))
        // A language that must be fetched first needs the visitor's own gesture, which a stored choice has not.
        return found === 'available' || (found !== undefined && found !== 'unavailable' && navigator.userActivation?.isActive !== false)
      } catch {
        return false
      }
    },
    translate: async (to, { signal, onReady }) => {
      const made = await createInTime(factory!, pair(to), { signal, patience })
      signal.throwIfAborted()
      await onReady()
      translator?.destroy?.()
      translator = made
      await swap.translate((text) => made.translate(text), signal)
    },
    restore: async () => {
      swap.restore()
      translator?.destroy?.()
      translator = undefined
    },
  }
}

/** A language that is not on the device is fetched first: that may take its time, as long as it goes on. */
async function createInTime(
  factory: TranslatorFactory,
  pair: LanguagePair,
  { signal, patience }: { readonly signal: AbortSignal; readonly patience: number },
): Promise<BuiltInTranslator> {
  const late = new AbortController()
  const ended = AbortSignal.any([signal, late.signal])
  let cancel = () => {}
  const wait = () => {
    cancel()
    cancel = after(patience, () => late.abort(), signal)
  }
  wait()
  const made = factory.create({ ...pair, signal: ended, monitor: (download) => download.addEventListener('downloadprogress', wait) })
  const never = new Promise<never>((_, reject) => ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true }))
  try {
    return await Promise.race([made, never])
  } finally {
    cancel()
  }
}
