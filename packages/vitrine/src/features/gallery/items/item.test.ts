import { describe, expect, it } from 'vitest'
import { readVideoAddress } from '../../../core/video-address'
import { readRecognition, readThumbnail } from './lookup'
import { embedOf } from '../media/embed'
import { isSafeAddress, readItem, toPx, typeOf, type ItemInput } from './item'
import { readCall } from '../media/contents'
import { readVideoFiles } from '../media/video'
import { isOff } from '../links/address'
import { galleryFields } from '../gallery.options'

it.each([
  ['/a.jpg', 'image'],
  ['/a.svg?x', 'image'],
  ['/a.mp4', 'video'],
  ['/a.ogg', 'video'],
  ['/a.webm', 'video'],
  ['https://vimeo.com/1', 'video'],
  ['https://youtu.be/aqz-KE-bpKQ', 'video'],
  ['/a.swf', 'flash'],
  ['#terms', 'inline'],
  ['/page/', undefined],
])('GAL-1 the address %s tells the type %s', (url, type) => {
  expect(typeOf(url)).toBe(type)
})

describe('GAL-3 item fields', () => {
  it('reads every field, from the item or from its options', () => {
    const item = readItem({
      url: '/a.jpg',
      type: 'Image',
      caption: ' A caption ',
      title: 'A title',
      alt: 'An alt',
      options: {
        thumbnail: '/t.jpg',
        width: '800',
        height: '50%',
        social: { mail: { source: 'mailto:?body={URL}', text: 'Mail' } },
        skin: 'light',
        mousewheel: 'no',
      },
    })
    expect(item).toMatchObject({
      url: '/a.jpg',
      type: 'image',
      caption: 'A caption',
      title: 'A title',
      alt: 'An alt',
      thumbnail: '/t.jpg',
      width: 800,
      height: '50%',
      skin: 'light',
      mousewheel: false,
      swipe: true,
    })
    expect(item.social).toEqual({ mail: { source: 'mailto:?body={URL}', text: 'Mail' } })
  })
  it('takes an address that nothing knows for a page in a frame, not yet recognised', () => {
    expect(readItem({ url: '/page/' })).toMatchObject({ type: 'iframe', isTyped: false })
    expect(readItem({ url: '/page/', type: 'ajax' })).toMatchObject({ type: 'ajax', isTyped: true })
    expect(readItem({ html: '<p>Hello</p>' })).toMatchObject({ type: 'html', isTyped: true, html: '<p>Hello</p>' })
  })
  it('takes nothing that is not of its kind', () => {
    const item = readItem({
      url: 7,
      type: 'applet',
      caption: {},
      thumbnail: 'javascript:alert(1)',
      options: 'width: 3',
      width: -3,
      height: 'tall',
    })
    expect(item).toMatchObject({ url: '', type: 'iframe', caption: '', thumbnail: '', width: undefined, height: undefined })
  })
  it('reads a length in px or as a share', () => {
    expect(toPx(300, 1000)).toBe(300)
    expect(toPx('40%', 1000)).toBe(400)
  })
})

it('GAL-18 an ajax item is got by GET, or as its options say', () => {
  const call = (input: ItemInput) => readCall(readItem(input).ajax, () => {})
  expect(call({ url: '/x', type: 'ajax' })).toEqual({ type: 'GET', url: undefined, data: undefined })
  expect(call({ url: '/x', type: 'ajax', options: { ajax: { type: 'post', url: '/y', data: { a: 1 } } } })).toEqual({
    type: 'POST',
    url: '/y',
    data: { a: '1' },
  })
})

it('GAL-1 a video may come in several files', () => {
  expect(
    readVideoFiles(
      readItem({
        url: '/a.mp4',
        options: { html5video: { webm: '/a.webm', ogg: 'data:text/html,x', poster: '/p.jpg', controls: false, autoplay: true } },
      }).html5video,
      () => {},
    ),
  ).toEqual({
    h264: undefined,
    webm: '/a.webm',
    ogg: undefined,
    poster: '/p.jpg',
    preload: 'metadata',
    controls: false,
    autoplay: true,
  })
})

it.each([
  ['/a', true],
  ['https://a.example/', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['file:///etc/passwd', false],
])('GAL-18 whether %o may be loaded: %s', (url, expected) => {
  expect(isSafeAddress(url)).toBe(expected)
})

it('GAL-22 groups in the settings are lists of items', () => {
  const read = galleryFields.groups.read!
  expect(read({ tour: [{ url: '/a.jpg' }, { html: '<p>' }] })).toBeTruthy()
  // At build, one wrong item stops it: the owner is there to mend it.
  for (const wrong of [[], 'tour', null, { tour: {} }, { tour: [{}] }, { tour: ['a.jpg'] }]) expect(read(wrong)).toBeUndefined()
})

it('GAL-1 a provider is asked with the link’s own parameters and without cookies where it can', () => {
  const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&start=30&autoplay=1#x'
  expect(embedOf(readVideoAddress(youtube)!, youtube).src).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=30&enablejsapi=1',
  )
  const vimeo = 'https://vimeo.com/76979871?preview=0'
  expect(embedOf(readVideoAddress(vimeo)!, vimeo).src).toBe('https://player.vimeo.com/video/76979871?title=0&byline=0&portrait=0')
})

