import type { PlayOptions } from '../video.options'
import type { ProviderSource } from '../video.source'
import type { Adapter, Telling } from './adapter'
import { providerNames } from '../video.ids'

interface Place extends Telling {
  readonly element: HTMLElement
  /** Nothing: a file, whose element is there. */
  readonly source: ProviderSource | undefined
  readonly options: PlayOptions
  /** The video's name; where it has none, its provider's stands for it. */
  readonly title: string
}

/** Makes the player that a place needs. A page fetches only the kind that it has. */
export async function adapt({ element, source, options, title, ...told }: Place): Promise<Adapter> {
  if (!source) {
    const { adaptFile } = await import('./file')
    told.signal.throwIfAborted()
    return adaptFile(element.querySelector('video')!, options, told)
  }
  const host = element.querySelector<HTMLElement>('[data-part="player"]')!
  const making = { source, options, host, title: title || providerNames[source.kind], ...told }
  return source.kind === 'youtube' ? (await import('./youtube')).adaptYouTube(making) : (await import('./vimeo')).adaptVimeo(making)
}
