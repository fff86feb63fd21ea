import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDeepLink, writeDeepLink } from '../history/deep-link'
import { fill } from './elements'
import { areaIn, placeIn, scaleFor, sizeIn, type Conditions } from './layout'
import { leftAfter } from '../input/pull'
import { DEFAULT_SOCIAL_LINKS, nameLink, readSocialLinks } from '../share/links'
import { shareAddress, windowFeatures } from '../share/menu'
import { centred, firstThumbnail, inView, MOST_THUMBNAILS } from './thumbnails'
import { readSwipe } from '../input/gestures'
import { bound, canPan, isZoomed, maxZoom, NO_ZOOM, panBy, stepIn, zoomTo } from '../input/zoom'

const limits = { minScale: 0.2, maxScale: 1 }

it.each([
  ['fits as it is', { width: 400, height: 300 }, limits, 1],
  ['is too wide', { width: 2000, height: 500 }, limits, 0.5],
  ['is too high', { width: 500, height: 1600 }, limits, 0.5],
  ['is far too large', { width: 20_000, height: 100 }, limits, 0.2],
  ['is far too large, on the site', { width: 20_000, height: 100 }, { minScale: 0.075, maxScale: 1 }, 0.075],
])('GAL-16 a picture that %s', (...[, natural, given, scale]) => {
  expect(scaleFor(natural, { width: 1000, height: 800 }, given)).toBe(scale)
})

it('GAL-16 an item may fill, fit or stretch over the whole area', () => {
  const natural = { width: 100, height: 50 }
  const area = { width: 400, height: 400 }
  expect(sizeIn(natural, area, { ...limits, fullViewPort: 'fit' })).toEqual({ width: 400, height: 200 })
  expect(sizeIn(natural, area, { ...limits, fullViewPort: 'fill' })).toEqual({ width: 800, height: 400 })
  expect(sizeIn(natural, area, { ...limits, fullViewPort: 'stretch' })).toEqual(area)
})

describe('GAL-5 the strip’s place', () => {
  const layout: Conditions = {
    window: { width: 1280, height: 800 },
    path: 'vertical',
    isMobile: false,
    isFullscreen: false,
    hasStrip: true,
    thumbnail: { width: 120, height: 80 },
    peek: 0,
  }
  it('is at the side on the vertical path, below on the horizontal one', () => {
    expect(placeIn(layout)).toMatchObject({ way: 'vertical', strip: 144, stage: { width: 1136, height: 800 }, side: 64 })
    expect(placeIn({ ...layout, path: 'horizontal' })).toMatchObject({ way: 'horizontal', strip: 104, stage: { width: 1280, height: 696 } })
    expect(placeIn({ ...layout, hasStrip: false })).toMatchObject({ strip: 0, stage: layout.window })
  })
  it('GAL-16 is below and half the size on a phone', () => {
    const place = placeIn({ ...layout, isMobile: true, window: { width: 360, height: 640 } })
    expect(place).toMatchObject({ way: 'horizontal', thumbnail: { width: 60, height: 40 }, side: 0, strip: 64 })
    expect(areaIn(place, false).width).toBe(360)
  })
  it('is nowhere in fullscreen', () => {
    expect(areaIn(placeIn({ ...layout, isFullscreen: true }), true)).toEqual(layout.window)
  })
  it('leaves room for neighbours that peek in', () => {
    expect(placeIn({ ...layout, path: 'horizontal', window: { width: 600, height: 600 }, peek: 45 })).toMatchObject({ side: 45 })
    expect(placeIn({ ...layout, peek: 60 })).toMatchObject({ top: 60, bottom: 60 })
  })
  it('leaves room for a caption', () => {
    const place = placeIn(layout)
    expect(areaIn(place, true).height).toBeLessThan(areaIn(place, false).height)
  })
})

it.each([
  [{ x: -101, y: 0, time: 999 }, 'horizontal', 'next'],
  [{ x: 101, y: 99, time: 999 }, 'horizontal', 'previous'],
  [{ x: -100, y: 0, time: 10 }, 'horizontal', undefined],
  [{ x: -300, y: 100, time: 10 }, 'horizontal', undefined],
  [{ x: -300, y: -100, time: 10 }, 'horizontal', undefined],
  [{ x: -300, y: 0, time: 1000 }, 'horizontal', undefined],
  [{ x: 0, y: -300, time: 10 }, 'horizontal', undefined],
  [{ x: -300, y: 0, time: 10 }, 'vertical', 'next'],
  [{ x: 0, y: -101, time: 10 }, 'vertical', 'next'],
  [{ x: 99, y: 101, time: 10 }, 'vertical', 'previous'],
] as const)('GAL-12 a stroke of %o on the %s path means %s', (stroke, path, expected) => {
  expect(readSwipe(stroke, { path })).toBe(expected)
})

