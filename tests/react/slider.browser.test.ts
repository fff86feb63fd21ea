import { expect, test } from './react.fixture'

test.beforeEach(async ({ openReact }) => openReact({ styles: ['slider'], css: 'section{inline-size:600px}p{block-size:200px}' }))

test('REACT-2 a slider is alive by itself: its arrow shows the next slide', async ({ page, inReact }) => {
  await inReact(({ h, render, Slider }) =>
    render(h(Slider, { label: 'Places', autoplay: false, children: [h('p', { key: 1 }, 'One'), h('p', { key: 2 }, 'Two')] })),
  )
  await expect(page.getByText('One')).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Two')).toBeVisible()
  await expect(page.getByText('One')).toBeHidden()
})

test('REACT-4 a slider tells what has changed and why, and its ref moves it', async ({ page, inReact }) => {
  await inReact(({ h, render, note, calls, React, Slider }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const slides = ['One', 'Two', 'Three'].map((text) => h('p', { key: text }, text))
    render(h(Slider, { label: 'Places', autoplay: false, speed: 0, ref, onIndexChange: note('index'), children: slides }))
    calls.length = 0
  })
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => inReact(({ calls }) => calls)).toEqual([['index', 1, { previous: 0, cause: 'visitor' }]])
  await page.evaluate('ref.current.goTo(0)')
  await expect(page.getByText('One')).toBeVisible()
  await expect.poll(() => inReact(({ calls }) => calls.at(-1))).toEqual(['index', 0, { previous: 1, cause: 'script' }])
  expect(await page.evaluate('[ref.current.index(), ref.current.element.ariaLabel]')).toEqual([0, 'Places'])
})

test('REACT-5 a slider whose place is kept by its owner shows that slide, and goes back where the owner does not follow', async ({
  page,
  inReact,
}) => {
  await inReact(({ h, render, React, Slider }) => {
    const App = () => {
      const [index, setIndex] = React.useState(1)
      const slides = ['One', 'Two', 'Three'].map((text) => h('p', { key: text }, text))
      return h(
        React.Fragment,
        null,
        h(Slider, {
          label: 'Places',
          autoplay: false,
          speed: 0,
          index,
          onIndexChange: (to: number) => {
            if (to !== 0) setIndex(to)
          },
          children: slides,
        }),
        h('output', null, `Slide ${index}`),
        h('button', { onClick: () => setIndex(0) }, 'First'),
      )
    }
    render(h(App))
  })
  await expect(page.getByText('Two')).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Three')).toBeVisible()
  await expect(page.getByText('Slide 2')).toBeVisible()
  // The owner does not want the first slide.
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Three')).toBeVisible()
  await page.getByRole('button', { name: 'First' }).click()
  await expect(page.getByText('One')).toBeVisible()
})

test('REACT-6 a slide more or less, and other options, are taken in without losing the place', async ({ page }) => {
  const show = (texts: string[], props = '{}') =>
    page.evaluate(
      `(({ h, render, Slider }) => render(h(Slider, { label: 'Places', autoplay: false, speed: 0, ...${props}, children: ${JSON.stringify(texts)}.map((text) => h('p', { key: text }, text)) })))(harness)`,
    )
  await show(['One', 'Two', 'Three'])
  await page.getByRole('button', { name: '2 of 3' }).click()
  await expect(page.getByText('Two')).toBeVisible()
  await show(['One', 'Two', 'Three', 'Four'])
  await expect(page.getByText('Two')).toBeVisible()
  await page.getByRole('button', { name: '4 of 4' }).click()
  await expect(page.getByText('Four')).toBeVisible()
  await show(['One', 'Four'])
  await expect(page.getByText('Four')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 of 2' })).toHaveAttribute('aria-current', 'true')
  await show(['One', 'Four'], "{ animation: 'slide', loop: false }")
  await expect(page.getByText('Four')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('region')).toHaveAttribute('data-animation', 'slide')
  await show(['Four'])
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('REACT-3 a wrong value is told with what is allowed, and the default serves', async ({ page, inReact, guard }) => {
  guard.expectConsole(/^\[vitrine\] Slider: speed is "fast", but it must be a number from 0 to 60000\. Its default is used\.$/)
  await inReact(({ h, render, Slider }) =>
    render(
      h(Slider, {
        label: 'Places',
        autoplay: false,
        speed: 'fast' as never,
        children: [h('p', { key: 1 }, 'One'), h('p', { key: 2 }, 'Two')],
      }),
    ),
  )
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Two')).toBeVisible()
  expect(guard.console).toHaveLength(1)
})

test('REACT-6 a slider that comes and goes leaves nothing behind', async ({ inReact, countLeft }) => {
  const cycle = () =>
    inReact(({ h, cycle, Slider }) =>
      cycle(h(Slider, { label: 'Places', children: [h('p', { key: 1 }, 'One'), h('p', { key: 2 }, 'Two')] }), 20),
    )
  await cycle()
  const before = await countLeft()
  await cycle()
  expect(await countLeft()).toEqual(before)
})

test('REACT-2 what React runs is left alone by the page script, and the other way round', async ({ page, openReact, inReact }) => {
  const served =
    '<section data-feature="slider" data-autoplay="f" aria-label="Served"><div data-part="slides"><p>Red</p><p>Blue</p></div><button data-control="next">On</button></section>'
  await openReact({ html: `<div id="app"></div>${served}`, isWithoutScript: false, styles: ['slider'] })
  await expect(page.getByRole('region', { name: 'Served' })).toHaveAttribute('data-state', 'resting')
  await inReact(({ h, render, Slider }) =>
    render(
      h(Slider, {
        label: 'Places',
        autoplay: false,
        speed: 0,
        children: ['One', 'Two', 'Three'].map((text) => h('p', { key: text }, text)),
      }),
    ),
  )
  // Two engines would go on by two.
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Two')).toBeVisible()
  await page.evaluate(async () => {
    const { start, stop } = (await import(new URL('/__script/start.js', location.href).href)) as { start(): void; stop(): void }
    start()
    stop()
  })
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Three')).toBeVisible()
  await inReact(({ unmount }) => unmount())
})

test('REACT-2 a component takes over the element that the page script has taken first: its ref and its callbacks work, and one press is one slide', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ isWithoutScript: false, styles: ['slider'] })
  // The page script runs it before the component's effects do: as on a page that is hydrated late.
  await inReact(({ h, render, note, React, Slider }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const Late = () => {
      const [isLate, setLate] = React.useState(false)
      Object.assign(window, { come: () => setLate(true) })
      const slides = ['One', 'Two', 'Three'].map((text) => h('p', { key: text }, text))
      const slider = h(Slider, { label: 'Places', autoplay: false, speed: 0, ref, onIndexChange: note('index'), children: slides })
      return h(React.Activity, { mode: isLate ? 'visible' : 'hidden', children: slider })
    }
    render(h(Late))
  })
  const slider = page.locator('[data-feature="slider"]')
  await expect(slider).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.evaluate(async () => {
    const element = document.querySelector<HTMLElement>('[data-feature="slider"]')!
    element.style.display = ''
    const { start } = (await import(new URL('/__script/start.js', location.href).href)) as { start(root: HTMLElement): void }
    start(element)
  })
  await expect(slider).toHaveAttribute('data-state', 'resting')
  await page.evaluate('come()')
  await page.evaluate('ref.current.next()')
  await expect(page.getByText('Two')).toBeVisible()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('Three')).toBeVisible()
  await expect.poll(() => inReact(({ calls }) => calls.map(([, index]) => index))).toEqual([1, 2])
})
