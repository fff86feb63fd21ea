import { expect, test } from './react.fixture'

const close = { name: 'Close this message' }

test('REACT-5 an alert is closed by its visitor, its ref or its owner, also beside the page script; what the owner refuses stays', async ({
  page,
  openReact,
  inReact,
}) => {
  await openReact({ styles: ['alert'], isWithoutScript: false })
  await inReact(({ h, render, note, React, Alert }) => {
    const ref = React.createRef<never>()
    Object.assign(window, { ref })
    const App = () => {
      const [isOpen, setOpen] = React.useState(true)
      const [isLocked, setLocked] = React.useState(true)
      Object.assign(window, { setOpen, unlock: () => setLocked(false) })
      return h(
        React.Fragment,
        null,
        h(Alert, { title: 'Own', onClose: note('close') }),
        h('a', { href: '#after' }, 'After it'),
        h(Alert, { title: 'Kept', open: isOpen, onOpenChange: (now: boolean) => (note('open')(now), isLocked || setOpen(now)) }),
        h(Alert, { title: 'By ref', ref, duration: 60_000 }),
      )
    }
    render(h(App))
  })
  const alert = (title: string) => page.getByRole('status').filter({ hasText: title })
  await test.step('REACT-2 its button closes it once, and focus goes on to what follows', async () => {
    await alert('Own').getByRole('button', close).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'After it' })).toBeFocused()
    await expect(alert('Own')).toHaveCount(0)
  })
  await test.step('REACT-5 what the owner does not take over stays, and the page script leaves it alone', async () => {
    await alert('Kept').getByRole('button', close).click()
    await expect.poll(() => inReact(({ calls }) => calls)).toEqual([['close'], ['open', false]])
    await expect(alert('Kept')).not.toHaveAttribute('data-state')
    await page.evaluate('unlock()')
    await alert('Kept').getByRole('button', close).click()
    await expect(alert('Kept')).toHaveCount(0)
    await page.evaluate('setOpen(true)')
    await expect(alert('Kept')).toBeVisible()
    await page.evaluate('setOpen(false)')
    await expect(alert('Kept')).toHaveCount(0)
  })
  await test.step('REACT-6 one that goes while it folds leaves nothing behind', async () => {
    await page.evaluate('ref.current.close()')
    await expect(alert('By ref')).toHaveAttribute('data-state', 'closing')
    expect(await page.evaluate('ref.current.element.dataset.tone')).toBe('notice')
    // It folds at the pace that was asked for.
    await expect.poll(() => page.evaluate(`ref.current.element.getAnimations()[0].playbackRate`)).toBeCloseTo(400 / 60_000, 4)
    await inReact(({ unmount }) => unmount())
    await expect(page.locator('#app')).toBeEmpty()
  })
})
