import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, readColour, toHex } from './colours'
import { findFaint, measurePairs } from './contrast'
import { readTokens } from './tokens'

const look = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')

describe('colours', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#B8290F', '#b8290f'],
    ['rgb(184 41 15)', '#b8290f'],
    ['rgb(184, 41, 15)', '#b8290f'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['hsl(120 100% 25%)', '#008000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(100% 0 0)', '#ffffff'],
    ['black', '#000000'],
  ])('%s is %s', (text, hex) => {
    expect(toHex(readColour(text)!)).toBe(hex)
  })

  test.each(['color-mix(in oklab, red, blue)', 'rgb(0 0 0 / 0.5)', '#12345678', 'currentcolor', ''])('%j cannot be measured', (text) => {
    expect(readColour(text)).toBeUndefined()
  })

  test('black on white is 21, a colour on itself 1', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21)
    expect(contrast([0.2, 0.4, 0.6], [0.2, 0.4, 0.6])).toBe(1)
    expect(contrast(readColour('#767676')!, readColour('#fff')!)).toBeCloseTo(4.54, 2)
  })
})

describe("a theme's sheet", () => {
  test('is read over the look: in light, in dark, both at once, by another token', () => {
    const { light, dark } = readTokens(
      look,
      `@import 'other.css';
      /* :root { --color-ink: red } */
      :root { --color-accent: #123456; --color-muted: var(--color-accent); --color-paper: light-dark(#fff, #000); }
      .card { --color-ink: pink; }
      @media (width >= 40rem) { :root { --color-ink: pink; } }
      @media (prefers-color-scheme: dark) { :root { --color-accent: #abcdef } }`,
    )
    expect([light.get('color-accent'), dark.get('color-accent')]).toEqual(['#123456', '#abcdef'])
    expect([light.get('color-muted'), dark.get('color-muted')]).toEqual(['#123456', '#abcdef'])
    expect([light.get('color-paper'), dark.get('color-paper')]).toEqual(['#fff', '#000'])
    expect([light.get('color-ink'), dark.get('color-ink')]).toEqual(['#17181b', '#edece8'])
  })

  test('the look itself is readable: every pair can be measured, and none is faint', () => {
    const sheet = readTokens(look)
    for (const tokens of [sheet.light, sheet.dark]) expect(measurePairs(tokens).filter(({ ratio }) => ratio === undefined)).toEqual([])
    expect(findFaint(sheet)).toEqual([])
  })

  test('what is too faint is named with the pair and the ratio', () => {
    expect(findFaint(readTokens(look, ':root { --color-muted: #9a9a9a; }'))).toEqual([
      '--color-muted (#9a9a9a) on --color-paper (#f4f4f2) in light has a contrast of 2.55, and needs 4.5.',
      '--color-muted (#9a9a9a) on --color-surface (#fdfdfc) in light has a contrast of 2.76, and needs 4.5.',
      '--color-muted (#9a9a9a) on --color-sunken (#e8e8e5) in light has a contrast of 2.29, and needs 4.5.',
    ])
    // A sheet that says nothing of the dark means it for the dark too.
    expect(findFaint(readTokens(look, ':root { --color-accent: #b8290f; }')).map((line) => line.slice(0, 60))).toEqual([
      '--color-accent (#b8290f) on --color-paper (#121315) in dark ',
      '--color-accent (#b8290f) on --color-surface (#1c1e21) in dar',
      '--color-on-accent (#1d0a05) on --color-accent (#b8290f) in d',
    ])
  })
})
