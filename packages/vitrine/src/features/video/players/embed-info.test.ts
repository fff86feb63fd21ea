import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchEmbedInfo } from './embed-info'
import { isForGood } from '../video.errors'
import { needProviderVideo, readProviderVideo } from '../video.ids'

const { signal } = new AbortController()
const video = { provider: 'vimeo', id: '7' } as const
const html = '<iframe src="https://player.vimeo.com/video/7?h=ab&amp;app_id=1" width="640"></iframe>'
const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  )

afterEach(() => vi.unstubAllGlobals())

describe('VID-14 embed information', () => {
  it.each([
    ['7', { id: '7' }],
    ['7/8272103f6e', { id: '7', hash: '8272103f6e' }],
    ['https://vimeo.com/7/8272103f6e', { id: '7', hash: '8272103f6e' }],
    ['http://www.vimeo.com/7#t=30s', { id: '7', start: 30 }],
  ])('VID-14 %s is read as %o', (given, read) => {
    expect(readProviderVideo('vimeo', given)).toEqual({ provider: 'vimeo', ...read })
  })

  it.each([
    ['aqz-KE-bpKQ', { id: 'aqz-KE-bpKQ' }],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', { id: 'aqz-KE-bpKQ', start: 90 }],
  ])('VID-1 %s is read as %o', (given, read) => {
    expect(readProviderVideo('youtube', given)).toEqual({ provider: 'youtube', ...read })
  })

  it.each([
    ['vimeo', 'abc', '“abc” is not a valid video id.'],
    ['vimeo', 'https://example.com/7', '“https://example.com/7” is not a vimeo.com url.'],
    ['vimeo', 'https://vimeo.com.example/7', '“https://vimeo.com.example/7” is not a vimeo.com url.'],
    ['vimeo', 'https://youtu.be/aqz-KE-bpKQ', '“https://youtu.be/aqz-KE-bpKQ” is not a vimeo.com url.'],
    ['youtube', 'short', '“short” is not a valid video id.'],
    ['youtube', 'https://vimeo.com/7', '“https://vimeo.com/7” is not a youtube.com url.'],
  ] as const)('VID-13 %s %s: %s', (provider, given, message) => {
    expect(() => needProviderVideo(provider, given)).toThrow(new TypeError(message))
  })

  it('VID-14 is fetched by id or address, and gives the title and the player’s address', async () => {
    answer(200, { title: 'A film', html })
    expect(await fetchEmbedInfo(video, signal)).toEqual({ title: 'A film', address: 'https://player.vimeo.com/video/7?h=ab&app_id=1' })
    expect(fetch).toHaveBeenCalledWith('https://vimeo.com/api/oembed.json?dnt=1&url=https%3A%2F%2Fvimeo.com%2F7', { signal })
  })

  it.each([
    [404, '“https://vimeo.com/7” was not found.', true],
    [403, '“https://vimeo.com/7” is not embeddable.', true],
    [500, 'There was an error fetching the embed code from Vimeo (500).', false],
    [429, 'There was an error fetching the embed code from Vimeo (429).', false],
  ])('VID-14 status %i: %s For good: %s', async (status, message, isOver) => {
    answer(status, {})
    const error = await fetchEmbedInfo(video, signal).catch((reason: unknown) => reason)
    expect(String(error)).toBe(`Error: ${message}`)
    expect(isForGood(error)).toBe(isOver)
  })

  it('VID-14 an unlisted video is asked for with its key', async () => {
    answer(200, { html })
    await fetchEmbedInfo({ ...video, hash: '8272103f6e', start: 30 }, signal)
    expect(fetch).toHaveBeenCalledWith('https://vimeo.com/api/oembed.json?dnt=1&url=https%3A%2F%2Fvimeo.com%2F7%2F8272103f6e', { signal })
  })

  it('VID-14 an answer that names a forbidden domain is not embeddable', async () => {
    answer(200, { domain_status_code: 403, html })
    await expect(fetchEmbedInfo(video, signal)).rejects.toThrow('“https://vimeo.com/7” is not embeddable.')
  })

  it('VID-14 a network that fails has no status', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    )
    await expect(fetchEmbedInfo(video, signal)).rejects.toThrow('There was an error fetching the embed code from Vimeo.')
  })

  it('VID-14 an answer with a frame of somebody else is refused', async () => {
    answer(200, { html: '<iframe src="https://evil.example/video/7"></iframe>' })
    await expect(fetchEmbedInfo(video, signal)).rejects.toThrow('There was an error fetching the embed code from Vimeo (200).')
  })
})
