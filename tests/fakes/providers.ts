import { expect, type Frame, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '../support/test'

type Serve = (url: string | RegExp, answer: Answer) => Promise<void>
/** How a stand-in misbehaves: `x_block`, `x_dur`, `x_skew` … (see the stand-ins). */
export type Quirks = Readonly<Record<string, string | number>>

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const withQuirks = (name: string, quirks: Quirks) => {
  const extra = Object.entries(quirks).map(([key, value]) => `&${key}=${value}`)
  return read(name).replace(/new URLSearchParams\(location\.search\)/, `new URLSearchParams(location.search + '${extra.join('')}')`)
}

/** YouTube's script and player, answered by stand-ins at YouTube's own addresses. */
export async function serveYouTube(serve: Serve, quirks: Quirks = {}): Promise<void> {
  await serve(/^https:\/\/www\.youtube\.com\/iframe_api/, { body: read('youtube-api.js'), contentType: 'text/javascript' })
  await serve(/^https:\/\/www\.youtube-nocookie\.com\/embed\//, { body: withQuirks('youtube.html', quirks), contentType: 'text/html' })
}

export const embedInfo = (id = '76979871') =>
  JSON.stringify({
    title: 'A film that Vimeo knows',
    video_id: Number(id),
    width: 640,
    height: 360,
    html: `<iframe src="https://player.vimeo.com/video/${id}?app_id=1&amp;h=abc"></iframe>`,
  })

/** Vimeo's embed information and player, answered by stand-ins at Vimeo's own addresses. */
export async function serveVimeo(serve: Serve, quirks: Quirks = {}): Promise<void> {
  await serve(/^https:\/\/vimeo\.com\/api\/oembed\.json/, { body: embedInfo(), contentType: 'application/json' })
  await serve(/^https:\/\/player\.vimeo\.com\/video\//, { body: withQuirks('vimeo.html', quirks), contentType: 'text/html' })
}

export interface FakeState {
  readonly pos: number
  readonly rate: number
  readonly paused?: boolean
  readonly state?: number
  readonly muted: boolean
  readonly volume: number
}

type FakeWindow = Window & { __fake: { calls: [string, string, unknown, string][]; state: () => FakeState } }

export async function frameOf(page: Page, host: RegExp): Promise<Frame> {
  await expect.poll(() => page.frames().some((other) => host.test(other.url()))).toBe(true)
  const frame = page.frames().find((other) => host.test(other.url()))!
  await frame.waitForFunction(() => '__fake' in window)
  return frame
}

/** What the stand-in was told, and where it stands. */
export const callsOf = (frame: Frame) => frame.evaluate(() => (window as unknown as FakeWindow).__fake.calls)
export const stateOf = (frame: Frame) => frame.evaluate(() => (window as unknown as FakeWindow).__fake.state())

/** The visitor has allowed these providers on an earlier visit. */
export const allow = (page: Page, providers: readonly string[]) =>
  page.addInitScript((kept) => {
    if (window.top === window) localStorage.setItem('vitrine-consent', JSON.stringify(kept))
  }, providers)
