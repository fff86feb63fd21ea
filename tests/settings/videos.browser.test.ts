import type { Frame } from '@playwright/test'
import { expect, test, type Page } from '#test'
import { allow, serveVimeo, stateOf } from '../fakes/providers'
import { SEEN } from './seen'
import { compare, settleOn } from './walk'

const VIDEO = 'Slider video settings'
const FILE = { mp4: '/video/clock.mp4', title: 'The clock', mute: 't', stopOther: 'f', controls: 'f' }

type Attributes = Readonly<Record<string, string>>
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const write = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => `data-${kebab(name)}="${value}"`)
    .join(' ')

/** How each is looked at: what else it is set to, whether it is played first, and what is seen. */
const LOOKS: Readonly<Record<string, readonly [others: Attributes, isPlayed: boolean, look: (slot: HTMLElement) => unknown]>> = {
  mp4: [{ title: 'A' }, false, (slot) => slot.querySelector('source')?.getAttribute('src')],
  webm: [{ title: 'A' }, false, (slot) => slot.querySelector('source')?.getAttribute('src')],
  ogv: [{ title: 'A' }, false, (slot) => slot.querySelector('source')?.getAttribute('src')],
  ytid: [{ title: 'A' }, false, (slot) => slot.querySelector('a')?.href],
  vimeoid: [{ title: 'A' }, false, (slot) => slot.querySelector('a')?.href],
  poster: [FILE, false, (slot) => slot.querySelector('img')?.getAttribute('src')],
  bgvideo: [FILE, false, (slot) => (getComputedStyle(slot).position === 'absolute' ? 'behind its row' : 'in the text')],
  loop: [FILE, true, (slot) => (slot.querySelector('video')!.loop ? 'begins again' : 'ends')],
  start: [FILE, true, (slot) => Math.floor(slot.querySelector('video')!.currentTime)],
  end: [{ ...FILE, start: '1', loop: 'f' }, true, (slot) => (slot.dataset.state === 'playing' ? 'plays on' : 'has ended')],
  volume: [{ ...FILE, mute: 'f' }, true, (slot) => slot.querySelector('video')!.volume],
  autoplay: [{ ...FILE, loop: 't' }, false, (slot) => (slot.dataset.state === 'playing' ? 'plays' : 'waits')],
  controls: [FILE, true, (slot) => (slot.querySelector('video')!.controls ? 'a control bar' : 'none')],
  ratio: [FILE, false, (slot) => Math.round(slot.getBoundingClientRect().height)],
  mute: [FILE, true, (slot) => (slot.querySelector('video')!.muted ? 'silent' : 'with sound')],
}

test('PAGE-1 every setting of a video changes what it is or does', async ({ page, mountHtml }) => {
  const slots = Object.entries(LOOKS).flatMap(([name, [others]]) =>
    [0, 1].map(
      (at) =>
        `<div class="row"><div data-feature="video" id="${name}-${at}" ${write({ ...others, [name]: String(SEEN[VIDEO]![name]![at]) })}></div></div>`,
    ),
  )
  await mountHtml(slots.join(''), { styles: ['video'], css: '.row { position: relative; float: left; inline-size: 200px; margin: 2px }' })
  const observed: Record<string, [unknown, unknown]> = {}
  for (const [name, [, isPlayed, look]] of Object.entries(LOOKS)) {
    const seen: unknown[] = []
    for (const at of [0, 1]) {
      const slot = page.locator(`#${name}-${at}`)
      await slot.scrollIntoViewIfNeeded()
      await expect(slot).toHaveAttribute('data-state', /./)
      if (isPlayed) {
        await slot.evaluate((element) => {
          const button = element.querySelector<HTMLElement>('[data-control="toggle"]')
          if (button) button.click()
          else void element.querySelector('video')!.play()
        })
        await expect.poll(() => slot.locator('video').evaluate((video: HTMLVideoElement) => video.played.length)).toBeGreaterThan(0)
      }
      seen.push(await settleOn(SEEN[VIDEO]![name]![at + 2], () => slot.evaluate(look)))
      await slot.evaluate((element) => element.querySelector('video')?.pause())
    }
    observed[name] = [seen[0], seen[1]]
  }
  await compare(VIDEO, observed)
})

