import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFields } from '../../core/read-fields'
import type { Steering } from '../../page/ui/media'
import { connect } from './video-sync.connector'
import { videoSyncFields, type VideoSyncOptions } from './video-sync.options'
import { createClock, type TimingObject } from './video-sync.timing'

/** A player on the test's own clock: it runs as fast as its skew says, and refuses to begin as often as it is told to. */
class FakePlayer implements Steering {
  position = 0
  at = performance.now()
  speed = 1
  paused = true
  muted = false
  skew = 1
  refusals = 0
  said: string[] = []
  #listeners = new Set<() => void>()

  time = () => (this.paused ? this.position : this.position + ((performance.now() - this.at) / 1000) * this.speed * this.skew)
  rate = () => this.speed
  isPaused = () => this.paused
  play = () => {
    this.said.push(this.muted ? 'play muted' : 'play')
    if (this.refusals-- > 0) return Promise.reject(new DOMException('blocked', 'NotAllowedError'))
    this.#keep()
    this.paused = false
    this.tell()
    return Promise.resolve()
  }
  pause = () => {
    this.said.push('pause')
    this.#keep()
    this.paused = true
    this.tell()
  }
  mute = () => void (this.muted = true)
  seek = (seconds: number) => {
    this.said.push(`seek ${seconds.toFixed(1)}`)
    this.position = seconds
    this.at = performance.now()
  }
  setRate = (rate: number) => {
    this.said.push(`rate ${rate.toFixed(2)}`)
    this.#keep()
    this.speed = rate
  }
  onSteered = (listener: () => void) => void this.#listeners.add(listener)
  tell = () => this.#listeners.forEach((listener) => listener())
  #keep() {
    this.position = this.time()
    this.at = performance.now()
  }
}

const options = (given: Record<string, unknown> = {}) => readFields(videoSyncFields, given, 'video-sync')
let run: AbortController
let names = 0
const tie = (player: Steering, timing: TimingObject | undefined, given: Record<string, unknown> = {}) =>
  connect(player, timing, { options: options(given) as VideoSyncOptions, signal: run.signal })
const clock = () => createClock(`test ${(names += 1)}`)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  run = new AbortController()
})
afterEach(() => {
  run.abort()
  vi.useRealTimers()
})

describe('a viewer', () => {
  it('SYNC-1 plays when the clock goes, at its place and rate, and pauses when it stands', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await pass(0)
    expect(player.paused).toBe(true)
    await timing.update({ position: 10, velocity: 1 })
    await pass(0)
    expect(player.paused).toBe(false)
    await pass(5000)
    expect(player.time()).toBeCloseTo(15, 1)
    await timing.update({ velocity: 1.5 })
    await pass(0)
    expect(player.rate()).toBe(1.5)
    await timing.update({ velocity: 0 })
    await pass(0)
    expect(player.paused).toBe(true)
    expect(player.time()).toBeCloseTo(15, 1)
  })

  it('SYNC-1 a clock that goes backwards is not followed', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await timing.update({ position: 10, velocity: -1 })
    await pass(3000)
    expect(player.paused).toBe(true)
  })

  it('SYNC-3 jumps when it is more than 1 s away', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await timing.update({ position: 0, velocity: 1 })
    await pass(500)
    player.seek(20)
    player.said = []
    await pass(600)
    expect(player.said).toEqual(['seek 1.0'])
    expect(player.time()).toBeCloseTo(1.1, 1)
  })

  it('SYNC-3 plays a fifth faster while it is behind, and at the clock’s rate again once it is not', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await timing.update({ position: 0, velocity: 1 })
    await pass(10)
    player.seek(player.time() - 0.5)
    player.said = []
    await pass(1000)
    expect(player.said).toEqual(['rate 1.20'])
    await pass(2000)
    expect(player.said).toEqual(['rate 1.20', 'rate 1.00'])
    expect(Math.abs(timing.query().position - player.time())).toBeLessThanOrEqual(0.3)
  })

  it.each([0.95, 1.05])('SYNC-3 a player that runs at %f of the time stays within bounds for 10 minutes', async (skew) => {
    const [timing, player] = [clock(), new FakePlayer()]
    player.skew = skew
    tie(player, timing)
    await timing.update({ position: 0, velocity: 1 })
    let worst = 0
    for (let second = 0; second < 600; second += 1) {
      await pass(1000)
      worst = Math.max(worst, Math.abs(timing.query().position - player.time()))
    }
    expect(worst).toBeLessThan(0.45)
    expect(player.said.filter((word) => word.startsWith('seek')).length).toBeLessThan(4)
  })

  it('SYNC-3 nothing is corrected while it is paused', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await timing.update({ position: 5, velocity: 0 })
    await pass(100)
    player.seek(90)
    player.said = []
    await pass(5000)
    expect(player.said).toEqual([])
  })

  it('SYNC-6 a blocked start is tried once more, muted', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    player.refusals = 1
    tie(player, timing)
    await timing.update({ velocity: 1 })
    await pass(0)
    expect(player.said.filter((word) => word.startsWith('play'))).toEqual(['play', 'play muted'])
    expect(player.paused).toBe(false)
  })

  it('SYNC-6 a second refusal is reported, word for word', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [timing, player] = [clock(), new FakePlayer()]
    player.refusals = 2
    tie(player, timing)
    await timing.update({ velocity: 1 })
    await pass(0)
    expect(error).toHaveBeenCalledWith(
      "Couldn't play the video from TimingSrcConnector. Error:",
      expect.objectContaining({ name: 'NotAllowedError' }),
    )
    error.mockRestore()
  })

  it('SYNC-6 without autoPlayMuted it is not tried again', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    player.refusals = 9
    tie(player, timing, { autoPlayMuted: 'false' })
    await timing.update({ velocity: 1 })
    await pass(0)
    expect(player.said.filter((word) => word.startsWith('play'))).toEqual(['play'])
  })

  it('SYNC-1 once it is disconnected, nothing moves it', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing)
    await pass(0)
    run.abort()
    player.said = []
    await timing.update({ position: 50, velocity: 1 })
    await pass(5000)
    expect(player.said).toEqual([])
  })
})

