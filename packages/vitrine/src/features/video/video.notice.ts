import { watchAddress } from '../../core/video-address'
import { providerNames } from './video.ids'
import type { PlayOptions } from './video.options'
import type { ProviderSource } from './video.source'

interface Failure {
  /** None for a file. */
  readonly source?: ProviderSource
  readonly options: Pick<PlayOptions, 'notice' | 'fileNotice' | 'refusal' | 'watch'>
  /** Another try would end the same way. */
  readonly isForGood: boolean
}

/** Says on the video that it did not come, and what is left to do: another try, or the provider's own page. */
export function showNotice(element: HTMLElement, { source, options, isForGood }: Failure): void {
  const name = (text: string) => (source ? text.replaceAll('{provider}', providerNames[source.kind]) : text)
  const notice = element.querySelector<HTMLElement>('[data-part="notice"]') ?? createNotice(element)
  const sentence = name(isForGood ? options.refusal : source ? options.notice : options.fileNotice)
  if (!source) return void (notice.textContent = sentence)
  const link = Object.assign(document.createElement('a'), {
    href: watchAddress(source.video),
    rel: 'noreferrer',
    textContent: name(options.watch),
  })
  notice.replaceChildren(`${sentence} `, link)
}

function createNotice(element: HTMLElement): HTMLElement {
  const notice = document.createElement('p')
  notice.dataset.part = 'notice'
  notice.role = 'status'
  element.append(notice)
  return notice
}
