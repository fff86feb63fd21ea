import { slices } from '../support/pages'
import { expect, test } from './react.fixture'

const NAMES = [
  ...['AddToCart', 'AdminBar', 'Alert', 'Anchors', 'Animated', 'BackToTop', 'Cart', 'ConsentList', 'ElasticSlider', 'Gallery', 'Header'],
  ...[
    'LanguageToolbar',
    'LayoutStyles',
    'LazyFrame',
    'LazyImage',
    'LoginBox',
    'MailLink',
    'Menu',
    'MobileMenu',
    'Panel',
    'ScrollSections',
    'Scrollspy',
    'Search',
  ],
  ...['SearchPage', 'Slider', 'SliderModal', 'Sticky', 'VerticalMenu', 'Video', 'VideoOfProvider', 'VideoSync'],
  ...['Comments', 'Quantity', 'Select', 'Tabs', 'WidgetAreas'],
]

test('REACT-1 every component has a sample', async ({ openReact, inReact }) => {
  await openReact()
  expect((await inReact(({ samples }) => Object.keys(samples))).sort()).toEqual(NAMES.sort())
})

for (const [part, names] of slices(NAMES, 10).entries()) {
  test(`REACT-6 components are hydrated in silence, and come and go twenty times without leaving anything behind, part ${part + 1}`, async ({
    page,
    guard,
    openReact,
    countLeft,
  }) => {
    await openReact()
    const untouched = () => page.evaluate(() => [document.documentElement.getAttribute('style'), document.body.innerHTML])
    for (const name of names) {
      await test.step(`REACT-6 <${name}>`, async () => {
        await page.evaluate((sample) => window.harness.hydrate(window.harness.samples[sample]), name)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
        await page.evaluate(() => window.harness.unmount())
        const cycle = () =>
          page.evaluate(async (sample) => {
            const { render, unmount, samples } = window.harness
            for (let at = 0; at < 20; at += 1) {
              render(samples[sample])
              // Some begin with the next frame, or when the browser has looked at them.
              if (at % 5 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
              unmount()
            }
          }, name)
        await cycle()
        const [markup, left] = [await untouched(), await countLeft()]
        await cycle()
        expect(await untouched()).toEqual(markup)
        expect(markup).toEqual([null, '<div id="app"></div>'])
        // What ends in its own time (a fetch that was called off, a frame's document) may still be there, but it does not grow.
        await expect
          .poll(
            async () => {
              const now = await countLeft()
              const more = Math.max(0, now.nodes - left.nodes) + Math.max(0, now.listeners - left.listeners)
              // The last of them may be held until the next comes: what leaks is more with every round.
              if (more > 0) await cycle()
              return more
            },
            { message: name },
          )
          .toBe(0)
        expect(guard.console).toEqual([])
      })
    }
  })
}

/** Their markup, styles or React itself do all there is to do: nothing has to come to life. */
const WITHOUT_ENGINE = ['Alert', 'LayoutStyles', 'Select', 'WidgetAreas']

test('REACT-2 every component brings its own engine to life, with no call, no attribute and no script beside it', async ({
  page,
  openReact,
}) => {
  await openReact()
  for (const name of NAMES) {
    await test.step(`REACT-2 <${name}>`, async () => {
      await page.evaluate((sample) => window.harness.hydrate(window.harness.samples[sample]), name)
      // Whoever runs an engine on an element has claimed it there: React, not a page's script.
      const claims = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('html, #app *')].flatMap((element) => {
            const held = (element as never as Record<symbol, Map<string, unknown> | undefined>)[Symbol.for('vitrine.claims')]
            return [...(held ?? [])].map(([feature, by]) => `${feature} ${String(by)}`)
          }),
        )
      if (WITHOUT_ENGINE.includes(name)) expect(await claims()).toEqual([])
      else await expect.poll(claims, { message: name }).toContainEqual(expect.stringMatching(/ react$/))
      await page.evaluate(() => window.harness.unmount())
    })
  }
})

test('REACT-6 an engine that ends, as for a part that is hidden for a while, leaves the markup as a server would send it', async ({
  page,
  openReact,
}) => {
  await openReact()
  const strange: string[] = []
  // What was loaded lazily stays loaded.
  for (const name of NAMES.filter((name) => !name.startsWith('Lazy'))) {
    const [served, left] = await page.evaluate(async (sample) => {
      const { h, hydrate, render, unmount, samples, React } = window.harness
      const show = (mode: 'visible' | 'hidden') => h(React.Activity, { mode, children: samples[sample] })
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const read = (from: Element) => {
        const copy = from.cloneNode(true) as Element
        for (const hidden of copy.querySelectorAll<HTMLElement>('[style*="display"]')) {
          hidden.style.removeProperty('display')
          if (!hidden.getAttribute('style')) hidden.removeAttribute('style')
        }
        return copy.innerHTML.replace(/<!--.*?-->/g, '')
      }
      const host = document.querySelector('#app')!
      const before = hydrate(show('visible'))
      await frame()
      await frame()
      render(show('hidden'))
      const box = document.createElement('div')
      box.innerHTML = before
      const found = [read(box), read(host)]
      unmount()
      return found
    }, name)
    if (served !== left) strange.push(`${name}\n${served}\n${left}`)
  }
  expect(strange.join('\n\n')).toBe('')
})