it('GAL-12 from right to left, the other way is next', () => {
  expect(readSwipe({ x: 150, y: 0, time: 10 }, { path: 'horizontal', isRightToLeft: true })).toBe('next')
  expect(readSwipe({ x: -150, y: 0, time: 10 }, { path: 'horizontal', isRightToLeft: true })).toBe('previous')
})

describe('GAL-9 deep links', () => {
  it.each([
    ['garden/0', { group: 'garden', index: 0 }],
    ['iLightbox[gallery-1]/12', { group: 'iLightbox[gallery-1]', index: 12 }],
    ['a/b/3', { group: 'a/b', index: 3 }],
    ['garden', undefined],
    ['garden/', undefined],
    ['/3', undefined],
    ['garden/x', undefined],
    ['garden/-1', undefined],
    ['', undefined],
  ])('%o is %o', (hash, link) => {
    expect(readDeepLink(hash)).toEqual(link)
  })
  it('are read as they were written, whatever the group is called', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((name) => !/[\r\n\u2028\u2029]/.test(name)),
        fc.nat(999_999),
        (...[group, index]) => {
          expect(readDeepLink(decodeURIComponent(writeDeepLink({ group, index })))).toEqual({ group, index })
        },
      ),
    )
  })
})

describe('GAL-7 sharing', () => {
  it.each([
    [640, 360, 'width=640,height=360,left=40,top=40,resizable=yes,scrollbars=yes,noopener'],
    [Number.NaN, Number.NaN, 'width=640,height=360,left=40,top=40,resizable=yes,scrollbars=yes,noopener'],
    [0, 360, 'noopener'],
  ])('a window of %d by %d', (...[width, height, features]) => {
    expect(windowFeatures(width, height)).toBe(features)
  })
  it('encodes the address as services want it', () => {
    expect(shareAddress({ source: 'https://s.example/?u={URL}', text: '' }, "https://a.example/b c?d=(e)!*'#f/1")).toBe(
      'https://s.example/?u=https%3A%2F%2Fa.example%2Fb+c%3Fd%3D%28e%29%21%2A%27%23f%2F1',
    )
  })
  it('takes links by name, also as JSON, and none that would run', () => {
    expect(readSocialLinks('{"mail":{"source":"mailto:?body={URL}","text":"Mail"}}')).toEqual({
      mail: { source: 'mailto:?body={URL}', text: 'Mail' },
    })
    for (const wrong of ['x', [], null, { a: null }, { a: { source: 'javascript:alert(1)', text: 'x' } }, { a: { text: 'x' } }])
      expect(readSocialLinks(wrong)).toBeUndefined()
    expect(readSocialLinks(DEFAULT_SOCIAL_LINKS)).toEqual(DEFAULT_SOCIAL_LINKS)
  })
  it('are named in the language of the page, but for those that the site has named itself', () => {
    const german = { shareOn: 'Auf {network} teilen', shareByMail: 'Per E-Mail teilen' }
    const own = { source: 'https://s.example/?u={URL}', text: 'Share on Mastodon' }
    expect([...Object.values(DEFAULT_SOCIAL_LINKS), own].map((link) => nameLink(link, german))).toEqual([
      ...['Facebook', 'X', 'Reddit', 'LinkedIn', 'WhatsApp'].map((name) => `Auf ${name} teilen`),
      'Per E-Mail teilen',
      'Share on Mastodon',
    ])
  })
})