const SYNC = 'Video timing options'
const frameIn = async (page: Page, id: string): Promise<Frame> => {
  const frame = page.locator(`#${id} iframe`)
  await expect(frame).toHaveCount(1)
  const inner = (await (await frame.elementHandle())!.contentFrame())!
  await inner.waitForFunction(() => '__fake' in window)
  return inner
}
/** The clock of a channel stands so. */
const setClock = (page: Page, channel: string, position: number) =>
  page.evaluate(
    ([name, at]) =>
      new BroadcastChannel(`vitrine:${name}`).postMessage({
        position: at,
        velocity: 1,
        at: (performance.timeOrigin + performance.now()) / 1000,
      }),
    [channel, position] as const,
  )
const DRIFT: Readonly<Record<string, readonly [others: Attributes, drift: number]>> = {
  allowedDrift: [{ maxAllowedDrift: '5' }, 1],
  maxAllowedDrift: [{ maxTimeToCatchUp: '0.5' }, 3],
  minCheckInterval: [{ maxAllowedDrift: '0.5', maxTimeToCatchUp: '60' }, 3],
  maxRateAdjustment: [{ maxAllowedDrift: '5', maxTimeToCatchUp: '0.5' }, 2],
  maxTimeToCatchUp: [{ maxAllowedDrift: '2', minCheckInterval: '0.2', maxRateAdjustment: '0.9' }, 0.6],
}

test('PAGE-1 every option of video timing changes how a video follows the clock', async ({ page, mountHtml, serve }) => {
  await serveVimeo(serve, { x_block: 1 })
  await allow(page, ['vimeo'])
  const ids = ['role', 'autoPlayMuted', ...Object.keys(DRIFT)].flatMap((name) => [`${name}-0`, `${name}-1`])
  const tied = ids.map((id) => {
    const [name = '', at] = id.split('-')
    const others = { ...DRIFT[name]?.[0], [name]: String(SEEN[SYNC]![name]![Number(at)]) }
    return `<div data-feature="video-sync" id="${id}" data-channel="${id}" ${write(others)}><div data-feature="video" data-stop-other="f" data-vimeoid="76979871"></div></div>`
  })
  await mountHtml(tied.join(''), {
    styles: ['video', 'video-sync'],
    css: '[data-feature="video-sync"] { float: left; inline-size: 150px; margin: 2px }',
  })
  const observed: Record<string, [unknown, unknown]> = {}
  const both = async (name: string, see: (id: string, expected: unknown) => Promise<unknown>) => {
    const seen = [0, 1].map((at) => see(`${name}-${at}`, SEEN[SYNC]![name]![at + 2]))
    observed[name] = [await seen[0], await seen[1]]
  }
  const begun: Record<string, number> = {}
  for (const id of ids) await expect(page.locator(`#${id}`)).toHaveAttribute('data-state', 'connected')
  for (const id of ids) {
    await setClock(page, id, 20)
    begun[id] = performance.now()
  }
  /** s: where the clock of a channel is by now. */
  const clock = (id: string) => 20 + (performance.now() - begun[id]!) / 1000
  await both('role', async (id, expected) => {
    const frame = await frameIn(page, id)
    return settleOn(expected, async () => ((await stateOf(frame)).pos > 19 ? 'follows' : 'leads'))
  })
  await both('autoPlayMuted', async (id, expected) => {
    const frame = await frameIn(page, id)
    return settleOn(expected, async () => ((await stateOf(frame)).paused ? 'stands' : 'plays without sound'))
  })
  for (const [name, [, drift]] of Object.entries(DRIFT))
    await both(name, async (id, expected) => {
      const frame = await frameIn(page, id)
      await expect.poll(async () => (await stateOf(frame)).paused).toBe(false)
      await expect.poll(async () => (await stateOf(frame)).pos).toBeGreaterThan(19)
      await page.evaluate(
        ([at, by]) => {
          const { contentWindow } = document.querySelector<HTMLIFrameElement>(`#${at} iframe`)!
          contentWindow!.postMessage({ method: 'setCurrentTime', value: by }, '*')
        },
        [id, clock(id) - drift] as const,
      )
      return settleOn(expected, async () => {
        const { rate, pos } = await stateOf(frame)
        if (name === 'minCheckInterval') return clock(id) - pos > 1.5 ? 'is late' : 'is in time'
        if (name === 'maxTimeToCatchUp') return rate === 1 ? 'as it was' : rate < 1.25 ? 'a little faster' : 'much faster'
        return Math.round(rate * 100) / 100
      })
    })
  await compare(SYNC, observed)
})
