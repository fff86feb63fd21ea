import { expect, test } from './react.fixture'

const noted = (name: string) => `harness.calls.filter(([called]) => called === '${name}').map(([, ...values]) => values)`

test('REACT-5 a mobile menu is opened by its owner, its button and its ref; what the owner refuses stays closed', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['menu.mobile'] })
  await inReact(({ h, render, note, React, MobileMenu }) => {
    const App = () => {
      const [isOpen, setOpen] = React.useState(true)
      const [isLocked, setLocked] = React.useState(false)
      const items = [{ label: 'Home', href: '/' }]
      return h(
        React.Fragment,
        null,
        h(MobileMenu, {
          label: 'Main',
          items,
          open: isOpen,
          onOpenChange: (now: boolean) => (note('open')(now), isLocked || setOpen(now)),
        }),
        h('label', null, h('input', { type: 'checkbox', onChange: () => setLocked(true) }), 'Lock'),
      )
    }
    render(h(App))
  })
  const link = page.getByRole('link', { name: 'Home' })
  const button = page.getByRole('button', { name: 'Go to...' })
  await expect(link).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect.poll(() => page.evaluate(noted('open'))).toEqual([[false]])
  await page.getByLabel('Lock').check()
  await button.click()
  await expect.poll(() => page.evaluate(noted('open'))).toEqual([[false], [true]])
  await expect(link).toBeHidden()
})

test('REACT-4 a menu opens by its ref and tells which item is open; by keyboard it works as on a page', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['menu'] })
  await inReact(({ h, render, note, React, Menu }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const items = [
      { label: 'Home', href: '/' },
      { label: 'Journal', content: h('em', null, 'The journal'), href: '/journal/', children: [{ label: 'First', href: '/first/' }] },
    ]
    render(h(Menu, { label: 'Main', items, ref, onOpenIndexChange: note('open') }))
  })
  await expect(page.getByRole('link', { name: 'The journal' })).toBeVisible()
  await page.evaluate('ref.current.open(1)')
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible()
  expect(await page.evaluate('ref.current.openIndex()')).toBe(1)
  await page.evaluate('ref.current.close()')
  await expect(page.getByRole('link', { name: 'First' })).toBeHidden()
  await expect.poll(() => page.evaluate(noted('open'))).toEqual([[1], [null]])
  await page.getByRole('link', { name: 'The journal' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'First' })).toBeFocused()
})

test('REACT-5 a search opens at first, takes focus, finds by its own function and tells what it found', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['search'] })
  await inReact(({ h, render, note, find, Search }) => render(h(Search, { find, onAnswer: note('answer'), onOpenChange: note('open') })))
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('tea')
  await expect(page.getByRole('link', { name: 'About tea' })).toBeVisible()
  await expect.poll(() => page.evaluate(noted('open'))).toEqual([[true]])
  await expect.poll(() => page.evaluate(`${noted('answer')}.at(-1)[0].name`)).toBe('found')
  await inReact(({ unmount }) => unmount())
  await inReact(({ h, render, find, Search }) => render(h(Search, { find, defaultOpen: true })))
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('REACT-6 a video whose file changes shows the new one, and one whose options change plays on', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['video'] })
  await inReact(({ h, render, note, Video }) =>
    render(h(Video, { title: 'A clip', webm: '/video/sunset-pan.webm', mute: true, onStateChange: note('state') })),
  )
  await page.getByRole('button', { name: 'Play video: A clip' }).click()
  await expect.poll(() => page.evaluate(`${noted('state')}.at(-1)`)).toEqual(['playing', 'loading'])
  await inReact(({ h, render, note, Video }) =>
    render(h(Video, { title: 'A clip', webm: '/video/sunset-pan.webm', mute: true, loop: true, onStateChange: note('state') })),
  )
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => [video.paused, video.loop])).toEqual([false, true])
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'playing')
  await inReact(({ h, render, note, Video }) =>
    render(h(Video, { title: 'A clip', webm: '/video/stream-pan.webm', mute: true, onStateChange: note('state') })),
  )
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toMatch(/stream-pan/)
  await expect(page.locator('[data-feature="video"]')).toHaveAttribute('data-state', 'resting')
})

