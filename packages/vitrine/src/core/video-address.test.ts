import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSeconds, readVideoAddress, watchAddress } from './video-address'

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' }
const vimeo = { provider: 'vimeo', id: '76979871' }

describe('VID-1 the addresses of videos', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['http://youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['//youtu.be/aqz-KE-bpKQ', youtube],
    ['  https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ ', youtube],
    ['https://music.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
    ['HTTPS://YouTu.be/aqz-KE-bpKQ?si=abc', youtube],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0', youtube],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/v/aqz-KE-bpKQ', youtube],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share', youtube],
    ['https://www.youtube.com/live/aqz-KE-bpKQ/', youtube],
    ['https://youtu.be/aqz-KE-bpKQ?t=90', { ...youtube, start: 90 }],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', { ...youtube, start: 90 }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', { ...youtube, start: 3723 }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=30', { ...youtube, start: 30 }],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12&end=20', { ...youtube, start: 12, end: 20 }],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL0123', { ...youtube, list: 'PL0123' }],
    ['https://www.youtube.com/playlist?list=PL0123', { provider: 'youtube', id: 'videoseries', list: 'PL0123' }],
    ['https://www.youtube.com/embed/videoseries?list=PL0123', { provider: 'youtube', id: 'videoseries', list: 'PL0123' }],
    ['https://vimeo.com/76979871', vimeo],
    ['http://www.vimeo.com/76979871?share=copy', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/channels/1234/76979871', vimeo],
    ['https://vimeo.com/groups/5678/videos/76979871', vimeo],
    ['https://vimeo.com/showcase/1234/video/76979871', vimeo],
    ['https://vimeo.com/album/1234/video/76979871', vimeo],
    ['https://vimeo.com/76979871#t=30s', { ...vimeo, start: 30 }],
    ['https://vimeo.com/76979871#t=1m30s', { ...vimeo, start: 90 }],
    ['https://vimeo.com/76979871/8272103f6e', { ...vimeo, hash: '8272103f6e' }],
    ['https://vimeo.com/76979871/8272103f6e?share=copy#t=5s', { ...vimeo, hash: '8272103f6e', start: 5 }],
    ['https://vimeo.com/76979871/1234567890', { ...vimeo, hash: '1234567890' }],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', { ...vimeo, hash: '8272103f6e' }],
  ])('VID-1 %s', (address, video) => {
    expect(readVideoAddress(address)).toEqual(video)
  })

  it.each([
    '',
    'aqz-KE-bpKQ',
    '/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/short',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQx',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist',
    'https://www.youtube.com.example/watch?v=aqz-KE-bpKQ',
    'https://example.com/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be@example.com/aqz-KE-bpKQ',
    'javascript:https://youtu.be/aqz-KE-bpKQ',
    'https://vimeo.com/',
    'https://vimeo.com/staffpicks',
    'https://vimeo.com/album/1234',
    'https://vimeo.com.example/76979871',
    'https://[',
  ])('VID-1 %j is no video of theirs', (address) => {
    expect(readVideoAddress(address)).toBeUndefined()
  })

  it.each([
    [null, undefined],
    ['', undefined],
    ['abc', undefined],
    ['-5', undefined],
    ['1m30x', undefined],
    ['90', 90],
    ['90s', 90],
    ['1.5s', 1.5],
    ['1m', 60],
    ['2h', 7200],
    ['1:30', 90],
    ['1:02:03', 3723],
  ])('VID-1 the time %j is %j s', (text, seconds) => {
    expect(readSeconds(text)).toBe(seconds)
  })

  it('VID-1 whatever the address, it is read or refused, and what is read can be watched at its provider', () => {
    const part = fc.constantFrom(
      'https://',
      '//',
      'youtu.be/',
      'www.youtube.com/',
      'vimeo.com/',
      'watch?v=',
      'embed/',
      'aqz-KE-bpKQ',
      '76979871',
      '/8272103f6e',
      '#t=',
      '?t=',
      '1m30s',
      '&list=',
      'a b"<',
      '%',
      'channels/',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 7 }).map((parts) => parts.join('')),
        ),
        (address) => {
          const video = readVideoAddress(address)
          if (video) expect(readVideoAddress(watchAddress(video))).toMatchObject({ provider: video.provider, id: video.id })
        },
      ),
    )
  })

  it.each([
    [youtube, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [{ ...youtube, list: 'a b', start: 90.5 }, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=a%20b&t=90s'],
    [{ provider: 'youtube', id: 'videoseries', list: 'PL0123' }, 'https://www.youtube.com/playlist?list=PL0123'],
    [{ ...vimeo, hash: '8272103f6e', start: 30 }, 'https://vimeo.com/76979871/8272103f6e#t=30s'],
  ] as const)('VID-9 %o is watched at %s', (video, address) => {
    expect(watchAddress(video as Parameters<typeof watchAddress>[0])).toBe(address)
  })
})
