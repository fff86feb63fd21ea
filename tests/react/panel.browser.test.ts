import { expect, test } from './react.fixture'

const noted = (name: string) => `harness.calls.filter(([called]) => called === '${name}').map(([, ...values]) => values)`

test.beforeEach(({ openReact }) => openReact({ styles: ['panel'] }))

test('REACT-2 a panel is alive by itself: a link opens it, Escape closes it, and context reaches what is in it', async ({
  page,
  inReact,
}) => {
  await inReact(({ h, render, React, Panel }) => {
    const Language = React.createContext('none')
    const Say = () => h('p', null, `In ${React.use(Language)}`)
    const panel = h(Panel, { id: 'news', title: 'News' }, h(Say))
    render(h(Language, { value: 'Italian' }, h('a', { href: '#panel__news' }, 'Open'), panel))
  })
  const dialog = page.getByRole('dialog', { name: 'News' })
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(dialog.getByText('In Italian')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('REACT-4 a panel tells what opened and closed it, and its ref opens and closes it', async ({ page, inReact }) => {
  await inReact(({ h, render, note, React, Panel }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    render(h(Panel, { id: 'news', title: 'News', ref, onOpenChange: note('change'), onOpened: note('opened'), onClosed: note('closed') }))
  })
  const dialog = page.getByRole('dialog', { name: 'News' })
  await page.evaluate('ref.current.open()')
  await expect(dialog).toBeVisible()
  await expect.poll(() => page.evaluate(noted('opened'))).toHaveLength(1)
  expect(await page.evaluate('ref.current.isOpen()')).toBe(true)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(noted('closed'))).toHaveLength(1)
  await page.evaluate('ref.current.toggle()')
  await expect(dialog).toBeVisible()
  await page.evaluate('ref.current.close()')
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(noted('change'))).toEqual([
    [true, { reason: 'script' }],
    [false, { reason: 'button' }],
    [true, { reason: 'script' }],
    [false, { reason: 'script' }],
  ])
})

test('REACT-6 a panel that is opened and closed at once, or before its first move has ended, is closed', async ({ page, inReact }) => {
  await inReact(({ h, render, note, React, Panel }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const App = () => {
      const [isOpen, setOpen] = React.useState(false)
      Object.assign(window, { setOpen })
      return h(
        React.Fragment,
        null,
        h(Panel, { id: 'one', title: 'By ref', overlay: true, ref, onClosed: note('closed') }),
        h(Panel, { id: 'two', title: 'By prop', overlay: true, open: isOpen, onClosed: note('closed') }),
      )
    }
    render(h(App))
  })
  const dialogs = page.locator('dialog[open]')
  expect(
    await page.evaluate('ref.current.open(); const seen = ref.current.isOpen(); ref.current.close(); [seen, ref.current.isOpen()]'),
  ).toEqual([true, false])
  // As soon as it is seen, with nobody there yet.
  const closeWhenSeen = (close: string) =>
    page.evaluate(`new Promise((resolve) => {
      document.addEventListener('vitrine:panel', () => { ${close}; resolve() }, { once: true })
    })`)
  await Promise.all([closeWhenSeen('setOpen(false)'), page.evaluate('setOpen(true)')])
  await expect(dialogs).toHaveCount(0)
  await Promise.all([closeWhenSeen('queueMicrotask(() => ref.current.close())'), page.evaluate('ref.current.open()')])
  await expect(dialogs).toHaveCount(0)
  await expect.poll(() => page.evaluate(noted('closed'))).toHaveLength(2)
})

test('REACT-5 a panel whose owner keeps it open or closed is as the owner says', async ({ page, inReact }) => {
  await inReact(({ h, render, React, Panel }) => {
    const App = () => {
      const [isOpen, setOpen] = React.useState(false)
      const panel = h(Panel, { id: 'news', title: 'News', open: isOpen, onOpenChange: (now: boolean) => setOpen(now) })
      return h(React.Fragment, null, h('button', { onClick: () => setOpen(true) }, 'Show'), h('output', null, String(isOpen)), panel)
    }
    render(h(App))
  })
  const dialog = page.getByRole('dialog', { name: 'News' })
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('false')).toBeVisible()
})

test('REACT-5 a panel may be open at first', async ({ page, inReact }) => {
  await inReact(({ h, render, Panel }) => render(h(Panel, { id: 'news', title: 'News', defaultOpen: true })))
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible()
})

test('REACT-3 a wrong prop of a panel is told by name, and its default is used', async ({ page, inReact, guard }) => {
  guard.expectConsole(/Panel.*position.*"sideways".*must be/)
  await inReact(({ h, render, Panel }) => render(h(Panel, { id: 'news', title: 'News', position: 'sideways' as never, defaultOpen: true })))
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible()
})

test('REACT-6 a panel that goes while it comes in leaves nothing behind, and the page scrolls', async ({ page, inReact }) => {
  await inReact(({ h, render, Panel }) => render(h(Panel, { id: 'news', title: 'News', defaultOpen: true })))
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible()
  await inReact(({ unmount }) => unmount())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible')
})
