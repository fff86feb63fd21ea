import { appendFileSync } from 'node:fs'
import { expect, test, type Page } from '#test'
import { moreThan, readHeld } from '../support/held'

/**
 * Opened and closed again and again: what stays behind of one round is there as often as there were rounds. A few show it;
 * `VITRINE_LONG=1` makes a thousand, and `VITRINE_FIGURES=file` has the figures written there.
 */
const isLong = Boolean(process.env.VITRINE_LONG)
const ROUNDS = isLong ? 1000 : 40
/** Bytes: half a megabyte. */
const HEAP = 512 * 1024

/** One round, in the page: ends when all is as it was before. */
type Round = () => Promise<unknown>

/** As a text: a page with a policy lets no script of its own make a function of one. */
const repeat = (page: Page, round: Round, times: number): Promise<unknown> =>
  page.evaluate(`(async () => { const round = ${round.toString()}; for (let at = 0; at < ${times}; at += 1) await round() })()`)

async function leavesNothing(page: Page, name: string, round: Round): Promise<void> {
  await test.step(`${name}, ${ROUNDS} times`, async () => {
    await repeat(page, round, 20)
    const before = await readHeld(page)
    await repeat(page, round, ROUNDS)
    // What a browser lets go in its own time may still be there; what leaks stays.
    await expect
      .poll(
        async () => {
          const more = moreThan(before, await readHeld(page))
          return { nodes: Math.max(0, more.nodes), listeners: Math.max(0, more.listeners) }
        },
        { message: name },
      )
      .toEqual({ nodes: 0, listeners: 0 })
    const { heap } = moreThan(before, await readHeld(page))
    if (process.env.VITRINE_FIGURES)
      appendFileSync(process.env.VITRINE_FIGURES, `${name}: ${ROUNDS} rounds, ${Math.round(heap / 1024)} kB\n`)
    expect(heap, `${name}: bytes of heap`).toBeLessThanOrEqual(HEAP)
  })
}

const panelRound: Round = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const panel = document.querySelector<HTMLDialogElement>('[data-panel="ask"]')!
  document.querySelector<HTMLElement>('a[href="#panel-open__ask"]')!.click()
  while (panel.dataset.state !== 'shown') await frame()
  panel.querySelector<HTMLElement>('[data-control="close"]')!.click()
  while (panel.open) await frame()
}

const modalRound: Round = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  document.querySelector<HTMLElement>('[data-feature="slider-modal"]')!.click()
  while (!document.querySelector('dialog[data-part="slider-modal"] [data-state="resting"]')) await frame()
  document.querySelector<HTMLElement>('dialog[data-part="slider-modal"] [data-part="close"]')!.click()
  while (document.querySelector('dialog[data-part="slider-modal"]')) await frame()
}

test(`panel and slider modal, ${ROUNDS} times open and closed, leave nothing behind`, async ({ page, mountHtml }) => {
  test.setTimeout(500_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const data = `<div id="places" data-feature="slider" data-autoplay="false"><div data-part="slides"><div data-part="slider-slide">One</div><div data-part="slider-slide">Two</div></div>
    <div data-part="controls"><button data-control="next">Next</button></div></div>`
  await page.route('**/api/slider', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify({ success: true, htmlid: 'places', data }) }),
  )
  await mountHtml(
    `<a href="#panel-open__ask">Ask</a><dialog data-feature="panel" data-panel="ask" data-status_css_animations="off" aria-label="Ask"><p>Words</p><button data-control="close">Close</button></dialog>
     <a href="#elsewhere" data-feature="slider-modal" data-url="/api/slider" data-alias="places">Places</a>`,
    { styles: ['panel', 'slider', 'slider-modal'] },
  )
  await page.getByRole('link', { name: 'Ask' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await leavesNothing(page, 'panel', panelRound)
  await leavesNothing(page, 'slider modal', modalRound)
})

const menuRound: Round = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const submenu = document.querySelector<HTMLElement>('[data-kind="main"] [data-part="submenu"]')!
  const button = document.querySelector<HTMLButtonElement>(`[data-kind="main"] button[popovertarget="${submenu.id}"]`)!
  button.click()
  while (!submenu.matches(':popover-open')) await frame()
  submenu.hidePopover()
  while (button.ariaExpanded === 'true') await frame()
}

const searchRound: Round = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const search = document.querySelector<HTMLElement>('header [data-feature="search"]')!
  const field = search.querySelector('input')!
  search.querySelector<HTMLElement>('[data-control="search"]')!.click()
  field.value = field.value === 'gallery' ? 'slider' : 'gallery'
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  while (search.dataset.state !== 'found') await frame()
  field.value = ''
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  while (!search.matches('[data-state="idle"]')) await frame()
  search.querySelector<HTMLElement>('[popover]')!.hidePopover()
  await frame()
}

test(`menu and search of the site’s own pages, ${ROUNDS} times open and closed, leave nothing behind`, async ({ page }) => {
  test.setTimeout(500_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about/')
  await page.mouse.move(2, 2)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('gallery')
  await expect(page.locator('header [data-feature="search"]')).toHaveAttribute('data-state', 'found')
  await page.keyboard.press('Escape')
  await leavesNothing(page, 'menu', menuRound)
  await leavesNothing(page, 'search', searchRound)
})