test('REACT-4 what is put into the cart is told by the form and by the cart, and listed', async ({ page, openReact, inReact }) => {
  await openReact({ styles: ['cart', 'cart.lines', 'cart.add'] })
  await inReact(({ h, render, note, React, Cart, AddToCart, VitrineProvider }) => {
    const product = { id: 'cup', title: 'Cup', price: 12.5, currency: 'EUR', href: '/cup/' }
    render(
      h(
        VitrineProvider,
        { locale: 'de-DE' },
        h(React.Fragment, null, h(Cart, { onCartChange: note('cart') }), h(AddToCart, { product, onAdd: note('added') })),
      ),
    )
  })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Cup is in your cart')).toBeVisible()
  await expect.poll(() => page.evaluate(`${noted('added')}[0][1]`)).toBe(1)
  await expect.poll(() => page.evaluate(`${noted('cart')}[0][0][0].id`)).toBe('cup')
  await page.getByRole('button', { name: 'Shopping cart' }).click()
  await expect(page.getByRole('link', { name: 'Cup' })).toBeVisible()
  await expect(page.locator('output')).toHaveText('12,50\u00a0€')
})

test('REACT-8 results and lines are the application’s own: context reaches them, in a portal and in a second root, and the menu’s number follows', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ html: '<div id="app"></div><div id="second"></div><div id="aside"></div>', styles: ['search', 'cart', 'menu.mobile'] })
  await inReact(({ h, render, find, createRoot, React, ReactDom, Cart, MobileMenu, Search }) => {
    const Place = React.createContext('nowhere')
    const Found = ({ title }: { title: string }) => h('a', { href: '/found/' }, `${title}, ${React.useContext(Place)}`)
    const search = h(Search, { find, renderResult: (result) => h(Found, { title: result.title }) })
    const aside = document.querySelector('#aside')!
    render(h(Place.Provider, { value: 'here' }, ReactDom.createPortal(search, aside)))
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    createRoot(document.querySelector('#second')!).render(
      h(
        React.Fragment,
        null,
        h(Cart, { ref, id: 'cart', locale: 'no_such' }),
        h(MobileMenu, { label: 'Main', items: [{ label: 'Home', href: '/' }], cartPanel: 'cart', mobileDesign: 'classic' }),
      ),
    )
  })
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('tea')
  await expect(page.getByRole('link', { name: 'About tea, here' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'About tea, here' })).toBeFocused()
  await page.keyboard.press('Escape')
  const product = { id: 'cup', title: 'Cup', price: 12.5, currency: 'EUR', href: '/cup/' }
  await page.evaluate(
    `ref.current.add(${JSON.stringify(product)}, 2); ref.current.add(${JSON.stringify({ ...product, id: 'jug', title: 'Jug' })})`,
  )
  await expect(page.locator('[data-feature="mobile-menu"] [data-cart-count]')).toHaveText('3')
  await page.evaluate('ref.current.open()')
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().fill('4')
  await page.getByRole('spinbutton', { name: 'Quantity' }).first().blur()
  await expect(page.locator('[data-feature="mobile-menu"] [data-cart-count]')).toHaveText('5')
  await page.getByRole('button', { name: 'Remove Cup' }).click()
  await expect(page.getByRole('button', { name: 'Remove Jug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Shopping cart/ })).toBeFocused()
})

test('REACT-8 context reaches what stands in a slide, a header and a sticky note', async ({ page, openReact, inReact }) => {
  await openReact()
  await inReact(({ h, render, React, Slider, Header, Sticky }) => {
    const Place = React.createContext('nowhere')
    const Show = ({ of }: { of: string }) => h('p', null, `${of}: ${React.useContext(Place)}`)
    render(
      h(
        Place.Provider,
        { value: 'here' },
        h(Header, { logo: h(Show, { of: 'logo' }) }),
        h(Slider, { label: 'Places', children: [h(Show, { key: 1, of: 'slide' }), h('p', { key: 2 }, 'Two')] }),
        h('div', null, h(Sticky, null, h(Show, { of: 'note' }))),
      ),
    )
  })
  for (const of of ['logo', 'slide', 'note']) await expect(page.getByText(`${of}: here`)).toBeVisible()
})

test('REACT-12 a translated page breaks no view: texts in font elements, then other props, then gone', async ({ page, openReact }) => {
  await openReact()
  for (const name of await page.evaluate(() => Object.keys(window.harness.samples))) {
    await page.evaluate((sample) => {
      const { render, unmount, samples, React } = window.harness
      render(samples[sample])
      // As browsers and the widget of a translator do it.
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        text.replaceWith(font)
        font.firstElementChild!.append(text.data)
      }
      render(React.cloneElement(samples[sample] as never, { label: 'Other', title: 'Other' } as never))
      render(null)
      unmount()
    }, name)
  }
  await expect(page.locator('#app')).toBeEmpty()
})

