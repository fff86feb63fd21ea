import { expect, test } from '#test'
import { at } from './panel.browser.markup'

test('PANEL-9 panels that want to open at once take turns, in their order', async ({ page, openExample }) => {
  await openExample('panel', 'turns')
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('dialog', { name: `Number ${number}` })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(at(page, `turn-${number}`)).toHaveAttribute('data-state', 'hidden')
  }
})

const waiting = (before: string) =>
  `${before}<dialog data-feature="panel" data-panel="a" data-on_click="yes" data-on_click_element=".none" data-exit_intent="no" data-on_scroll="yes" data-scroll_direction="down" data-status_css_animations="off" aria-label="A"><button>In</button></dialog><div style="height: 300vh"></div>`

test('PANEL-9 a panel does not come while the visitor types; a link to it still works', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<label>Name <input autofocus></label> <a href="#panel__a">Toggle</a>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  await page.getByLabel('Name').fill('Ada')
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeVisible()
  await expect(at(page, 'a')).toBeHidden()
  await page.getByLabel('Name').blur()
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a panel does not come over what lies on the page', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<dialog id="gallery">Pictures <form method="dialog"><button>Done</button></form></dialog>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#gallery')!.showModal())
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeAttached()
  await expect(at(page, 'a')).toBeHidden()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a panel does not come over a film that plays', async ({ page, mountHtml }) => {
  await mountHtml(waiting('<video src="/video/clock.webm" muted controls width="200" height="100"></video>'), {
    styles: ['panel'],
    address: '?panels=explain',
  })
  await expect(page.getByText('a: may show')).toBeVisible()
  const film = page.locator('video')
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await page.mouse.wheel(0, 50)
  await page.mouse.wheel(0, 50)
  await expect(page.getByText('a: waits')).toBeVisible()
  await expect(at(page, 'a')).toBeHidden()
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  await expect(at(page, 'a')).toBeVisible()
})

for (const [limit, attribute] of [
  ['page view', 'data-max-per-page-view'],
  ['session', 'data-max-per-session'],
] as const) {
  test(`PANEL-9 a site may allow one panel a ${limit}`, async ({ page, mountHtml }) => {
    const one = (id: string) =>
      `<dialog data-feature="panel" data-panel="${id}" data-on_page_load="yes" data-status_css_animations="off" aria-label="${id}"><button data-control="close">Close</button></dialog>`
    await mountHtml(`<div data-panels ${attribute}="1">${one('a')}${one('b')}</div>`, { styles: ['panel'], address: '?panels=explain' })
    await expect(at(page, 'a')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('b: has shown')).toBeAttached()
    await expect(at(page, 'b')).toBeHidden()
  })
}

test('PANEL-20 another version of a panel forgets what was counted', async ({ page, mountHtml }) => {
  const one = (version: string) =>
    `<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" data-frequency="once" data-version="${version}" data-status_css_animations="off" aria-label="A">New</dialog>`
  await mountHtml(one('1'), { styles: ['panel'], address: '?panels=explain' })
  await expect(at(page, 'a')).toBeVisible()
  await page.reload()
  await expect(page.getByText('a: may not show')).toBeVisible()
  await mountHtml(one('2'), { styles: ['panel'], address: '?panels=explain&again' })
  await expect(at(page, 'a')).toBeVisible()
})

test('PANEL-9 a new page view in an application asks the rules again', async ({ page, mountHtml }) => {
  await mountHtml(
    `<dialog data-feature="panel" data-panel="a" data-on_page_load="yes" data-status_css_animations="off" aria-label="A"><button data-control="close">Close</button></dialog>`,
    { styles: ['panel'] },
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(at(page, 'a')).toBeHidden()
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('vitrine:page-view')))
  await expect(at(page, 'a')).toBeVisible()
})
