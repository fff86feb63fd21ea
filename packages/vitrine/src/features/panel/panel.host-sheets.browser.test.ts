import { expect, test } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
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

for (const [name, attributes] of Object.entries(PANELS)) {
  test(`PANEL-1 PANEL-23 ${name} has the same box and close button on pages with style sheets of their own`, async ({
    page,
    mountHtml,
  }) => {
    const show = async () => {
      await mountHtml(
        `<main style="display: block; margin: 0; padding: 0; box-sizing: border-box"><a href="#panel__a">Open</a></main>
         <dialog data-feature="panel" data-panel="a" ${attributes} data-status_css_animations="off" aria-label="A">
           <button type="button" data-control="close" aria-label="Close">×</button><div data-part="body"><div style="height: 6rem">Hello</div></div></dialog>`,
        { styles: ['panel'] },
      )
      await expect(at(page, 'a')).toBeHidden()
      await page.getByRole('link', { name: 'Open' }).evaluate((link: HTMLElement) => link.click())
      await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
      await expect(page.locator('[data-panel-push]')).toHaveCount(attributes.includes('push') ? 1 : 0)
    }
    expect(await differencesUnderHostSheets({ page, show, parts: FRAME, styles: LAYOUT })).toEqual([])
    expect(
      await differencesUnderHostSheets({
        page,
        show,
        parts: 'dialog > [data-control=close]',
        styles: LOOKS.filter((look) => look !== 'transitionProperty' && look !== 'color'),
      }),
    ).toEqual([])
  })
}
