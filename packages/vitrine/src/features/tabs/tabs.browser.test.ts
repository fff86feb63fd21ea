import { expect, findFaults, test, type Page } from '#test'
import { readmeHtml } from '../../../../../tests/support/readme'

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

test('FORM-4 tabs show one panel at a time, by pointer and by keys, and the address names it', async ({ page, openExample }) => {
  await openExample('tabs', 'sidebar')
  await expect(page.getByRole('tablist', { name: 'From the journal' })).toBeVisible()
  await expect(panel(page, 'Newest')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await tab(page, 'Topics').click()
  await expect(panel(page, 'Topics')).toBeVisible()
  await expect(panel(page, 'Newest')).toBeHidden()
  await expect(page).toHaveURL(/#topics$/)
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'About')).toBeFocused()
  await expect(panel(page, 'About')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Newest')).toBeFocused()
  await page.keyboard.press('End')
  await expect(panel(page, 'About')).toContainText('Notes on running')
  await page.keyboard.press('Tab')
  await expect(panel(page, 'About')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/#newest$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Before you publish' })).toBeFocused()
  expect(await findFaults(page)).toEqual([])
})

test('FORM-4 an address leads to its panel, at load and later, also from a place inside it', async ({ page, mountHtml }) => {
  const html = `<p><a href="#deep">A place inside</a></p>${readmeHtml('tabs').replace('<p>Pictures', '<p id="deep">Pictures')}
<p><a href="#newest">To the newest</a></p>`
  await mountHtml(html, { isWithoutScript: true, address: '#topics' })
  await expect(panel(page, 'Topics')).toBeVisible()
  await expect(page.getByText('Three new articles.')).toBeHidden()
  await page.getByRole('link', { name: 'To the newest' }).click()
  await expect(panel(page, 'Newest')).toBeVisible()
  await page.getByRole('link', { name: 'A place inside' }).click()
  await expect(page.getByText('Pictures, writing, speed.')).toBeVisible()
  await expect(tab(page, 'Topics')).toHaveAttribute('aria-selected', 'true')
})

test('FORM-4 chosen by hand: arrows only go to a tab, Space shows its panel, and the address stays as it is', async ({
  page,
  openExample,
}) => {
  await openExample('tabs', 'manual')
  await expect(panel(page, 'Topics')).toBeVisible()
  await tab(page, 'Topics').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Newest')).toBeFocused()
  await expect(panel(page, 'Topics')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(panel(page, 'Newest')).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
})

test('FORM-4 markup of existing pages works, mirrored from right to left; a tab without a panel is reported and all can be read', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] tabs: the tab "Lost" has no panel: there is no element with the id "nowhere" in it\./)
  await mountHtml(
    `<div data-feature="tabs"><ul aria-label="Posts"><li><a href="#" data-link="popular">Popular</a></li><li><a href="#" data-link="recent">Recent</a></li></ul>
<div data-name="popular"><p>Much read</p></div><div data-name="recent"><p>Just written</p></div></div>
<div data-feature="tabs"><ul><li><a href="#nowhere">Lost</a></li></ul><section data-part="panel"><p>Still here</p></section></div>`,
    { styles: ['tabs'], root: 'lang="en" dir="rtl"' },
  )
  await tab(page, 'Popular').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page, 'Recent')).toHaveText('Just written')
  await expect(page.getByText('Much read')).toBeHidden()
  await expect(page.getByText('Still here')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-4 all panels can be read, and the links lead to them', async ({ page, openExample }) => {
    await openExample('tabs', 'sidebar')
    await expect(page.getByRole('link', { name: 'Before you publish' })).toBeVisible()
    await expect(page.getByText('Notes on running a content site')).toBeVisible()
    await page.getByRole('link', { name: 'Topics', exact: true }).click()
    await expect(page).toHaveURL(/#topics$/)
  })
})
