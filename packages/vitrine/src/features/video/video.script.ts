import type VimeoPlayer from '@vimeo/player'
import { onMedia, onPlayer, type Player } from '../../page/ui/media'
import { NO_ELEMENT, NOT_VIMEO } from './video.errors'

const FRAME = /^https:\/\/player\.vimeo\.com\/video\//

/**
 * Vimeo's own player object, for a page's script: of a video of this library as soon as its player is there (it comes when
 * the visitor plays it, or has allowed Vimeo), or of a Vimeo frame that the page has put there itself. Takes the element, one
 * around it, or its id.
 */
export async function vimeoPlayer(given: unknown): Promise<VimeoPlayer> {
  const element = typeof given === 'string' ? document.getElementById(given) : given
  if (!(element instanceof HTMLElement)) throw new TypeError(NO_ELEMENT)
  const find = (selector: string) => (element.matches(selector) ? element : element.querySelector<HTMLElement>(selector))
  const slot = find('[data-feature="video"][data-vimeoid]')
  if (slot) return new Promise((resolve) => whenMade(slot, (own) => resolve(own as VimeoPlayer)))
  const frame = find('iframe') as HTMLIFrameElement | null
  // Checked before the library is there: on arrival it would embed whatever the page marks for it.
  if (!frame || !FRAME.test(frame.src)) throw new Error(NOT_VIMEO)
  const { default: Library } = await import('@vimeo/player')
  return new Library(frame)
}

function whenMade(slot: HTMLElement, listener: (own: unknown) => void): void {
  const done = new AbortController()
  const look = (player: Player) => {
    const own = player.steering?.own
    if (!own) return player.load?.()
    done.abort()
    listener(own)
  }
  onMedia(slot, ({ player }) => look(player), done.signal)
  onPlayer(slot, look, done.signal)
}
