import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFields } from '../../core/read-fields'
import { layoutFields } from './layout.options'
import { layoutStylesheet } from './layout.stylesheet'
import { fluidSize } from './layout.typography'

const options = readFields(layoutFields, {})
const sheet = (given: object) => layoutStylesheet(readFields(layoutFields, { ...given }), { '--step-5': 5 })

/** px: what the browser makes of the CSS at a window width, with running text of 1 rem. */
function sizeAt(css: string, width: number): number {
  const fixed = /^([\d.]+)rem$/.exec(css)
  if (fixed) return Number(fixed[1]) * 16
  const [, max, factor, rem, vw] = (
    /^clamp\(min\(([\d.]+)rem, ([\d.]+) \* var\(--step-0, 1rem\)\), ([\d.]+)rem \+ ([\d.]+)vw, [\d.]+rem\)$/.exec(css) ?? []
  ).map(Number)
  return Math.max(Math.min(max! * 16, factor! * 16), Math.min(rem! * 16 + (vw! * width) / 100, max! * 16))
}

describe('PAGE-3 headings follow the window by factor and sensitivity', () => {
  it.each([
    ['full size from the full width on', { typographySensitivity: 0.5 }, 1440, 80],
    ['half-way, half as sensitive as the window', { typographySensitivity: 0.5 }, 720, 60],
    ['in step with the window', { typographySensitivity: 1 }, 720, 40],
    ['never below the factor', { typographySensitivity: 1, typographyFactor: 2 }, 320, 32],
    ['not at all with a sensitivity of 0', { typographySensitivity: 0 }, 320, 80],
    ['a full width of its own', { typographySensitivity: 1, typographyWidth: 1000 }, 500, 40],
  ])('PAGE-3 %s', (...[, given, width, px]) => {
    expect(sizeAt(fluidSize(5, { ...options, ...given }), width)).toBeCloseTo(px, 1)
  })

  it('PAGE-3 a heading that is smaller than the factor allows keeps its size', () => {
    expect(sizeAt(fluidSize(1.25, options), 320)).toBe(20)
  })

  it('PAGE-3 never smaller on a wider window, never above the full size', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 10, noNaN: true }),
        share,
        fc.double({ min: 1, max: 3, noNaN: true }),
        (rem, typographySensitivity, typographyFactor) => {
          const css = fluidSize(rem, { ...options, typographySensitivity, typographyFactor })
          const sizes = [320, 480, 800, 1200, 1440, 2400].map((width) => sizeAt(css, width))
          expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
          expect(sizes.at(-1)).toBeCloseTo(rem * 16, 1)
        },
      ),
    )
  })
})

describe('PAGE-4 break points reach the style sheet', () => {
  it.each([
    [{}, '@media (max-width: 640px) { .hide-small'],
    [{}, '@media (min-width: 641px) and (max-width: 1024px) { .hide-medium'],
    [{}, '@media (min-width: 1025px) { .hide-large'],
    [{ visibilitySmall: '500' }, '@media (max-width: 500px) { .hide-small'],
    [{ visibilitySmall: '500', visibilityMedium: '900' }, '@media (min-width: 501px) and (max-width: 900px) { .hide-medium'],
    [{}, '@media (max-width: 800px) { .columns'],
    [{ contentBreakPoint: '700' }, '@media (max-width: 700px) { .columns'],
    [{ sidebarBreakPoint: '900' }, "@media (max-width: 900px) { [data-feature='sticky'][data-sidebar]"],
    [{ stickySidebars: 'left' }, "[data-feature='sticky'][data-sidebar='right'] { --sticky-position: static; }"],
  ])('PAGE-4 with %o: %s', (given, css) => {
    expect(sheet(given)).toContain(css)
  })

  it('PAGE-4 with both sidebars sticky neither is made to stand', () => {
    expect(sheet({})).not.toContain("[data-sidebar='")
  })

  it.each(['contentBreakPoint', 'visibilitySmall', 'typographyFactor'])('PAGE-4 a wrong %s is named', (name) => {
    expect(() => readFields(layoutFields, { [name]: 'wide' }, 'layout')).toThrow(`layout.${name} is "wide", but it must be`)
  })
})
