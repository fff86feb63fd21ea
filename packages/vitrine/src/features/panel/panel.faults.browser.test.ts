import { expect, test } from '#test'
import { at, boxOf } from './panel.browser.markup'

test('PANEL-1 a wrong or misspelt option is told to its author, its default serves, and the rest of the panel and other panels go on', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] panel: panel\.exit_animation is "wobble", but it must be one of/)
  guard.expectConsole(/panel\.enter_animation_timing is "bouncy", but it must be a CSS easing/)
  guard.expectConsole(/panel\.width is "wide", but it must be a CSS length/)
  guard.expectConsole(/panel\.on_click_element is "\.ask\)", but it must be a CSS selector/)
  guard.expectConsole(/data-overley is not an option\. Did you mean data-overlay\?/)
  guard.expectConsole(/panels\.maxPerSession is "few"/)
  await mountHtml(
    `<a href="#panel-open__a">Open a</a> <a href="#panel-open__b">Open b</a>
     <div data-panels data-max-per-session="few">
     <dialog data-feature="panel" data-panel="a" data-exit_animation="wobble" data-enter_animation_timing="bouncy" data-width="wide" data-overley="no" data-on_click="yes" data-on_click_element=".ask)" data-height="200px" aria-label="A"><button data-control="close">Close</button></dialog>
     <dialog data-feature="panel" data-panel="b" data-overlay="no" aria-label="B">Hello</dialog></div>`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open a' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'shown')
  expect(await boxOf(page, 'a')).toMatchObject({ width: 800, height: 200 })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'a')).toHaveAttribute('data-state', 'hidden')
  await page.getByRole('link', { name: 'Open b' }).click()
  await expect(at(page, 'b')).toHaveAttribute('data-state', 'shown')
})

test('PANEL-20 of two panels with one id the first works, and the author is told', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/Another panel of the page has the id a already/)
  await mountHtml(
    `<a href="#panel__a">Open</a>${['One', 'Two'].map((name) => `<dialog data-feature="panel" data-panel="a" aria-label="${name}">Hello</dialog>`).join('')}`,
    { styles: ['panel'] },
  )
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name: 'One' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Two' })).toHaveCount(0)
})

test('PANEL-20 a panel that is no dialog, or has no id, is told to its author and stops nobody else', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] panel: A panel must be a <dialog> element\./)
  guard.expectConsole(/\[vitrine\] panel: A panel must have an id in data-panel/)
  await mountHtml(
    `<div data-feature="panel" data-panel="a" data-on_page_load="yes">No dialog</div><dialog data-feature="panel" data-on_page_load="yes">No id</dialog>
     <dialog data-feature="panel" data-panel="d" data-on_page_load="yes" aria-label="D">Right</dialog>`,
    { styles: ['panel'] },
  )
  await expect(page.getByRole('dialog', { name: 'D' })).toBeVisible()
})