test('REACT-6 what is unmounted in the middle of a change throws nothing and leaves nothing open', async ({ page, openReact, inReact }) => {
  await openReact({ styles: ['slider', 'search'] })
  await inReact(({ h, render, find, React, Slider, Search }) =>
    render(
      h(
        React.Fragment,
        null,
        h(Slider, { label: 'Places', speed: 60_000, children: [h('p', { key: 1 }, 'One'), h('p', { key: 2 }, 'Two')] }),
        h(Search, { find, style: 'overlay', defaultOpen: true }),
      ),
    ),
  )
  await expect(page.locator('html')).toHaveAttribute('data-scroll-locked')
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-control="next"]')!.click())
  await expect(page.getByRole('region', { name: 'Places' })).toHaveAttribute('data-state', 'moving')
  await inReact(({ unmount }) => unmount())
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked')
})

test('REACT-5 tabs and a quantity are where their owner says; what is refused is undone, what is left to them they keep', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['tabs', 'quantity'] })
  await inReact(({ h, render, note, React, Tabs, Quantity }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const items = (prefix: string) =>
      ['one', 'two', 'three'].map((id) => ({ id: prefix + id, title: prefix + id, content: h('p', null, `Text of ${prefix}${id}`) }))
    const App = () => {
      const [value, setValue] = React.useState('a-two')
      const [count, setCount] = React.useState(3)
      const [duration, setDuration] = React.useState(400)
      return h(
        React.Fragment,
        null,
        h(Tabs, {
          label: 'A',
          items: items('a-'),
          value,
          onValueChange: (id: string) => (note('tab')(id), id === 'a-three' || setValue(id)),
        }),
        h(Tabs, { label: 'B', items: items('b-'), duration, defaultValue: 'b-three' }),
        h(Quantity, {
          label: 'Even',
          ref,
          value: count,
          min: 1,
          max: 9,
          onValueChange: (now: number) => (note('count')(now), now === 5 || setCount(now)),
        }),
        h('button', { onClick: () => setDuration(0) }, 'Faster'),
      )
    }
    render(h(App))
  })
  const shown = (text: string) => expect(page.getByText(text)).toBeVisible()
  await shown('Text of a-two')
  await shown('Text of b-three')
  await page.getByRole('tab', { name: 'a-one' }).click()
  await shown('Text of a-one')
  await page.getByRole('tab', { name: 'a-three' }).click()
  await shown('Text of a-one')
  expect(await page.evaluate(noted('tab'))).toEqual([['a-one'], ['a-three']])
  await page.getByRole('tab', { name: 'b-two' }).click()
  await page.getByRole('button', { name: 'Faster' }).click()
  await shown('Text of b-two')
  const field = page.getByRole('spinbutton', { name: 'Even' })
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(field).toHaveValue('4')
  await page.evaluate('ref.current.increase()')
  await expect(field).toHaveValue('4')
  await field.fill('7')
  await expect.poll(() => page.evaluate(noted('count'))).toEqual([[4], [5], [7]])
})

test('REACT-4 VID-10 whatever an application asks of a video, nothing is asked of its provider before the visitor allows it', async ({
  page,
  guard,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['video'] })
  await inReact(({ h, render, React, Video }) => {
    const refs = [React.createRef<never>(), React.createRef<never>()]
    Object.assign(window, { refs })
    render(
      h(
        React.Fragment,
        null,
        h(Video, { ref: refs[0], title: 'One', ytid: 'dQw4w9WgXcQ' }),
        h(Video, { ref: refs[1], title: 'Two', vimeoid: '76979871' }),
      ),
    )
  })
  await page.evaluate('for (const { current } of refs) { current.seek(5); current.play(); current.pause(); void current.time() }')
  await expect(page.locator('[data-feature="video"][data-state="asking"]')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  expect(guard.blocked).toEqual([])
})
