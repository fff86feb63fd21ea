import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHeadingInto, type Point } from './menu.aim'
import { initial, next, RESET_DELAY, type Event, type State } from './menu.flyout'
import { childrenOf, placesIn, type MenuItem } from './menu.items'
import { megaStart } from './menu.mega'
import { labelFrom } from './menu.options'

describe('MENU-2 labels come from a template with the name in it', () => {
  it.each([
    ['Open submenu of %s', 'Features', 'Open submenu of Features'],
    ['%s: %s', 'A', 'A: A'],
    ['Open', 'Features', 'Open'],
    ['Open %s', '$& $1 %s', 'Open $& $1 %s'],
  ])('MENU-2 %s with %s is %s', (template, name, label) => {
    expect(labelFrom(template, name)).toBe(label)
  })
})

describe('MENU-3 the flyout', () => {
  const menu: Event = { type: 'toggle', panel: 'menu' }
  const search: Event = { type: 'toggle', panel: 'search' }
  it.each<[State, Event, State]>([
    [initial(), menu, 'menu'],
    ['inactive', search, 'search'],
    ['menu', menu, 'inactive'],
    ['menu', search, 'search'],
    ['search', search, 'inactive'],
    ['search', menu, 'menu'],
    ['menu', { type: 'escape' }, 'inactive'],
    ['search', { type: 'escape' }, 'inactive'],
    ['menu', { type: 'widen' }, 'inactive'],
    ['inactive', { type: 'escape' }, 'inactive'],
  ])('MENU-3 from %s, %o leads to %s', (state, event, after) => {
    expect(next(state, event)).toBe(after)
  })

  it('MENU-3 what was inside is put back after 250 ms', () => {
    expect(RESET_DELAY).toBe(250)
  })
})

describe('MENU-4 a mega menu stays within its row', () => {
  const row = { start: 100, end: 1100 }
  it.each([
    ['there is room below the item', { item: 200, row, width: 600 }, 200],
    ['it just fits', { item: 500, row, width: 600 }, 500],
    ['it is flush with the end', { item: 501, row, width: 600 }, 500],
    ['it is as wide as the row', { item: 400, row, width: 1000 }, 100],
    ['it is wider than the row: centred on it', { item: 400, row, width: 1100 }, 50],
    ['it is as wide as the window: at its edge', { item: 400, row, width: 1200 }, 0],
  ])('MENU-4 %s', (_, space, start) => {
    expect(megaStart(space)).toBe(start)
  })

  it('MENU-4 never beyond the end of the row where the row is wide enough', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 300, max: 1600 }), fc.nat(), (begin, length, seed) => {
        const width = 1 + (seed % length)
        const item = begin + (seed % length)
        const start = megaStart({ item, row: { start: begin, end: begin + length }, width })
        expect(start + width).toBeLessThanOrEqual(begin + length)
        expect(start).toBeGreaterThanOrEqual(begin)
      }),
    )
  })
})

describe('MENU-4 the forgiving diagonal', () => {
  const below = { left: 100, top: 60, right: 400, bottom: 360 }
  const beside = { left: 300, top: 100, right: 500, bottom: 400 }
  it.each<[string, Point, Point, typeof below, boolean]>([
    ['down and aside, into a menu below', { x: 150, y: 30 }, { x: 180, y: 45 }, below, true],
    ['along the row, past it', { x: 150, y: 30 }, { x: 220, y: 30 }, below, false],
    ['upwards, away from it', { x: 150, y: 30 }, { x: 150, y: 10 }, below, false],
    ['not moving', { x: 150, y: 30 }, { x: 150, y: 30 }, below, false],
    ['aside and down, into a menu beside', { x: 250, y: 120 }, { x: 280, y: 160 }, beside, true],
    ['straight down, past it', { x: 250, y: 120 }, { x: 250, y: 160 }, beside, false],
    ['from the right, into a switched menu', { x: 560, y: 120 }, { x: 530, y: 150 }, beside, true],
  ])('MENU-4 %s', (_, before, ...[now, box, isHeading]) => {
    expect(isHeadingInto(before, now, box)).toBe(isHeading)
  })
})

describe('MENU-8 a menu knows where the visitor is', () => {
  const shop: MenuItem = { label: 'Shop', href: '/shop/', children: [{ label: 'Prints', href: '/shop/prints/' }] }
  it.each([
    ['/shop/', 'page'],
    ['/shop/prints/', 'branch'],
    ['/shop/other/', 'branch'],
    ['/', undefined],
    ['/shopping/', undefined],
    ['', undefined],
  ])('MENU-8 on %s the shop is marked %s', (path, place) => {
    expect(placesIn([shop], path)).toEqual([place])
  })

  it('MENU-8 the home page is no branch of everything', () => {
    expect(placesIn([{ label: 'Home', href: '/' }], '/shop/')).toEqual([undefined])
  })

  const look: MenuItem = {
    label: 'Look',
    href: '/gallery/',
    mega: {
      width: 'columns',
      columns: [
        { title: 'Shop', href: '/shop/', items: [{ label: 'Prints', href: '/shop/prints/' }] },
        { items: [{ label: 'Credits', href: '/credits/' }] },
      ],
    },
  }
  it.each([
    ['/shop/', [undefined, 'page', undefined]],
    ['/shop/prints/', [undefined, 'branch', undefined]],
    ['/shop/other/', [undefined, 'branch', undefined]],
    ['/credits/', ['branch', undefined, undefined]],
    ['/gallery/', ['page', undefined, undefined]],
    ['/contact/', [undefined, undefined, 'page']],
    ['/other/', [undefined, undefined, undefined]],
  ])('MENU-8 on %s a page that stands in two branches is marked in its own: %j', (path, places) => {
    expect(placesIn([look, shop, { label: 'Contact', href: '/contact/#form' }], path)).toEqual(places)
  })

  it('MENU-8 of items with the same address the one that leads to the page is marked', () => {
    const topics: MenuItem = { label: 'Topics', href: '/shop/', children: shop.children! }
    expect(placesIn([{ label: 'All', href: '/shop/' }, topics], '/shop/prints/')).toEqual([undefined, 'branch'])
    expect(placesIn([{ label: 'All', href: '/shop/' }, topics], '/shop/')).toEqual(['page', undefined])
  })

  it('MENU-1 mega menu columns are sub-menus in the mobile menu', () => {
    const item: MenuItem = {
      label: 'More',
      mega: {
        width: 'full',
        columns: [{ title: 'Look', href: '/a/', items: [{ label: 'B', href: '/b/' }] }, { items: [{ label: 'C', href: '/c/' }] }],
      },
    }
    expect(childrenOf(item)).toEqual([
      { label: 'Look', href: '/a/', children: [{ label: 'B', href: '/b/' }] },
      { label: 'C', href: '/c/' },
    ])
  })
})
