import { expect, test, type Page } from '#test'
import { current, grid, link, openNumber, overlay, photo, picture, position, step } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** What a page's own script does, without asking the network for anything. */
const insert = (page: Page, [where, place]: readonly [selector: string, place: InsertPosition], html: string) =>
  page.evaluate(
    ([selector, at, markup]) => document.querySelector(selector!)!.insertAdjacentHTML(at as InsertPosition, markup!),
    [where, place, html],
  )

test('GAL-21 links that a script adds are marked, and open', async ({ page, mountHtml }) => {
  await mountHtml(grid(2))
  await insert(
    page,
    ['ul', 'beforeend'],
    `<li>${link('dogs', 'class="new"')}</li><li><a class="other" href="/style-guide/">Elsewhere</a></li>`,
  )
  await expect(page.locator('a.new')).toHaveAttribute('data-gallery-state', 'joined')
  await expect(page.locator('a.other')).toHaveAttribute('data-gallery-state', 'not-for-gallery')
  await page.locator('a.new').click()
  await expect(position(page)).toContainText('3 of 3')
})

test('GAL-21 a link that a script adds and presses at once opens its own picture', async ({ page, mountHtml }) => {
  await mountHtml(grid(2))
  await expect(page.locator('a[data-gallery-state]')).toHaveCount(2)
  await page.evaluate(
    async (html) => {
      document.querySelector('ul')!.insertAdjacentHTML('afterbegin', html)
      await Promise.resolve()
      document.querySelector<HTMLElement>('a.new')!.click()
    },
    `<li>${link('dogs', 'class="new"')}</li>`,
  )
  await expect(position(page)).toContainText('1 of 3')
  await expect(picture(page)).toHaveAttribute('src', photo('dogs'))
})

test('GAL-21 the open gallery takes in links that a script adds, and keeps the open picture when they come before it', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(grid(3))
  await openNumber(page, 2)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const shown = await picture(page).elementHandle()
  await insert(page, ['ul', 'afterbegin'], `<li>${link('sea')}</li><li>${link('fig')}</li>`)
  await expect(position(page)).toContainText('4 of 5. Title 2')
  await expect(page).toHaveURL(/#g\/3$/)
  // The same picture, not loaded anew.
  expect(await picture(page).evaluate((element, before) => element === before, shown)).toBe(true)
  await step(page, 'Left')
  await expect(position(page)).toContainText('3 of 5. Title 1')
  await step(page, 'Left')
  await expect(picture(page)).toHaveAttribute('src', photo('fig'))
})

test('GAL-21 links that a script takes away leave the open gallery too', async ({ page, mountHtml }) => {
  await mountHtml(grid(3))
  await openNumber(page, 3)
  await page.evaluate(() => document.querySelector('li')!.remove())
  await expect(position(page)).toContainText('2 of 2. Title 3')
})

test('GAL-21 a link that becomes one for the gallery joins, and one that ceases to be leaves', async ({ page, mountHtml }) => {
  await mountHtml(`${grid(2)}<a id="later" href="/style-guide/">Later</a>`)
  await expect(page.locator('a[data-gallery-state="joined"]')).toHaveCount(2)
  await page.evaluate((address) => {
    const later = document.querySelector<HTMLAnchorElement>('#later')!
    later.href = address
    later.dataset.gallery = 'g'
    document.querySelector('ul a')!.setAttribute('href', '/style-guide/')
  }, photo('sea'))
  await expect(page.locator('#later')).toHaveAttribute('data-gallery-state', 'joined')
  await expect(page.locator('ul a').first()).toHaveAttribute('data-gallery-state', 'not-for-gallery')
  await page.locator('#later').click()
  await expect(position(page)).toContainText('2 of 2')
})

test('GAL-21 an address whose picture comes later opens it when it comes, and Back closes', async ({ page, mountHtml }) => {
  await page.goto('/style-guide/')
  await mountHtml(`${grid(2)}<div id="more"></div>`, { address: '#late/1' })
  await expect(page.locator('a[data-gallery-state]')).toHaveCount(2)
  await expect(overlay(page)).toHaveCount(0)
  await insert(page, ['#more', 'beforeend'], link('sea', 'data-gallery="late"'))
  await expect(page.locator('#more a')).toHaveAttribute('data-gallery-state', 'joined')
  await expect(overlay(page)).toHaveCount(0)
  await insert(page, ['#more', 'beforeend'], link('fig', 'data-gallery="late"'))
  await expect(position(page)).toContainText('2 of 2')
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)
})

test('GAL-21 what an open item shows adds nothing to the group that is open', async ({ page, mountHtml }) => {
  await mountHtml(`<a data-gallery="g" data-type="inline" href="#part">Part</a><div id="part">${link('sea', 'data-gallery="g"')}</div>`)
  await page.getByRole('link', { name: 'Part' }).click()
  await expect(current(page).getByRole('link', { name: 'Photo of sea' })).toBeVisible()
  await insert(page, ['body', 'beforeend'], link('fig', 'data-gallery="g" class="new"'))
  await expect(page.locator('a.new')).toHaveAttribute('data-gallery-state', 'joined')
  await expect(position(page)).toContainText('1 of 3')
})

test('GAL-2 a post whose only picture is a picture element in a link has its gallery', async ({ page, mountHtml }) => {
  await mountHtml(
    `<article data-post><p><a href="${photo('sea')}"><picture><source srcset="${photo('sea', 400)}"><img src="${photo('sea', 400)}" width="200" height="150" alt="Sea"></picture></a></p></article>`,
  )
  await page.getByRole('link', { name: 'Sea' }).click()
  await expect(picture(page)).toHaveAttribute('src', photo('sea'))
})