describe('GAL-5 the thumbnails in the document', () => {
  it('are few, whatever the number of items, and hold those in view', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(700_000), (...[total, offset]) => {
        const strip = { total, step: 128, room: 5000 }
        const first = firstThumbnail(offset, strip)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(Math.max(0, total - MOST_THUMBNAILS))
        const [firstSeen, lastSeen] = inView(Math.min(offset, Math.max(0, total - 9) * 128), strip)
        if (offset === Math.min(offset, Math.max(0, total - 9) * 128)) {
          expect(first).toBeLessThanOrEqual(firstSeen)
          expect(first + MOST_THUMBNAILS - 1).toBeGreaterThanOrEqual(Math.min(lastSeen, total - 1))
        }
      }),
    )
  })
  it('have those in view among them', () => {
    const strip = { total: 60, step: 100, room: 500 }
    expect(inView(0, strip)).toEqual([0, 4])
    expect(inView(120, strip)).toEqual([1, 6])
    expect(inView(120, { ...strip, total: 3 })).toEqual([1, 2])
    expect(inView(1000, { ...strip, room: 5000 })).toEqual([10, 18])
  })
  it('have the active one in the middle, or as near to it as the ends allow', () => {
    const strip = { total: 20, step: 100, room: 500 }
    expect(centred(0, strip)).toBe(0)
    expect(centred(10, strip)).toBe(800)
    expect(centred(19, strip)).toBe(1500)
    expect(centred(10, { ...strip, room: 5000 })).toBe(600)
    expect(centred(2, { ...strip, total: 4 })).toBe(0)
  })
})

describe('GAL-8 zooming into a picture', () => {
  const bounds = { fitted: { width: 800, height: 600 }, stage: { width: 1000, height: 800 }, max: 4 }
  it('keeps the point under the finger', () => {
    const zoom = zoomTo({ zoom: NO_ZOOM, scale: 3, at: { x: 100, y: 50 } }, bounds)
    expect(zoom).toEqual({ scale: 3, x: -200, y: -100 })
    expect(isZoomed(zoom)).toBe(true)
    expect(isZoomed(zoomTo({ zoom, scale: 0.5, at: { x: 0, y: 0 } }, bounds))).toBe(false)
  })
  it('never leaves the stage half empty', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), fc.integer(), fc.integer(), (...[scale, x, y]) => {
        const zoom = bound({ scale, x, y }, bounds)
        expect(zoom.scale).toBeGreaterThanOrEqual(1)
        expect(zoom.scale).toBeLessThanOrEqual(4)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (800 * zoom.scale - 1000) / 2))
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (600 * zoom.scale - 800) / 2))
      }),
    )
  })
  it('pans only where there is more to see', () => {
    expect(panBy(NO_ZOOM, { x: 50, y: 50 }, bounds)).toEqual(NO_ZOOM)
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 50, y: 50 }, bounds)).toEqual({ scale: 2, x: 50, y: 50 })
  })
  it('GAL-8 shows every edge, also where the place is not in the middle of the stage', () => {
    const off = { ...bounds, middle: { x: 0, y: 22 } }
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 0, y: -9999 }, off).y).toBe(-200 - 22)
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 0, y: 9999 }, off).y).toBe(200 - 22)
    expect(panBy(NO_ZOOM, { x: 0, y: 50 }, off)).toEqual(NO_ZOOM)
  })
  it('GAL-16 can pan what nobody has zoomed, where it is larger than the stage, and only that way', () => {
    const wide = { ...bounds, fitted: { width: 2400, height: 200 } }
    expect(canPan(NO_ZOOM, { x: -5, y: 1 }, wide)).toBe(true)
    expect(canPan(NO_ZOOM, { x: 1, y: -5 }, wide)).toBe(false)
    expect(canPan({ scale: 1, x: -700, y: 0 }, { x: -5, y: 0 }, wide)).toBe(false)
    expect(canPan({ scale: 1, x: -700, y: 0 }, { x: 5, y: 0 }, wide)).toBe(true)
    expect(canPan(NO_ZOOM, { x: -5, y: 1 }, bounds)).toBe(false)
  })
  it('GAL-12 leaves less to see the further it is pulled, and nothing in the end', () => {
    expect([-50, 0, 100, 200, 400, 900].map(leftAfter)).toEqual([1, 1, 0.75, 0.5, 0, 0])
  })
  it('steps to the natural size, or to twice what is seen', () => {
    expect(stepIn({ width: 3200, height: 2400 }, bounds.fitted)).toBe(4)
    expect(stepIn({ width: 800, height: 600 }, bounds.fitted)).toBe(2)
    expect(maxZoom({ width: 3200, height: 2400 }, bounds.fitted)).toBe(8)
    expect(maxZoom({ width: 800, height: 600 }, bounds.fitted)).toBe(3)
  })
})

it('GAL-17 texts are filled in', () => {
  expect(fill('{index} of {total}, {unknown}', { index: 3, total: 12 })).toBe('3 of 12, {unknown}')
})
