import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchEmbedInfo, vimeoAddress } from './video.embed-info'

const { signal } = new AbortController()
const html = '<iframe src="https://player.vimeo.com/video/7?h=ab&amp;app_id=1" width="640"></iframe>'
const answer = (status: number, body: unknown) => vi.stubGlobal('fetch', vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))))

afterEach(() => vi.unstubAllGlobals())

describe('VID-14 embed information', () => {
  it.each([
    ['7', 'https://vimeo.com/7'],
    ['https://vimeo.com/7/ab', 'https://vimeo.com/7/ab'],
    ['http://www.vimeo.com/7', 'https://www.vimeo.com/7'],
  ])('VID-14 %s is asked for as %s', (given, address) => {
    expect(vimeoAddress(given)).toBe(address)
  })

  it.each([
    ['abc', '“abc” is not a valid video id.'],
    ['https://example.com/7', '“https://example.com/7” is not a vimeo.com url.'],
    ['https://vimeo.com.example/7', '“https://vimeo.com.example/7” is not a vimeo.com url.'],
  ])('VID-13 %s: %s', (given, message) => {
    expect(() => vimeoAddress(given)).toThrow(new TypeError(message))
  })

  it('VID-14 is fetched by id or address, and gives the title and the player’s address', async () => {
    answer(200, { title: 'A film', html })
    expect(await fetchEmbedInfo('7', signal)).toEqual({ title: 'A film', address: 'https://player.vimeo.com/video/7?h=ab&app_id=1' })
    expect(fetch).toHaveBeenCalledWith('https://vimeo.com/api/oembed.json?dnt=1&url=https%3A%2F%2Fvimeo.com%2F7', { signal })
  })

  it.each([
    [404, '“https://vimeo.com/7” was not found.'],
    [403, '“https://vimeo.com/7” is not embeddable.'],
    [500, 'There was an error fetching the embed code from Vimeo (500).'],
    [429, 'There was an error fetching the embed code from Vimeo (429).'],
  ])('VID-14 status %i: %s', async (status, message) => {
    answer(status, {})
    await expect(fetchEmbedInfo('7', signal)).rejects.toThrow(message)
  })

  it('VID-14 an answer that names a forbidden domain is not embeddable', async () => {
    answer(200, { domain_status_code: 403, html })
    await expect(fetchEmbedInfo('7', signal)).rejects.toThrow('“https://vimeo.com/7” is not embeddable.')
  })

  it('VID-14 a network that fails has no status', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('offline'))))
    await expect(fetchEmbedInfo('7', signal)).rejects.toThrow('There was an error fetching the embed code from Vimeo.')
  })

  it('VID-14 an answer with a frame of somebody else is refused', async () => {
    answer(200, { html: '<iframe src="https://evil.example/video/7"></iframe>' })
    await expect(fetchEmbedInfo('7', signal)).rejects.toThrow('There was an error fetching the embed code from Vimeo (200).')
  })
})
