import { afterEach, expect, test, vi } from 'vitest'
import { readEach, text } from '../../packages/vitrine/src/core/fields'
import { readCart } from '../../packages/vitrine/src/features/cart/cart.model'
import { readItem } from '../../packages/vitrine/src/features/gallery/items/item'
import { parseLiteral } from '../../packages/vitrine/src/features/gallery/items/literal'
import { readRecognition, readThumbnail } from '../../packages/vitrine/src/features/gallery/items/lookup'
import { readSettingsBlock } from '../../packages/vitrine/src/features/gallery/settings/block'
import { readGroups } from '../../packages/vitrine/src/features/gallery/settings/groups'
import { readSocialLinks } from '../../packages/vitrine/src/features/gallery/share/links'
import { readRecord } from '../../packages/vitrine/src/features/panel/rules/record'
import { readAnswer } from '../../packages/vitrine/src/features/search/search.model'
import { readSliderAnswer, readTransitions } from '../../packages/vitrine/src/features/slider-modal/slider-modal.answer'
import { readPageSettings } from '../../packages/vitrine/src/page/services/settings'
import { pageSettingsOf } from '../../packages/vitrine/src/page/services/options'

/** JSON whose names lead to the prototype of all objects. */
const HOSTILE = [
  '{"__proto__": {"polluted": "yes", "skin": "evil"}}',
  '{"constructor": {"prototype": {"polluted": "yes"}}}',
  '{"options": {"__proto__": {"polluted": "yes"}}, "texts": {"__proto__": {"polluted": "yes"}}}',
  '{"slider": {"__proto__": {"polluted": "yes"}}, "__proto__": {"slider": {"polluted": "yes"}}}',
  '{"success": true, "data": "x", "toload": {"__proto__": "/a.css"}, "transitions": {"__proto__": {"animation": "fade"}}}',
  '{"status": 200, "results": {"type": "image", "url": "/a.jpg", "__proto__": {"polluted": "yes"}}}',
  '[{"__proto__": {"polluted": "yes"}, "id": "a", "title": "A", "price": 1, "currency": "EUR", "href": "/a/", "quantity": 1}]',
  '{"a": {"source": "https://a.example/", "text": "A"}, "__proto__": {"source": "https://a.example/", "polluted": "yes"}}',
]

const ITEM = readItem({ url: '/a.jpg' })
const quietly = (read: () => unknown) => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Every reader of what comes as JSON: settings, options, answers of services, and what a store kept. */
const READERS: Readonly<Record<string, (json: string) => unknown>> = {
  'an item of a gallery': (json) => readItem(JSON.parse(json) as Record<string, unknown>),
  'an item’s options': (json) => readItem({ url: '/a.jpg', options: JSON.parse(json) as unknown }),
  'a literal of older pages': (json) => parseLiteral(json),
  'the gallery’s settings': (json) => readSettingsBlock(json, () => {}),
  'the gallery’s groups': (json) => readGroups(JSON.parse(json)),
  'links to share': (json) => readSocialLinks(json),
  'a recognition': (json) => readRecognition(JSON.parse(json), ITEM),
  'a thumbnail': (json) => readThumbnail(JSON.parse(json)),
  'a panel’s record': (json) => readRecord(JSON.parse(json)),
  'a cart': (json) => readCart(JSON.parse(json)),
  'an answer of a search': (json) => quietly(() => readAnswer(JSON.parse(json))),
  'a slider’s answer': (json) => quietly(() => readSliderAnswer(JSON.parse(json))),
  'a table of transitions': (json) => quietly(() => readTransitions(JSON.parse(json))),
  'the page’s settings': (json) => {
    vi.stubGlobal('window', { vitrineSettings: JSON.parse(json) as unknown })
    vi.stubGlobal('document', { querySelectorAll: () => [], dispatchEvent: () => true })
    vi.spyOn(console, 'error').mockReturnValue()
    readPageSettings()
    return pageSettingsOf('slider')
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['polluted', 'skin', 'slider']) Reflect.deleteProperty(Object.prototype, name)
})

const isPolluted = () => 'polluted' in {} || 'polluted' in Object || 'skin' in {}

test('a merge without care is polluted by such JSON', () => {
  type Tree = { [name: string]: Tree }
  const merge = (into: Tree, from: Tree): void => {
    for (const [name, value] of Object.entries(from))
      if (typeof value === 'object') merge((into[name] ??= {}), value)
      else into[name] = value
  }
  merge({}, JSON.parse(HOSTILE[0]!) as Tree)
  expect(isPolluted()).toBe(true)
})

test.each(Object.entries(READERS))('%s takes nothing over to other objects', (_, read) => {
  for (const json of HOSTILE) {
    const found = read(json)
    expect(isPolluted(), json).toBe(false)
    expect(Object(found), json).not.toHaveProperty('polluted')
  }
})

test('what another script has put on the prototype of all objects is no option', () => {
  Object.assign(Object.prototype, { skin: 'evil' })
  expect(readEach({ skin: text('dark') }, {}, () => {})).toEqual({ skin: 'dark' })
})
