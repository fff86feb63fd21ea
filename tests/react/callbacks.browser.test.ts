import { expect, test } from './react.fixture'

/** What a callback was called with, one list a call. */
const noted = (name: string) => `harness.calls.filter(([called]) => called === '${name}').map(([, ...values]) => values)`

test('REACT-4 what scrolls, sticks and comes into view tells so, and obeys its ref', async ({ page, openReact, inReact }) => {
  await openReact({ styles: ['header', 'sticky', 'back-to-top', 'animation'] })
  await inReact(({ h, render, note, React, samples, BackToTop, Header, Sticky, Scrollspy, Animated, LazyImage }) => {
    const refs: Record<string, unknown> = ((window as never as Record<string, unknown>)['refs'] = {}) as never
    const named = (name: string) => ({ ref: (value: unknown) => void (refs[name] = value) })
    const long = (id: string) => h('div', { id, key: id, style: { blockSize: '1500px' } }, id)
    render(
      h(
        React.Fragment,
        null,
        React.cloneElement(samples['AdminBar']!, {
          style: { position: 'fixed', top: 0, height: '32px' },
          onCoverChange: note('cover'),
        } as never),
        h(Header, { ...named('header'), logo: 'Logo', isSticky: true, onStateChange: note('header') }),
        h(Scrollspy, { ...named('spy'), 'aria-label': 'Parts', onCurrentChange: (id) => note('current')(id) }, [
          h('a', { key: 'one', href: '#one' }, 'One'),
          h('a', { key: 'two', href: '#two' }, 'Two'),
        ]),
        h('div', null, h(Sticky, { ...named('sticky'), onStateChange: note('sticky') }, 'Note'), long('one')),
        long('two'),
        h(Animated, { type: 'fade-left', onStateChange: note('animated') }, 'Comes in'),
        h(LazyImage, {
          ...named('lazy'),
          src: '/examples/stream.webp',
          alt: 'A stream',
          onStateChange: note('lazy'),
        }),
        long('three'),
        h(BackToTop, { ...named('up'), onActiveChange: note('up') }),
      ),
    )
  })
  await expect.poll(() => page.evaluate(`${noted('cover')}.at(-1)`)).toEqual([32])
  await page.evaluate('refs.lazy.load()')
  await expect.poll(() => page.evaluate(`${noted('lazy')}.at(-1)`)).toEqual(['loaded'])
  expect(await page.evaluate('refs.lazy.state()')).toBe('loaded')
  await page.evaluate(() => window.scrollBy(0, document.querySelector('#two')!.getBoundingClientRect().top + 300))
  await expect.poll(() => page.evaluate(`${noted('header')}.at(-1)`)).toEqual(['sticky'])
  await expect.poll(() => page.evaluate(`${noted('current')}.at(-1)`)).toEqual(['two'])
  expect(await page.evaluate('refs.spy.current()')).toBe('two')
  await expect.poll(() => page.evaluate(`${noted('sticky')}.length`)).toBeGreaterThan(0)
  expect(await page.evaluate('refs.sticky.state()')).toMatch(/stuck|bottomed-out/)
  await expect.poll(() => page.evaluate(`${noted('up')}.at(-1)`)).toEqual([true])
  await page.getByText('Comes in').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(`${noted('animated')}.length`)).toBeGreaterThan(0)
  await page.evaluate('refs.up.scrollUp()')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(`${noted('up')}.at(-1)`)).toEqual([false])
})

test('REACT-4 menus, sections, consents, comments, a login box, a slider from elsewhere and a clock for videos tell what happens, and obey their refs', async ({
  page,
  guard,
  openReact,
  inReact,
}) => {
  guard.expectConsole(/slider/i)
  await page.route('**/nowhere.json*', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"success": false}' }),
  )
  const comment = { id: '2', parent: '0', name: 'Ada', text: 'Well said', date: '2026-11-03T09:00:00Z' }
  await page.route('**/comments/', (route) => route.fulfill({ json: { comment } }))
  await openReact({ styles: ['vertical-menu', 'scroll-section', 'consent', 'login-box'] })
  await inReact(({ h, render, note, React, samples, ScrollSections, SliderModal, VerticalMenu, ConsentList, LoginBox }) => {
    const refs: Record<string, unknown> = ((window as never as Record<string, unknown>)['refs'] = {}) as never
    const named = (name: string) => ({ ref: (value: unknown) => void (refs[name] = value) })
    const items = [{ label: 'Journal', href: '/journal/', children: [{ label: 'First', href: '/journal/first/' }] }]
    const sections = ['One', 'Two'].map((name) => ({ id: name.toLowerCase(), name, content: h('p', null, name) }))
    render(
      h(
        React.Fragment,
        null,
        h(VerticalMenu, { ...named('menu'), label: 'Pages', items, onOpenItemsChange: note('items') }),
        h(ConsentList, { onConsentChange: note('consent') }),
        h(LoginBox, { address: '/log-in/', onStateChange: note('login') }),
        h(
          SliderModal,
          { ...named('modal'), url: '/nowhere.json', method: 'get', alias: 'x', href: '/', onError: () => note('error')(true) },
          'Places',
        ),
        React.cloneElement(samples['VideoSync']!, named('sync') as never),
        React.cloneElement(samples['SearchPage']!, { ...named('search'), onAnswer: () => note('answer')(true) } as never),
        React.cloneElement(samples['Comments']!, { onStateChange: note('sending'), onPost: note('posted') } as never),
        h(ScrollSections, { ...named('sections'), label: 'A walk', sections, onIndexChange: note('index') }),
      ),
    )
  })
  await page.evaluate(`refs.menu.setOpenItems(['/journal/'])`)
  await expect(page.getByRole('link', { name: 'First' })).toBeVisible()
  expect(await page.evaluate('refs.menu.openItems()')).toEqual(['/journal/'])
  await expect.poll(() => page.evaluate(`${noted('items')}.at(-1)`)).toEqual([['/journal/']])
  await page.getByRole('checkbox').first().check()
  await expect.poll(() => page.evaluate(`${noted('consent')}[0]?.[0].isAllowed`)).toBe(true)
  await page.locator('input[autocomplete="username"]').click()
  await expect.poll(() => page.evaluate(`${noted('login')}.length`)).toBeGreaterThan(0)
  await page.evaluate('refs.modal.open()')
  await expect.poll(() => page.evaluate(noted('error'))).toEqual([[true]])
  expect(await page.evaluate('typeof refs.sync.clock().query')).toBe('function')
  await page.evaluate('refs.sections.goTo(1)')
  await expect.poll(() => page.evaluate(`${noted('index')}.at(-1)`)).toEqual([1])
  expect(await page.evaluate('refs.sections.index()')).toBe(1)
  await page.evaluate(`refs.search.search('walks')`)
  await expect(page.getByRole('link', { name: 'About walks' })).toBeVisible()
  expect(await page.evaluate(`${noted('answer')}.length`)).toBeGreaterThan(0)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada')
  await page.getByRole('textbox', { name: 'Comment' }).fill('Well said')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect.poll(() => page.evaluate(`${noted('posted')}[0]?.[0].text`)).toBe('Well said')
  expect(await page.evaluate(`${noted('sending')}[0]`)).toEqual(['sending'])
})
