import { expect, test } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, LOOKS } from '../../../../../tests/support/host-sheets'
import { at } from './panel.browser.markup'

const FRAME = 'dialog, dialog > [data-part=body], dialog > [data-control=close], main, p'
const PANELS = {
  'a popup without a type': '',
  'a popup with a size of its own': 'data-width="30rem" data-height="20rem"',
  'a popup in a corner': 'data-position="bottom-right" data-overlay="no"',
  'a bar at the left that pushes the page': 'data-type="sliding-bar" data-transition="push" data-overlay="no"',
  'a bar at the right': 'data-type="sliding-bar" data-position="right"',
  'a bar at the top': 'data-type="sliding-bar" data-position="top"',
  'a bar at the bottom': 'data-type="sliding-bar" data-position="bottom" data-height="40vh"',
}

test('PANEL-1 PANEL-23 every kind of panel has the same box and close button on pages with style sheets of their own', async ({
  page,
  mountHtml,
}) => {
  const kinds = Object.entries(PANELS).map(([name, attributes], index) => ({ id: `panel-${index}`, name, attributes }))
  const links = kinds.map(({ id, name }) => `<a href="#panel__${id}">Open ${name}.</a>`)
  const dialogs = kinds.map(
    ({ id, attributes }) =>
      `<dialog data-feature="panel" data-panel="${id}" ${attributes} data-status_css_animations="off" aria-label="${id}">
         <button type="button" data-control="close" aria-label="Close">×</button><div data-part="body"><div style="height: 6rem">Hello</div></div></dialog>`,
  )
  const look = async () => {
    await mountHtml(
      `<main style="display: block; margin: 0; padding: 0; box-sizing: border-box">${links.join('')}</main>${dialogs.join('')}`,
      { styles: ['panel'] },
    )
    const seen: Record<string, Awaited<ReturnType<typeof lookOf>>> = {}
    for (const { id, name, attributes } of kinds) {
      await expect(at(page, id)).toBeHidden()
      await page.getByRole('link', { name: `Open ${name}.` }).evaluate((link: HTMLElement) => link.click())
      await expect(at(page, id)).toHaveAttribute('data-state', 'shown')
      await expect(page.locator('[data-panel-push]')).toHaveCount(attributes.includes('push') ? 1 : 0)
      seen[name] = await lookOf(page, FRAME, LAYOUT)
      seen[`${name}, its close button`] = await lookOf(
        page,
        'dialog > [data-control=close]',
        LOOKS.filter((style) => style !== 'transitionProperty' && style !== 'color'),
      )
      await at(page, id)
        .locator('[data-control=close]')
        .evaluate((button: HTMLElement) => button.click())
      await expect(at(page, id)).toHaveAttribute('data-state', 'hidden')
      await expect(page.locator('[data-panel-push]')).toHaveCount(0)
    }
    return joinLooks(seen)
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})
