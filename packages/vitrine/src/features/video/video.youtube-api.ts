const ADDRESS = 'https://www.youtube.com/iframe_api'

type Api = typeof YT
type ApiWindow = Window & { YT?: Api; onYouTubeIframeAPIReady?: () => void }

let loading: Promise<Api> | undefined

/** YouTube's player script, fetched once, and only by whoever has consent. After a failure the next call tries again. */
export function loadYouTubeApi(): Promise<Api> {
  const page = window as ApiWindow
  if (page.YT?.Player) return Promise.resolve(page.YT)
  loading ??= new Promise<Api>((resolve, reject) => {
    const others = page.onYouTubeIframeAPIReady
    page.onYouTubeIframeAPIReady = () => {
      others?.()
      resolve(page.YT!)
    }
    const script = document.createElement('script')
    script.src = ADDRESS
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error(`${ADDRESS} could not be loaded`))
    }
    document.head.append(script)
  })
  return loading
}
