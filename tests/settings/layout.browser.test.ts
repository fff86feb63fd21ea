import { expect, test, type Page } from '#test'
import { SEEN } from './seen'
import { compare, pair, settingsBlock, settleOn, values } from './walk'

const MENU = 'Menu and layout settings'

const links = '<li><a href="/a/">About</a></li><li><a href="/j/">Journal</a><ul><li><a href="/j/all/">All articles</a></li></ul></li>'
const mega =
  '<nav data-feature="menu" aria-label="Wide"><ul data-part="list"><li data-part="item"><button type="button" data-part="link" popovertarget="mega">More</button><div popover id="mega" data-part="submenu" data-mega="full" data-columns="1"><div data-part="column"><p data-part="title">Shop</p></div></div></li></ul></nav>'

/** A page of another system: lists of links, a header that says nothing of itself, headings, full-height sections. */
const html = (settings: object) => `${settingsBlock(settings)}
<header data-feature="header"><div data-part="bar"><div data-part="row"><div data-part="logo"><a href="/">Name</a></div>
<div data-part="menu">${mega}</div>
<div data-part="tools"><div data-feature="cart"><button type="button" popovertarget="cart">Cart</button><section popover id="cart" aria-label="Cart"></section></div></div></div>
<div data-part="mobile"><div data-feature="mobile-menu" aria-label="Mobile"><ul>${links}</ul></div></div></div></header>
<main><h2>A heading</h2><div class="columns"><p>First</p><p>Second</p></div>
<div data-feature="scroll-section"><section data-part="screen">One</section><section data-part="screen">Two</section><section data-part="screen">Three</section></div>
<p data-animationtype="fade">Comes in</p><p style="block-size:3000px"></p></main>`

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left)
const size = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize)
const sticks = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 1500))
  const { top } = await page.locator('[data-feature="header"]').evaluate((element) => element.getBoundingClientRect())
  await page.evaluate(() => window.scrollTo(0, 0))
  return top >= 0 ? 'stays' : 'goes'
}

/** A wide window: the header, its menu, its logo. */
async function lookWide(page: Page): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {
    header_sticky: await sticks(page),
    logo_alignment: (await left(page, '[data-part="logo"]')) > 300 ? 'at the end' : 'at the start',
    status_css_animations:
      (await page.locator('[data-animationtype]').getAttribute('data-animation')) === null ? 'is simply there' : 'comes in',
  }
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.locator('#mega')).toBeVisible()
  const width = (await page.locator('#mega').boundingBox())!.width
  seen.megamenu_base_width = width > 1500 ? 'the window' : 'the row'
  await page.keyboard.press('Escape')
  return seen
}

/** 900 px wide: whether that is narrow is a setting. */
async function lookBetween(page: Page): Promise<Record<string, unknown>> {
  return {
    side_header_break_point: (await page.locator('[data-feature="mobile-menu"] > button').isVisible()) ? 'narrow' : 'wide',
    content_break_point:
      (await page.getByText('First').boundingBox())!.y === (await page.getByText('Second').boundingBox())!.y
        ? 'side by side'
        : 'one below the other',
  }
}

/** A narrow window: the mobile menu and the sections. */
async function lookNarrow(page: Page, at: 0 | 1): Promise<Record<string, unknown>> {
  const menu = page.locator('[data-feature="mobile-menu"]')
  const seen: Record<string, unknown> = {
    header_sticky_mobile: await sticks(page),
    typography_factor: await size(page, 'h2'),
    container_hundred_percent_height_mobile: await settleOn(SEEN[MENU]!.container_hundred_percent_height_mobile![at + 2], () =>
      page.locator('[data-feature="scroll-section"]').getAttribute('data-state'),
    ),
    mobile_menu_design: (await menu.locator('[data-part="bars"]').count()) > 0 ? 'two bars' : 'a button with words',
    submenu_slideout: (await menu.locator('details').count()) > 0 ? 'folds' : 'is always shown',
  }
  await menu.locator(':scope > button').click()
  await expect(menu.locator('[data-part="panel"]')).toBeVisible()
  return seen
}

