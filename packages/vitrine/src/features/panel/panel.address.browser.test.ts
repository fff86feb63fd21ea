import { expect, test } from '#test'
import { at } from './panel.browser.markup'

const dialog = (id: string, name: string) =>
  `<dialog data-feature="panel" data-panel="${id}" data-overlay="yes" aria-label="${name}"><button data-control="close">Close</button><p>${name}</p></dialog>`

test('PANEL-2 PANEL-23 Back, and another panel’s address, leave one modal panel at most, with the focus in it', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(`<a href="#panel__first">First</a><h2 id="place">A place</h2>${dialog('first', 'First')}${dialog('second', 'Second')}`)
  const open = page.locator('dialog:modal:not([data-state="leaving"])')
  const go = (hash: string) => page.evaluate((to) => (location.hash = to), hash)

  await test.step('PANEL-2 Back closes a panel that is still coming in', async () => {
    await page.evaluate(async () => {
      location.hash = 'panel__first'
      const panel = document.querySelector<HTMLElement>('[data-panel="first"]')!
      await new Promise<void>((resolve) => {
        const look = () => (panel.dataset.state === 'entering' ? resolve() : setTimeout(look))
        look()
      })
      history.back()
    })
    await expect(at(page, 'first')).toHaveAttribute('data-state', 'hidden')
    await go('panel-open__second')
    await expect(open).toHaveAccessibleName('Second')
  })
  await test.step('PANEL-23 a modal panel makes room for the next one', async () => {
    await go('panel-open__first')
    await expect(at(page, 'second')).toHaveAttribute('data-state', 'hidden')
    await expect(open).toHaveAccessibleName('First')
    await expect(page).toHaveURL(/#panel-open__first$/)
  })
  await test.step('PANEL-23 the address of a place on the page behind does not take the focus there', async () => {
    await go('place')
    await expect(at(page, 'first')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
  })
})