it.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=90', '?start=90&enablejsapi=1'],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', '?start=90&enablejsapi=1'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', '?start=3723&enablejsapi=1'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=45s', '?start=45&enablejsapi=1'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=30&end=40', '?end=40&start=30&enablejsapi=1'],
  ['https://youtu.be/aqz-KE-bpKQ?t=soon', '?enablejsapi=1'],
  ['https://youtu.be/aqz-KE-bpKQ?t=0', '?enablejsapi=1'],
  ['https://vimeo.com/76979871#t=1m30s', '?title=0&byline=0&portrait=0#t=90s'],
  ['https://vimeo.com/76979871#t=15', '?title=0&byline=0&portrait=0#t=15s'],
  ['https://vimeo.com/76979871?t=15', '?title=0&byline=0&portrait=0#t=15s'],
  ['https://vimeo.com/76979871/abcdef1234', '?h=abcdef1234&title=0&byline=0&portrait=0'],
  ['https://vimeo.com/76979871/abcdef1234?share=copy#t=0m9s', '?share=copy&h=abcdef1234&title=0&byline=0&portrait=0#t=9s'],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', '?h=abcdef1234&title=0&byline=0&portrait=0'],
])('GAL-1 %s begins where its link says, also where it is unlisted', (address, query) => {
  const { src } = embedOf(readVideoAddress(address)!, address)
  expect(src.slice(src.indexOf('?'))).toBe(query)
})

it('GAL-1 a video plays by itself as its link says, when it is asked to, and never where less motion is wanted', () => {
  const address = 'https://vimeo.com/76979871?autoplay=1#t=5'
  const video = readVideoAddress(address)!
  expect(embedOf(video, address, 'never').src).not.toContain('autoplay')
  expect(embedOf(video, address).src).toContain('autoplay=1')
  expect(embedOf(video, 'https://vimeo.com/76979871#t=5', 'asked').src).toBe(
    'https://player.vimeo.com/video/76979871?title=0&byline=0&portrait=0&autoplay=1#t=5s',
  )
})

it.each([
  ['https://youtu.be/aqz-KE-bpKQ', { statusYt: '0' }, true],
  ['https://youtu.be/aqz-KE-bpKQ', { statusYt: false }, true],
  ['https://youtu.be/aqz-KE-bpKQ', { statusVimeo: '0' }, false],
  ['https://youtu.be/aqz-KE-bpKQ', { statusYt: 'maybe' }, false],
  ['https://vimeo.com/76979871', { statusVimeo: '0' }, true],
  ['/film.mp4', { statusYt: '0', statusVimeo: '0' }, false],
])('VID-9 whether %s is switched off by %o: %s', (address, options, expected) => expect(isOff(address, options)).toBe(expected))

describe('GAL-19 what the recognition service answers', () => {
  const item = readItem({ url: 'https://clips.example/1' })
  it('is read from status and results', () => {
    const answer = {
      status: 200,
      results: {
        type: 'video',
        source: 'https://cdn.example/1.mp4',
        images: ['https://cdn.example/1.jpg'],
        html5video: { webm: 'https://cdn.example/1.webm' },
      },
    }
    expect(readRecognition(answer, item)).toMatchObject({
      type: 'video',
      url: 'https://cdn.example/1.mp4',
      thumbnail: 'https://cdn.example/1.jpg',
      isTyped: true,
      html5video: { webm: 'https://cdn.example/1.webm' },
    })
  })
  it.each([
    ['another status', { status: 404, results: { type: 'image', source: 'https://cdn.example/1.jpg' } }],
    ['no results', { status: 200 }],
    ['an unknown type', { status: 200, results: { type: 'applet', source: 'https://cdn.example/1' } }],
    ['markup to show', { status: 200, results: { type: 'html', source: 'https://cdn.example/1' } }],
    ['a script for an address', { status: 200, results: { type: 'image', source: 'javascript:alert(1)' } }],
    ['a list', []],
    ['nothing', null],
    ['a text', '<script>'],
  ])('%s leaves the item as it was', (_, answer) => {
    expect(readRecognition(answer, item)).toBe(item)
  })
})

it('GAL-20 a thumbnail is the answer’s thumbnail_url, if that is an address', () => {
  expect(readThumbnail({ thumbnail_url: 'https://i.vimeocdn.com/1.jpg' })).toBe('https://i.vimeocdn.com/1.jpg')
  for (const wrong of [{ thumbnail_url: 'javascript:1' }, { thumbnail_url: 3 }, {}, null, 'x']) expect(readThumbnail(wrong)).toBe('')
})
