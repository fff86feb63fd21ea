import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anchorTiming, ANCHOR_MARGIN } from './anchor.options'
import { judgeLink, readIds, readMarked, type Link } from './anchor.rules'

const HERE = 'https://example.com/guide/'
const judge = (href: string, more: Partial<Link> = {}, page = HERE) => judgeLink({ address: new URL(href, page).href, ...more }, page)

it('SCROLL-1 two phases of 400 and 450 ms, and 1 px more than what covers the top', () => {
  expect([anchorTiming.start, anchorTiming.arrival, ANCHOR_MARGIN]).toEqual([400, 450, 1])
})

describe('SCROLL-1 a link to a place on this page scrolls', () => {
  it.each(['#install', '/guide/#install', 'https://example.com/guide/#install', '?#install'])('SCROLL-1 %s', (href) => {
    expect(judge(href)).toEqual({ name: 'scroll', hash: 'install' })
  })
})

describe('SCROLL-3 links of other scripts are left alone', () => {
  it.each([
    ['#'],
    ['#!/route'],
    ['#/route'],
    ['#hubspot-open-chat'],
    ['#previousStep'],
    ['#nextStep'],
    ['#awb-oc__7'],
    ['#awb-open-oc__7'],
    ['#panel__cart'],
    ['#panel-open__cart'],
    ['#panel-close__cart'],
    ['#panel-close'],
    ['https://elsewhere.example/guide/#install'],
    ['https://example.com:8443/guide/#install'],
    ['http://example.com/guide/#install'],
    ['/about/#!/route'],
    ['/about/#nextStep'],
  ])('SCROLL-3 %s', (href) => {
    expect(judge(href)).toEqual({ name: 'leave' })
  })

  it.each([
    ['#tab-2', true, 'leave'],
    ['#tab', true, 'leave'],
    ['#tab-2', false, 'scroll'],
    ['#table-2', true, 'scroll'],
  ])('SCROLL-3 %s with mega menu %s: %s', (href, isInMegaMenu, name) => {
    expect(judge(href, { isInMegaMenu })).toHaveProperty('name', name)
  })

  it.each(['#hubspot-open-chats', '#nextSteps', '#next-step', '#a!b', '#a/b', '#panels', '#panel-closed'])(
    'SCROLL-3 but %s is a place like any other',
    (href) => {
      expect(judge(href)).toHaveProperty('name', 'scroll')
    },
  )
})

describe('SCROLL-2 a link to another page of the host opens it with the marker', () => {
  it.each([
    ['/about/#team', 'https://example.com/about/#_team'],
    ['/about#team', 'https://example.com/about/#_team'],
    ['/about.html#team', 'https://example.com/about.html#_team'],
    ['../#team', 'https://example.com/#_team'],
    ['/about/?sort=name#team', 'https://example.com/about/?sort=name#_team'],
    ['/about?sort=name#team', 'https://example.com/about/?sort=name#_team'],
    ['/über/#größe', 'https://example.com/%C3%BCber/#_gr%C3%B6%C3%9Fe'],
  ])('SCROLL-2 %s opens %s', (href, address) => {
    expect(judge(href)).toEqual({ name: 'open', address })
  })

  it('SCROLL-2 a link that has the marker already is followed as it is', () => {
    expect(judge('/about/#_team')).toEqual({ name: 'leave' })
  })
})

describe('SCROLL-2 a query makes it another page, unless it only says the language or opens the editor', () => {
  it.each<[page: string, href: string, more: Partial<Link>, result: object]>([
    ['/guide/', '/guide/?part=2#x', {}, { name: 'open', address: 'https://example.com/guide/?part=2#_x' }],
    ['/guide/', '/guide/?lang=de#x', {}, { name: 'scroll', hash: 'x' }],
    ['/guide/', '/guide/?a=1&builder=1#x', {}, { name: 'scroll', hash: 'x' }],
    ['/guide/', '/guide/?slang=de#x', {}, { name: 'open', address: 'https://example.com/guide/?slang=de#_x' }],
    ['/guide/', '/guide/?part=2#x', { isForThisPage: true }, { name: 'scroll', hash: 'x' }],
    ['/guide/', '/about/?part=2#x', { isForThisPage: true }, { name: 'open', address: 'https://example.com/about/?part=2#_x' }],
    ['/guide/?part=2', '#x', {}, { name: 'scroll', hash: 'x' }],
    ['/guide/?part=2', '/guide/?part=2#x', {}, { name: 'scroll', hash: 'x' }],
    ['/guide/?part=2', '/guide/#x', {}, { name: 'open', address: 'https://example.com/guide/#_x' }],
    ['/guide/?lang=de', '/guide/#x', {}, { name: 'scroll', hash: 'x' }],
    ['/?s=word', '/#x', {}, { name: 'open', address: 'https://example.com/#_x' }],
  ])('SCROLL-2 on %s, %s with %o', (...[page, href, more, result]) => {
    expect(judge(href, more, `https://example.com${page}`)).toEqual(result)
  })
})

describe('SCROLL-2 the marker is read back', () => {
  it.each([
    ['_team', 'team'],
    ['__team', '_team'],
    ['team', undefined],
    ['_', undefined],
    ['', undefined],
  ])('SCROLL-2 %s is %s', (hash, id) => {
    expect(readMarked(hash)).toBe(id)
  })
})

describe('SCROLL-1 an id may hold any character', () => {
  it.each([
    ['c++', ['c++']],
    ['c%2B%2B', ['c%2B%2B', 'c++']],
    ['100%', ['100%']],
    ['100%25', ['100%25', '100%']],
    ['%E6%97%A5%E6%9C%AC', ['%E6%97%A5%E6%9C%AC', '日本']],
  ])('SCROLL-1 %s means one of %o', (hash, ids) => {
    expect(readIds(hash)).toEqual(ids)
  })

  it('SCROLL-1 every id that a link can hold is found again behind the marker', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const verdict = judgeLink({ address: new URL(`/about/#${encodeURIComponent(id)}`, HERE).href }, HERE)
        if (verdict.name !== 'open') return
        expect(readIds(readMarked(new URL(verdict.address).hash.slice(1)) ?? '')).toContain(id)
      }),
    )
  })
})
