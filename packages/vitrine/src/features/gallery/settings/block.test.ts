import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flatNames } from '../../../core/flat-names'
import { SettingError } from '../../../core/setting-error'
import type { WrongSetting } from '../../../page/services/wrong-setting'
import { galleryFields } from '../gallery.options'
import { readItem } from '../items/item'
import { readVideoFiles } from '../media/video'
import { readSettingsBlock } from './block'
import { ownName } from './flat-names'
import { readGroups } from './groups'

const inWords = ({ setting, given, allowed }: WrongSetting) => new SettingError(setting, given, allowed).message

const read = (json: string) => {
  const wrong: string[] = []
  return { ...readSettingsBlock(json, (fault) => wrong.push(inWords(fault)), ownName), wrong }
}

it.each([
  ['{"options": {"skin": "light"}, "texts": {"next": "On"}}', { skin: 'light' }, { next: 'On' }],
  ['{"lightbox_opacity": "0.5", "lightbox_loop": "1"}', { opacity: '0.5', loop: '1' }, {}],
  ['{"options": {"lightbox_slideshow_speed": "7000", "status_yt": "0"}}', { pauseTime: '7000', statusYt: '0' }, {}],
  ['{"lightbox_skin": "dark", "options": {"skin": "light"}}', { skin: 'light' }, {}],
  ['{"skin": "light"}', { skin: 'light' }, {}],
  ['{}', {}, {}],
])('GAL-22 the settings block %s', (json, options, texts) => expect(read(json)).toEqual({ options, texts, wrong: [] }))

it.each([
  ['{oops', 'data-gallery-settings is "{oops", but it must be a JSON object such as {"options": {"skin": "light"}}.', {}],
  ['[1]', 'data-gallery-settings is [1], but it must be', {}],
  ['null', 'data-gallery-settings is null, but it must be', {}],
  ['', 'data-gallery-settings is "", but it must be', {}],
  ['{"options": "dark", "lightbox_loop": "1"}', 'gallery.options is "dark", but it must be', { loop: '1' }],
  ['{"texts": ["x"], "options": {"loop": true}}', 'gallery.texts is ["x"], but it must be', { loop: true }],
])('GAL-22 what is wrong in %s is told, and the rest counts', (json, message, options) => {
  expect(read(json).wrong).toEqual([expect.stringContaining(message)])
  expect(read(json).options).toEqual(options)
})

it('GAL-22 no text is too strange for a settings block', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      expect(read(json).options).toBeTypeOf('object')
    }),
  )
})

it('GAL-22 every flat name of the gallery means an option that there is', () => {
  const own = Object.values(flatNames).filter(([group]) => group === 'gallery')
  expect(own).toHaveLength(17)
  for (const [, name] of own) expect(Object.keys(galleryFields)).toContain(name)
})

it('GAL-22 one bad item spoils neither its group nor another', () => {
  const wrong: string[] = []
  const good = { url: '/a.jpg' }
  expect(
    readGroups({ tour: [good, {}, 'b.jpg', null, { html: '<p>x</p>' }], trip: 'c.jpg', walk: [good] }, (fault) =>
      wrong.push(inWords(fault)),
    ),
  ).toEqual({
    tour: [good, { html: '<p>x</p>' }],
    walk: [good],
  })
  expect(wrong).toEqual([
    'gallery.groups.tour[1] is {}, but it must be an item with at least a url (or html).',
    'gallery.groups.tour[2] is "b.jpg", but it must be an item with at least a url (or html).',
    'gallery.groups.tour[3] is null, but it must be an item with at least a url (or html).',
    'gallery.groups.trip is "c.jpg", but it must be a list of items, each with at least a url (or html).',
  ])
})

it('GAL-3 a value that an item cannot have is told with what is allowed, and its default serves', () => {
  const wrong: string[] = []
  const item = readItem(
    {
      url: '/a.jpg',
      type: 'applet',
      width: 'tall',
      height: '50%',
      thumbnail: 'javascript:1',
      options: { swipe: 'maybe', html5video: { preload: 'all' }, ajax: 7 },
    },
    (fault) => wrong.push(inWords(fault)),
  )
  expect(item).toMatchObject({
    type: 'image',
    width: undefined,
    height: '50%',
    thumbnail: '',
    swipe: true,
    ajax: {},
  })
  expect(readVideoFiles(item.html5video, (fault) => wrong.push(inWords(fault)))).toMatchObject({ preload: 'metadata' })
  expect(wrong).toEqual([
    expect.stringContaining('gallery.type is "applet", but it must be one of "image"'),
    expect.stringContaining('gallery.thumbnail is "javascript:1", but it must be an address'),
    'gallery.width is "tall", but it must be a number of px, or a share of the window such as "80%".',
    expect.stringContaining('gallery.swipe is "maybe", but it must be on or off'),
    'gallery.ajax is 7, but it must be an object such as {"type": "POST"}.',
    'gallery.html5video.preload is "all", but it must be one of "none", "metadata", "auto".',
  ])
})

it('GAL-3 no item is too strange to be read', () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('url', 'type', 'width', 'options', 'social', 'caption', 'html5video'))
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (input) => {
      expect(readItem(input).url).toBeTypeOf('string')
    }),
  )
  fc.assert(
    fc.property(fc.anything(), (given) => {
      expect(readGroups(given)).toBeTypeOf('object')
    }),
  )
})
