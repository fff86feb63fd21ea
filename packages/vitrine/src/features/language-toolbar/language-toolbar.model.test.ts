import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initial, next, type Event, type State } from './language-toolbar.model'
import { ADAPTERS, languageToolbarFields } from './language-toolbar.options'
import { placeToolbar } from './language-toolbar.place'
import { codeOf, defaultIn, directionOf, domainsOf, isSameLanguage, readPair, writePair } from './language-toolbar.rules'
import { readFields } from '../../core/read-fields'

const defaults = readFields(languageToolbarFields, {})

it('LANG-3 the defaults are those of the spec', () => {
  expect(defaults).toMatchObject({
    position: 'top',
    zIndex: 120,
    adjustment: 10,
    duration: 200,
    margin: 20,
    hoverDelay: 150,
    retryDelay: 500,
    hideOnClick: true,
    opensOnHover: false,
    order: ADAPTERS,
  })
})

it('the order of the translators is as it is given', () => {
  expect(readFields(languageToolbarFields, { order: 'widget, own' }).order).toEqual(['widget', 'own'])
  expect(() => readFields(languageToolbarFields, { order: 'somebody' })).toThrow('any of "own", "browser", "widget"')
})

describe('LANG-1 LANG-2 the toolbar', () => {
  const click = { hideOnClick: true, opensOnHover: false }
  const hover = { hideOnClick: true, opensOnHover: true }
  const stays = { hideOnClick: false, opensOnHover: false }
  it.each<[Event['type'], State, State, typeof click]>([
    ['press', 'hidden', 'shown', click],
    ['press', 'shown', 'hidden', click],
    ['press', 'leaving', 'hidden', hover],
    ['click-elsewhere', 'shown', 'hidden', click],
    ['click-elsewhere', 'shown', 'shown', stays],
    ['choose', 'shown', 'hidden', stays],
    ['escape', 'shown', 'hidden', stays],
    ['enter', 'hidden', 'hidden', click],
    ['enter', 'hidden', 'shown', hover],
    ['leave', 'shown', 'shown', click],
    ['leave', 'shown', 'leaving', hover],
    ['leave', 'hidden', 'hidden', hover],
    ['enter', 'leaving', 'shown', hover],
    ['delay-over', 'leaving', 'hidden', hover],
    ['delay-over', 'shown', 'shown', hover],
    ['open', 'hidden', 'shown', click],
    ['open', 'leaving', 'leaving', hover],
    ['close', 'shown', 'hidden', click],
  ])('%s: %s → %s', (type, from, ...[to, options]) => {
    expect(next(from, { type }, options)).toBe(to)
  })
  it('begins hidden', () => expect(initial()).toBe('hidden'))
})

describe('LANG-3 where the toolbar stands', () => {
  const window = { width: 1000, height: 800 }
  const toolbar = { width: 200, height: 60 }
  const { adjustment, margin } = defaults
  const place = (position: typeof defaults.position, ...[left, top, screen = window]: [number, number, typeof window?]) =>
    placeToolbar({ position, adjustment, margin, toolbar, window: screen, button: { left, top, width: 40, height: 40 } })
  it.each<[string, ReturnType<typeof place>, ReturnType<typeof place>]>([
    ['above', place('top', 500, 400), { position: 'top', left: 420, top: 330 }],
    ['below', place('bottom', 500, 400), { position: 'bottom', left: 420, top: 450 }],
    ['to the left', place('left', 500, 400), { position: 'left', left: 290, top: 390 }],
    ['to the right', place('right', 500, 400), { position: 'right', left: 550, top: 390 }],
    ['at the left edge', place('top', 5, 400), { position: 'top', left: 20, top: 330 }],
    ['at the right edge', place('bottom', 955, 400), { position: 'bottom', left: 780, top: 450 }],
    ['no room above', place('top', 500, 80), { position: 'bottom', left: 420, top: 130 }],
    ['just room above', place('top', 500, 90), { position: 'top', left: 420, top: 20 }],
    ['no room below', place('bottom', 500, 700), { position: 'top', left: 420, top: 630 }],
    ['no room to the left', place('left', 220, 400), { position: 'right', left: 270, top: 390 }],
    ['no room to either side', place('right', 100, 400, { width: 320, height: 800 }), { position: 'bottom', left: 20, top: 450 }],
    ['at the upper edge', place('right', 500, 0), { position: 'right', left: 550, top: 20 }],
  ])('%s', (_where, found, expected) => {
    expect(found).toEqual(expected)
  })
  it('is never nearer to an edge than the margin where the window is large enough', () => {
    const places = fc.record({
      position: fc.constantFrom('top', 'bottom', 'left', 'right'),
      left: fc.integer({ min: -50, max: 1050 }),
      top: fc.integer({ min: -50, max: 850 }),
    })
    fc.assert(
      fc.property(places, ({ position, left, top }) => {
        const found = place(position, left, top)
        expect(found.left).toBeGreaterThanOrEqual(20)
        expect(found.top).toBeGreaterThanOrEqual(20)
        expect(found.left + toolbar.width).toBeLessThanOrEqual(980)
        expect(found.top + toolbar.height).toBeLessThanOrEqual(780)
      }),
    )
  })
})

describe('LANG-4 LANG-5 the choice', () => {
  it.each([
    ['/en/fr', { from: 'en', to: 'fr' }],
    ['/en/zh-CN', { from: 'en', to: 'zh-CN' }],
    ['/en/', undefined],
    ['fr', undefined],
    ['/en/fr/de', undefined],
    ['/en/<b>', undefined],
    ['', undefined],
    [null, undefined],
  ])('the cookie %j', (value, pair) => {
    expect(readPair(value)).toEqual(pair)
    if (pair) expect(writePair(pair)).toBe(value)
  })

  it.each([
    ['localhost', [undefined]],
    ['127.0.0.1', [undefined]],
    ['[::1]', [undefined]],
    ['example.org', [undefined, 'example.org']],
    ['www.shop.example.org', [undefined, 'www.shop.example.org', 'shop.example.org', 'example.org']],
  ])('the domains of %s', (host, domains) => {
    expect(domainsOf(host)).toEqual(domains)
  })

  it.each([
    ['nturl notranslate fr flag French', 'fr'],
    ['  language\n notranslate   zh-CN ', 'zh-CN'],
    ['flag fr', undefined],
    ['', undefined],
  ])('the class %j', (className, code) => {
    expect(codeOf(className)).toBe(code)
  })

  it.each([
    ['default-language-en', 'en'],
    ['wide default-language-zh-CN dark', 'zh-CN'],
    ['my-default-language-en', undefined],
  ])('the container %j', (className, code) => {
    expect(defaultIn(className)).toBe(code)
  })

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['ar-EG', 'rtl'],
    ['HE', 'rtl'],
    ['az-Arab', 'rtl'],
    ['ks-Latn', 'ltr'],
    ['arn', 'ltr'],
  ])('LANG-9 %s is written %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction)
  })

  it.each([
    ['en', 'en-GB', true],
    ['en-GB', 'EN', true],
    ['pt-BR', 'pt-PT', false],
    ['zh-CN', 'zh-TW', false],
    ['en', 'fr', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameLanguage(one, other)).toBe(isSame)
  })
})
