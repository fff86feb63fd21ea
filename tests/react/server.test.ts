import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { cloneElement, createElement, StrictMode } from 'react'
import { takeAllowed, type Field } from '../../packages/vitrine/src/core/fields'
import { Slider } from '../../packages/vitrine/src/features/slider'
import { settingGroups } from '../../packages/vitrine/src/settings'
import { VitrineProvider } from '../../packages/vitrine/src/react'
import { samples } from './samples'

const said = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => void said.mockClear())

it.each(Object.keys(samples))('REACT-1 <%s> is finished HTML on a server, without a DOM', (name) => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(createElement(StrictMode, null, samples[name]))).toMatch(/^<\w/)
  expect(said).not.toHaveBeenCalled()
})

it('REACT-3 a wrong prop is told once, by component and name, and its default is rendered', async () => {
  const slider = createElement(Slider, { label: 'Places', interval: -1, animation: 'spin' as never, children: [1, 2] })
  const html = renderToStaticMarkup(slider) + renderToStaticMarkup(slider)
  expect(html).toContain('data-animation="fade"')
  expect(html).not.toContain('data-interval')
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(2))
  expect(said.mock.calls.flat()).toEqual([
    '[vitrine] Slider: interval is -1, but it must be a number from 1 to 86400000. Its default is used.',
    '[vitrine] Slider: animation is "spin", but it must be one of "fade", "slide", "sides", "center". Its default is used.',
  ])
})

it('REACT-8 texts and options of the provider reach every component inside; a prop goes before them', () => {
  const texts = { slider: { next: 'Weiter', previous: 'Zurück' } }
  const slider = createElement(Slider, { label: 'Orte', speed: 100, texts: { previous: 'Davor' }, children: [1, 2] })
  const html = renderToStaticMarkup(createElement(VitrineProvider, { texts, settings: { slider: { speed: 200, interval: 900 } } }, slider))
  expect(html).toContain('aria-label="Weiter"')
  expect(html).toContain('aria-label="Davor"')
  expect(html).toContain('data-speed="100"')
  expect(html).toContain('data-interval="900"')
})

it('REACT-3 a wrong prop is a red line in TypeScript', () => {
  // @ts-expect-error -- a number of milliseconds
  createElement(Slider, { label: 'Places', speed: 'fast', children: null })
  // @ts-expect-error -- no such animation
  createElement(Slider, { label: 'Places', animation: 'spin', children: null })
  // @ts-expect-error -- a slider needs a name
  createElement(Slider, { children: null })
})

/** Props that hold React nodes: an object that is none is React's own fault to tell. */
const NODES = new Set(['children', 'title', 'logo', 'menu', 'topBar', 'text', 'label'])
const WRONG: readonly unknown[] = [null, undefined, NaN, -1, '', 'nonsense', {}, [], [null], [{}], ['x'], true, () => 1]

it.each(Object.keys(samples))('REACT-3 whatever the props of <%s> are given, rendering throws nothing', (name) => {
  const sample = samples[name]!
  for (const prop of Object.keys(sample.props as object))
    for (const wrong of WRONG.filter((value) => !NODES.has(prop) || typeof value !== 'object' || value === null))
      renderToStaticMarkup(cloneElement(sample, { [prop]: wrong } as never))
})

it('REACT-3 a list that has not come yet, or holds something strange, is told by name, and the rest is shown', () => {
  const html = renderToStaticMarkup(cloneElement(samples.Tabs!, { items: [42, { id: 'one', title: 'First', content: 'Here' }] } as never))
  expect(html).toContain('Here')
  renderToStaticMarkup(cloneElement(samples.Menu!, { items: 7 } as never))
  const lines = said.mock.calls.flat()
  expect(lines).toContain('[vitrine] Tabs: items holds 42, but each item must be an object with id. It is left out.')
  expect(lines).toContain('[vitrine] Menu: items is 7, but it must be a list. Nothing is shown.')
})

const GROUPS = {
  ...{ Alert: 'alert', BackToTop: 'backToTop', Slider: 'slider', ElasticSlider: 'elasticSlider', LayoutStyles: 'layout' },
  ...{ Cart: 'cart', Header: 'header', LanguageToolbar: 'languageToolbar', LoginBox: 'loginBox', MobileMenu: 'menu' },
  ...{ Search: 'search', SearchPage: 'search', VerticalMenu: 'verticalMenu', Quantity: 'quantity', Select: 'select', Tabs: 'tabs' },
} as const

it.each(Object.entries(GROUPS) as [string, keyof typeof settingGroups][])(
  'REACT-3 each option of <%s> that is wrong is told by its name, with what is allowed',
  async (name, group) => {
    for (const [option, { allowed, read = (value: unknown) => takeAllowed(value, allowed) }] of Object.entries<Field<unknown>>(
      settingGroups[group],
    )) {
      const wrong = [{ strange: name }, 'strange', -7].find((value) => read(value) === undefined)
      if (wrong === undefined) continue
      renderToStaticMarkup(cloneElement(samples[name]!, { [option]: wrong } as never))
      const line = new RegExp(`^\\[vitrine\\] ${name}: ${option} is .*, but it must be .+\\. Its default is used\\.$`, 'm')
      await vi.waitFor(() => expect(said.mock.calls.flat().join('\n'), option).toMatch(line))
    }
  },
)
