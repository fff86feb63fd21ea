/** A provider's video, as an address names it. */
export interface ProviderVideo {
  readonly provider: 'youtube' | 'vimeo'
  /** YouTube's 11 characters (`videoseries` for a whole list), or Vimeo's number. */
  readonly id: string
  /** s: where the address says that it begins. */
  readonly start?: number
  /** s: where it ends. */
  readonly end?: number
  /** The key of an unlisted Vimeo video: without it the player does not show it. */
  readonly hash?: string
  /** YouTube's list that the video is played in. */
  readonly list?: string
}

const YOUTUBE_HOST = /^((www|m|music)\.)?(youtube|youtube-nocookie)\.com$/
const YOUTUBE_PATH = /^\/(?:embed|v|e|shorts|live|watch)\/([\w-]{11})(?=\/|$)/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_HOST = /^((www|player)\.)?vimeo\.com$/
/** A number may also be the name of a channel, a group or an album: the video's own comes after it. */
const VIMEO_PATH =
  /^\/(?:[a-z]{2}\/)?(?:(?:channels|ondemand)\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|(?:manage\/)?videos?\/)?(\d+)(?:\/([\da-f]{6,}))?(?=\/|$)/i
const KEY = /^[\da-f]+$/i
/** YouTube's own word for "the list itself, from its first video on". */
const WHOLE_LIST = 'videoseries'

/** Seconds as the providers write them: `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`. Anything else is undefined. */
export function readSeconds(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d+(:\d{1,2}){1,2}$/.test(text)) return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s?)?$/i.exec(text)
  if (!parts) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Number.isFinite(sum) ? sum : undefined
}

/** The video that a full address (or one that begins with `//`) names; undefined for any other address. */
export function readVideoAddress(address: string): ProviderVideo | undefined {
  const url = URL.parse(address.trim(), 'https://page.invalid/')
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.toLowerCase()
  if (host === 'youtu.be' || YOUTUBE_HOST.test(host)) return readYouTube(url, host)
  return VIMEO_HOST.test(host) ? readVimeo(url) : undefined
}

function readYouTube({ pathname, searchParams, hash }: URL, host: string): ProviderVideo | undefined {
  const list = searchParams.get('list') ?? undefined
  const named =
    host === 'youtu.be'
      ? pathname.split('/')[1]
      : (YOUTUBE_PATH.exec(pathname)?.[1] ?? (/^\/watch\/?$/.test(pathname) ? searchParams.get('v') : undefined))
  const id = named ?? (pathname === '/playlist' && list ? WHOLE_LIST : '')
  if (!YOUTUBE_ID.test(id) || (id === WHOLE_LIST && !list)) return undefined
  const inHash = new URLSearchParams(hash.slice(1))
  const start = readSeconds(searchParams.get('t') ?? searchParams.get('start') ?? searchParams.get('time_continue') ?? inHash.get('t'))
  return known({ provider: 'youtube', id, start, end: readSeconds(searchParams.get('end')), list })
}

function readVimeo({ pathname, searchParams, hash }: URL): ProviderVideo | undefined {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? []
  if (!id) return undefined
  const inQuery = searchParams.get('h') ?? ''
  const key = KEY.test(inQuery) ? inQuery : inPath
  return known({
    provider: 'vimeo',
    id,
    hash: key,
    start: readSeconds(new URLSearchParams(hash.slice(1)).get('t') ?? searchParams.get('t')),
  })
}

/** Where the provider itself shows it: for visitors who cannot see it here, or would rather go there. */
export function watchAddress({ provider, id, hash, list, start }: ProviderVideo): string {
  if (provider === 'vimeo') return `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${start ? `#t=${start}s` : ''}`
  if (id === WHOLE_LIST) return `https://www.youtube.com/playlist?list=${encodeURIComponent(list!)}`
  return `https://www.youtube.com/watch?v=${id}${list ? `&list=${encodeURIComponent(list)}` : ''}${start ? `&t=${Math.floor(start)}s` : ''}`
}

/** Without what is not known. */
const known = (video: ProviderVideo): ProviderVideo =>
  Object.fromEntries(Object.entries(video).filter(([, value]) => value !== undefined)) as unknown as ProviderVideo
