/** Where the clock stands (s), and how fast it goes (1 = as time does). */
export interface Vector {
  readonly position: number
  readonly velocity: number
}

/**
 * What a player is tied to: the part of the Timing Object specification that is needed here. The clock below is one; an
 * object of the package `timing-object` is another.
 */
export interface TimingObject {
  readonly readyState: string
  query(): Vector
  update(vector: Partial<Vector>): Promise<void>
  addEventListener(type: 'change' | 'readystatechange', listener: () => void, options?: { signal?: AbortSignal }): void
}

/** s since 1970, to the fraction of a millisecond, and the same in every window. */
const now = () => (performance.timeOrigin + performance.now()) / 1000

type Message = { readonly ask: true } | (Vector & { readonly at: number })

const clocks = new Map<string, TimingObject>()

/** One clock for all videos of that name: in this window, and in the site's other windows. */
export function sharedClock(name: string): TimingObject {
  const known = clocks.get(name)
  if (known) return known
  const clock = createClock(`vitrine:${name}`)
  clocks.set(name, clock)
  return clock
}

export function createClock(name: string): TimingObject {
  const events = new EventTarget()
  const channel = new BroadcastChannel(name)
  let known = { position: 0, velocity: 0, at: now() }
  let isSet = false

  const query = () => ({ position: known.position + known.velocity * (now() - known.at), velocity: known.velocity })
  const set = (vector: typeof known) => {
    known = vector
    isSet = true
    events.dispatchEvent(new Event('change'))
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    // A window that opens late asks where everybody is.
    if (!data || typeof data !== 'object') return
    if ('ask' in data) {
      if (isSet) channel.postMessage(known)
    } else if ([data.position, data.velocity, data.at].every(Number.isFinite)) set(data)
  }
  channel.postMessage({ ask: true })

  return {
    readyState: 'open',
    query,
    update: (vector) => {
      set({ ...query(), ...vector, at: now() })
      channel.postMessage(known)
      return Promise.resolve()
    },
    addEventListener: (type, listener, options) => events.addEventListener(type, listener, options),
  }
}
