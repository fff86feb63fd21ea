import { trustScript } from '../../../page/services/trusted-script'

const ADDRESS = 'https://www.youtube.com/iframe_api'

type Api = typeof YT
/** With what YouTube's types leave out. */
type ApiWindow = Window & { YT?: Api & { loading?: number; ready(task: () => void): void } }

let loading: PromiseWithResolvers<Api> | undefined
let script: HTMLScriptElement | undefined
let tries = 0

/** YouTube's player script, fetched once, and only by whoever has consent. What failed, or has not come when it is tried again, is asked for anew. */
export function loadYouTubeApi(isAgain: boolean): Promise<Api> {
  const page = window as unknown as ApiWindow
  if (page.YT?.Player) return Promise.resolve(page.YT)
  const isFirst = loading === undefined
  loading ??= Promise.withResolvers<Api>()
  if (isFirst || isAgain) request(page, loading)
  return loading.promise
}

function request(page: ApiWindow, { resolve, reject }: PromiseWithResolvers<Api>): void {
  // The earlier one may still come: then it counts, too. Its failure no longer does.
  if (script) script.onerror = null
  // Its own note that the rest of it is on its way would keep it from being fetched again.
  if (script && page.YT) page.YT.loading = 0
  const mine = (script = document.createElement('script'))
  const fail = () => {
    loading = undefined
    mine.remove()
    reject(new Error(`${ADDRESS} could not be loaded`))
  }
  // By another address: a browser would let the same one wait for the request that hangs.
  const address = tries++ ? `${ADDRESS}?again=${tries}` : ADDRESS
  // Not by its one global callback: that is the page's own, which may set it at any time.
  mine.onload = () => (page.YT ? page.YT.ready(() => resolve(page.YT!)) : fail())
  mine.onerror = () => fail()
  try {
    mine.src = trustScript(address)
    document.querySelector('head')!.append(mine)
  } catch {
    // The page's own policy lets no such script in.
    fail()
  }
}
