import { expect, findFaults, test, type Page } from '#test'
import { readmeHtml } from '../../../../../tests/support/readme'
import { placeToolbar } from './language-toolbar.place'

const button = (page: Page, name = 'Language') => page.getByRole('button', { name })
const toolbar = (page: Page, name = 'Language') => page.getByRole('toolbar', { name })
const flag = (page: Page, name: string) => toolbar(page).getByRole('link', { name })

test('LANG-1 LANG-2 LANG-4 a button shows the flags and is pressed while they are there; a click elsewhere or a choice hides them', async ({
  page,
  openExample,
}) => {
  await openExample('language-toolbar', 'own')
  await expect(toolbar(page)).toBeHidden()
  await button(page).click()
  await expect(toolbar(page)).toBeVisible()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await findFaults(page)).toEqual([])
  const french = flag(page, 'Français')
  await expect(french).toHaveAttribute('title', 'Français')
  expect((await french.getAttribute('class'))?.split(' ')[2]).toBe('fr')
  await expect(flag(page, 'English')).toHaveAttribute('aria-current', 'true')
  // Every flag has its name beside it.
  await expect(french.getByText('Français')).toBeVisible()

  await button(page).click()
  await expect(toolbar(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await button(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(toolbar(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  // The page is in English already: the toolbar hides at once, and nothing else happens.
  await button(page).click()
  const address = page.url()
  await flag(page, 'English').click()
  await expect(toolbar(page)).toBeHidden()
  expect(page.url()).toBe(address)
  expect(await page.context().cookies()).toEqual([])
})

test('LANG-2 with hide-on-click off it stays until its button, Escape or a flag is used', async ({ page, mountHtml }) => {
  await mountHtml(readmeHtml('language-toolbar').replace('data-position', 'data-hide-on-click="0" data-position') + '<p>Elsewhere</p>', {
    isWithoutScript: true,
  })
  await button(page).click()
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Elsewhere').click()
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toolbar(page)).toBeHidden()
  await button(page).click()
  await flag(page, 'English').click()
  await expect(toolbar(page)).toBeHidden()
})

test('LANG-2 in hover mode it comes with the pointer and goes 150 ms after it; the keyboard works too', async ({ page }) => {
  await page.clock.install()
  await page.goto('/style-guide/language-toolbar/hover/')
  await button(page).hover()
  await expect(toolbar(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page).click()
  await expect(toolbar(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(149)
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
  await flag(page, 'Français').hover()
  await page.clock.runFor(1000)
  await expect(toolbar(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.clock.runFor(150)
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(toolbar(page)).toBeHidden()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toolbar(page)).toBeHidden()
})

test('LANG-9 arrow keys go through the flags, in both directions of writing; Escape leads back to the button', async ({
  page,
  openExample,
}) => {
  await openExample('language-toolbar', 'own')
  await button(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(flag(page, 'English')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(flag(page, 'Français')).toBeFocused()
  await page.keyboard.press('End')
  await expect(flag(page, 'العربية')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(flag(page, 'English')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(flag(page, 'العربية')).toBeFocused()
  // One stop for Tab.
  expect(await toolbar(page).locator('a[tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(toolbar(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(flag(page, 'Français')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/$/)
})

const CORNERS = [
  [0, 0],
  [0.5, 0],
  [1, 0],
  [0, 0.5],
  [0.5, 0.5],
  [1, 0.5],
  [0, 1],
  [0.5, 1],
  [1, 1],
] as const
const POSITIONS = ['top', 'bottom', 'left', 'right'] as const

for (const isOlder of [false, true])
  test(`LANG-3 on each of four sides it stands 10 px from its button and 20 px from the screen’s edges${isOlder ? ', on an older page too' : ''}`, async ({
    page,
    mountHtml,
  }) => {
    const flags = ['en', 'fr', 'de']
      .map((code) => `<a href="#" title="Language ${code}" class="nturl notranslate ${code} flag">Language ${code}</a>`)
      .join('')
    const html = isOlder
      ? `<div id="glt-translate-trigger">Language</div><div id="flags">${flags}</div>`
      : `<div data-feature="language-toolbar"><button type="button" data-part="trigger" popovertarget="l">Language</button><div popover id="l" data-part="language-flags" role="toolbar" aria-label="Language">${flags}</div></div>`
    const trigger = isOlder ? '#glt-translate-trigger' : 'button'
    for (const position of POSITIONS) {
      await mountHtml(
        html.replace(/<(div data-feature="language-toolbar"|div id="glt-translate-trigger")/, `<$1 data-toolbar-position="${position}"`),
        {
          styles: ['language-toolbar'],
          css: `body { margin: 0 } ${trigger} { position: fixed !important; width: 90px; }`,
        },
      )
      await button(page).focus()
      for (const [x, y] of CORNERS) {
        await page.locator(trigger).evaluate<void, readonly [number, number], HTMLElement>(
          (element, [across, down]) => {
            element.style.setProperty('left', `${across * (innerWidth - element.offsetWidth)}px`, 'important')
            element.style.setProperty('top', `${down * (innerHeight - element.offsetHeight)}px`, 'important')
          },
          [x, y] as const,
        )
        await button(page).press('Enter')
        await expect(toolbar(page)).toBeVisible()
        const found = await page.evaluate((selector) => {
          const boxOf = (element: Element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return { left, top, width, height }
          }
          return {
            button: boxOf(document.querySelector(selector)!),
            toolbar: boxOf(document.querySelector('[role="toolbar"]')!),
            window: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
            zIndex: getComputedStyle(document.querySelector('[role="toolbar"]')!).zIndex,
          }
        }, trigger)
        const wanted = placeToolbar({ ...found, position, adjustment: 10, margin: 20 })
        expect.soft(Math.abs(found.toolbar.left - wanted.left), `${position} ${x} ${y} left: ${JSON.stringify(found)}`).toBeLessThan(1.5)
        expect.soft(Math.abs(found.toolbar.top - wanted.top), `${position} ${x} ${y} top: ${JSON.stringify(found)}`).toBeLessThan(1.5)
        expect(found.zIndex).toBe('120')
        await button(page).press('Enter')
        await expect(toolbar(page)).toBeHidden()
      }
    }
    expect(await page.locator('[data-part="language-flags"]').evaluate((flags) => getComputedStyle(flags).transitionDuration)).toContain(
      '0.2s',
    )
  })

test('LANG-4 PAGE-8 without scripts the flags that lead to pages of the site are there, and the others are not', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
  await page.goto('/style-guide/language-toolbar/own/')
  await button(page).click()
  await flag(page, 'Français').click()
  await expect(page).toHaveURL(/\/fr\/$/)
  await page.goto('/style-guide/language-toolbar/translated/')
  await expect(button(page)).toBeHidden()
  await page.close()
})
