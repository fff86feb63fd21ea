import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createElement, StrictMode } from 'react'
import { Slider } from '../../packages/vitrine/src/features/slider'
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