describe('a controller', () => {
  it('SYNC-2 pushes its time and rate on seek, play, pause and rate change', async () => {
    const [timing, player] = [clock(), new FakePlayer()]
    tie(player, timing, { role: 'controller' })
    await pass(0)
    expect(timing.query()).toEqual({ position: 0, velocity: 0 })
    player.seek(30)
    player.tell()
    await pass(0)
    expect(timing.query().position).toBe(30)
    await player.play()
    await pass(2000)
    expect(timing.query()).toMatchObject({ velocity: 1 })
    expect(timing.query().position).toBeCloseTo(32, 1)
    player.setRate(2)
    player.tell()
    await pass(0)
    expect(timing.query().velocity).toBe(2)
    player.pause()
    await pass(0)
    expect(timing.query().velocity).toBe(0)
  })

  it('SYNC-2 SYNC-1 one drives, three follow', async () => {
    const timing = clock()
    const leader = new FakePlayer()
    const followers = [new FakePlayer(), new FakePlayer(), new FakePlayer()]
    tie(leader, timing, { role: 'controller' })
    for (const player of followers) tie(player, timing)
    await pass(0)
    leader.seek(40)
    await leader.play()
    await pass(3000)
    for (const player of followers) expect(player.time()).toBeCloseTo(leader.time(), 1)
  })
})

describe('timing objects', () => {
  it('VID-13 without one the connector says so, word for word', () => {
    expect(() => tie(new FakePlayer(), undefined)).toThrow(new TypeError('A Timing Object must be provided.'))
  })

  it('SYNC-1 waits for one that is not open yet', async () => {
    const listeners: (() => void)[] = []
    const timing = {
      readyState: 'connecting',
      query: () => ({ position: 7, velocity: 0 }),
      update: () => Promise.resolve(),
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    }
    const player = new FakePlayer()
    tie(player, timing)
    await pass(0)
    expect(player.said).toEqual([])
    timing.readyState = 'open'
    listeners.forEach((listener) => listener())
    await pass(0)
    expect(player.said).toEqual(['seek 7.0'])
  })

  it('SYNC-1 one of the package timing-object serves as well', async () => {
    vi.useRealTimers()
    // The package makes its event target of an element.
    vi.stubGlobal('document', { createElement: () => new EventTarget() })
    vi.stubGlobal('window', globalThis)
    const { TimingObject: PackageTiming } = await import('timing-object')
    const [timing, player] = [new PackageTiming(), new FakePlayer()]
    vi.unstubAllGlobals()
    tie(player, timing as unknown as TimingObject)
    await timing.update({ position: 12, velocity: 1 })
    await vi.waitFor(() => expect(player.paused).toBe(false))
    expect(player.time()).toBeGreaterThanOrEqual(12)
  })

  it('SYNC-5 two clocks of one name agree, and one that comes late asks where the other is', async () => {
    vi.useRealTimers()
    const first = createClock('windows')
    await first.update({ position: 100, velocity: 1 })
    const late = createClock('windows')
    await vi.waitFor(() => expect(late.query().velocity).toBe(1))
    expect(late.query().position).toBeCloseTo(first.query().position, 2)
    await late.update({ position: 5, velocity: 0 })
    await vi.waitFor(() => expect(first.query()).toEqual({ position: 5, velocity: 0 }))
  })
})
