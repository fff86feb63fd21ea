import { after } from '../../../page/services/clock'

/** Bytes: more than any answer of ours needs, and little enough to hold. */
const MOST_BYTES = 2_000_000

export interface Call {
  readonly url: string
  readonly method?: string
  readonly data?: string | Readonly<Record<string, string>>
  /** What the answer must be, as part of its content type. */
  readonly expects: 'html' | 'json'
  /** ms */
  readonly timeout: number
}

/** One call with its bounds: it ends with the signal or its time, and an answer of another type or size is a failure. */
export async function request({ url, method = 'GET', data, expects, timeout }: Call, signal: AbortSignal): Promise<string> {
  const run = new AbortController()
  const abort = () => run.abort()
  const cancelTimer = after(timeout, abort)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    const address = new URL(url, location.href)
    const fields = data === undefined ? undefined : new URLSearchParams(data)
    const hasBody = method !== 'GET' && method !== 'HEAD'
    if (fields && !hasBody) for (const [name, value] of fields) address.searchParams.append(name, value)
    const response = await fetch(address, { method, body: hasBody ? fields : undefined, signal: run.signal })
    if (!response.ok || !response.headers.get('content-type')?.includes(expects)) throw new Error(`${url} answered ${response.status}`)
    return await readBounded(response)
  } finally {
    run.abort()
    cancelTimer()
    signal.removeEventListener('abort', abort)
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > MOST_BYTES) throw new Error(`${response.url} is too large`)
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