/** The words of a classic mobile menu whose sub-menus fold. */
async function lookAtWords(page: Page): Promise<Record<string, unknown>> {
  const menu = page.locator('[data-feature="mobile-menu"]')
  const seen: Record<string, unknown> = { dropdown_goto: await menu.locator(':scope > button').innerText() }
  await menu.locator(':scope > button').click()
  seen.mobile_nav_cart = await menu.locator('[data-control="cart"]').innerText()
  const toggle = menu.locator('summary')
  const name = () =>
    toggle.evaluate((element) => [...element.querySelectorAll<HTMLElement>('span')].find((label) => label.checkVisibility())?.textContent)
  seen.mobile_submenu_open = await name()
  // The link lies over the middle of its line.
  await toggle.press('Enter')
  seen.mobile_submenu_close = await name()
  return seen
}

/** Two turns of the wheel, half a second apart. */
async function turnTwice(page: Page): Promise<string> {
  const screen = (name: string) => page.getByText(name, { exact: true })
  const top = (name: string) => screen(name).evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top)))
  const turn = async (time: number) => {
    await page.evaluate((now) => (window as unknown as { setNow: (time: number) => void }).setNow(now), time)
    await page.mouse.wheel(0, 100)
  }
  await page.mouse.move(400, 400)
  await expect(page.locator('[data-feature="scroll-section"]')).toHaveAttribute('data-state', 'full-height')
  await screen('One').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await turn(100_000)
  await expect.poll(() => top('Two')).toBeLessThan(2)
  await turn(100_500)
  // A turn that counts begins to move at once.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
  )
  return (await top('Two')) < 2 ? 'the same push' : 'goes on'
}

const WORDS = ['dropdown_goto', 'mobile_nav_cart', 'mobile_submenu_open', 'mobile_submenu_close']
/** Those that change the whole of a header, or how long something takes: a page of their own. */
const APART = ['layout_mode', 'header_sticky_tablet', 'typography_sensitivity', ...WORDS]
const ALONE = ['header_position', 'hundred_percent_scroll_sensitivity']

test('PAGE-1 every setting for menus and layout changes a page of another system', async ({ page, mountHtml }) => {
  await page.addInitScript(() => {
    let now = 1000
    Object.assign(window, { setNow: (time: number) => (now = time) })
    Object.defineProperty(WheelEvent.prototype, 'timeStamp', { get: () => now })
  })
  const styles = ['header', 'menu', 'cart', 'animation', 'scroll-section']
  const css = 'body { margin: 0 } h2 { font-size: 40px }'
  const names = Object.keys(values(MENU, 0)).filter((name) => ![...APART, ...ALONE].includes(name))
  const looks: Record<string, unknown>[] = []
  for (const at of [0, 1] as const) {
    await page.setViewportSize({ width: 1600, height: 700 })
    await mountHtml(html({ ...values(MENU, at, names), typography_sensitivity: '1' }), { styles, css })
    const seen = await lookWide(page)
    await page.setViewportSize({ width: 900, height: 700 })
    Object.assign(seen, await lookBetween(page))
    await page.setViewportSize({ width: 500, height: 700 })
    Object.assign(seen, await lookNarrow(page, at))
    await mountHtml(html(values(MENU, at, APART)), { styles, css })
    Object.assign(seen, await lookAtWords(page))
    await page.setViewportSize({ width: 1600, height: 700 })
    await page.setViewportSize({ width: 900, height: 1200 })
    seen.header_sticky_tablet = await sticks(page)
    seen.typography_sensitivity = Math.round(Number.parseFloat(await size(page, 'h2')))
    await page.setViewportSize({ width: 1600, height: 700 })
    seen.layout_mode = (await page.evaluate(() => document.body.getBoundingClientRect().width)) < 1300 ? 'boxed' : 'as wide as the window'
    await mountHtml(html(values(MENU, at, ['header_position'])), { styles, css })
    seen.header_position =
      (await page.locator('[data-feature="header"]').evaluate((element) => element.getBoundingClientRect().width)) < 400
        ? 'beside the page'
        : 'above the page'
    const screens = ['One', 'Two', 'Three'].map((name) => `<section data-part="screen">${name}</section>`)
    await mountHtml(
      `${settingsBlock(values(MENU, at, ['hundred_percent_scroll_sensitivity']))}<div data-feature="scroll-section">${screens.join('')}</div><p style="block-size:3000px"></p>`,
      { styles, css },
    )
    seen.hundred_percent_scroll_sensitivity = await turnTwice(page)
    looks.push(seen)
  }
  await compare(MENU, pair(looks[0]!, looks[1]!))
})
