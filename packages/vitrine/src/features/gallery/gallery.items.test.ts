import { describe, expect, it } from 'vitest'
import { readRecognition, readThumbnail } from './gallery.answers'
import { embedOf } from './gallery.embeds'
import { isSafeAddress, readGroups, readItem, toPx, typeOf } from './gallery.items'
import { providerVideo } from './gallery.links'

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
      wheel: false,
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
  expect(readItem({ url: '/x', type: 'ajax' }).ajax).toEqual({ method: 'GET', url: undefined, data: undefined })
  expect(readItem({ url: '/x', type: 'ajax', options: { ajax: { type: 'post', url: '/y', data: { a: 1 } } } }).ajax).toEqual({
    method: 'POST',
    url: '/y',
    data: { a: '1' },
  })
})

it('GAL-1 a video may come in several files', () => {
  expect(
    readItem({
      url: '/a.mp4',
      options: { html5video: { webm: '/a.webm', ogg: 'data:text/html,x', poster: '/p.jpg', controls: false, autoplay: true } },
    }).video,
  ).toEqual({
    h264: undefined,
    webm: '/a.webm',
    ogg: undefined,
    poster: '/p.jpg',
    preload: 'metadata',
    hasControls: false,
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
  expect(readGroups({ tour: [{ url: '/a.jpg' }, { html: '<p>' }] })).toBeTruthy()
  for (const wrong of [[], 'tour', null, { tour: {} }, { tour: [{}] }, { tour: ['a.jpg'] }]) expect(readGroups(wrong)).toBeUndefined()
})

it('GAL-1 a provider is asked with the link’s own parameters and without cookies where it can', () => {
  const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&start=30&autoplay=1#x'
  expect(embedOf(providerVideo(youtube)!, youtube).src).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=30&autoplay=1&enablejsapi=1',
  )
  const vimeo = 'https://vimeo.com/76979871?preview=0'
  expect(embedOf(providerVideo(vimeo)!, vimeo).src).toBe('https://player.vimeo.com/video/76979871?title=0&byline=0&portrait=0')
})

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
      video: { webm: 'https://cdn.example/1.webm' },
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
