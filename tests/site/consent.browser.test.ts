import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { serve as serveFolder } from '../../tools/serve.mjs'
import { findFaults } from '../support/axe'
import { buildSmallSite } from '../support/small-site'

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: A page of a site with scripts of others.\n---\n\n${text}\n`
const FILES = {
  'astro.config.ts': `import { defineConfig } from 'astro/config'
import { vitrine } from 'vitrine-site'
const forms = { letters: 'https://bees.us1.list-manage.com/subscribe/post?u=1&id=2' }
const scripts = [
  { service: 'matomo', host: 'https://stats.example/matomo/', site: '7' },
  { name: 'Pixel', group: 'marketing', src: 'https://ads.example/pixel.js', hosts: ['https://track.example'] },
  { name: 'Own', group: 'necessary', src: '/own.js' },
]
export default defineConfig({ integrations: [vitrine({ settings: { site: { name: 'Bees', without: ['search'], scripts, forms } } })] })
`,
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'public/own.js': 'document.documentElement.dataset.own = ""\n',
  'content/pages/index.mdx': page('Bees', 'There are two hives.\n\n<Newsletter service="letters" />'),
  'content/pages/privacy.mdx': page('Privacy', '<ConsentList />'),
}

// The site is built once, for all tests here.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveFolder>>
let folder = ''
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const built = buildSmallSite('consent-site', FILES)
  folder = built.folder
  expect(built.isBuilt, built.said).toBe(true)
  site = await serveFolder(join(folder, 'dist'))
})
test.afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your choice' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const elsewhere = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => request.url().startsWith(site.address) || asked.push(request.url()))
  return asked
}

test('nothing of others is asked before a yes; a no is as near as a yes, is kept, and can be changed later; the policy names whom the settings name', async ({
  page,
  serve,
  guard,
}) => {
  const stats = `document.cookie = '_pk_id.7=1; path=/'
    document.documentElement.dataset.paq = JSON.stringify(window._paq)
    fetch('https://stats.example/matomo/matomo.php?rec=1').then(() => fetch('https://other.example/')).catch(() => (document.documentElement.dataset.refused = ''))`
  await serve('https://stats.example/matomo/matomo.js', { body: stats, contentType: 'text/javascript' })
  await serve(/^https:\/\/stats\.example\/matomo\/matomo\.php/, { body: '' })
  const asked = elsewhere(page)
  await page.goto(`${site.address}/`)
  const root = page.locator('html')

  await test.step('what is necessary is there, the rest waits, and the page goes on beside the question', async () => {
    await page.mouse.move(5, 5)
    await expect(dialog(page)).toBeVisible()
    await expect(root).toHaveAttribute('data-own', '')
    await expect(page.getByRole('status').filter({ hasText: 'Your choice' })).toBeAttached()
    const [no, yes] = await Promise.all(['Refuse all', 'Allow all'].map((name) => button(page, name).boundingBox()))
    expect([no!.width, no!.height, no!.y]).toEqual([yes!.width, yes!.height, yes!.y])
    const look = (name: string) =>
      button(page, name).evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor])
    expect(await look('Refuse all')).toEqual(await look('Allow all'))
    await expect(page.locator('body')).toBeFocused()
  })

  await test.step('a no by the keyboard: the second stop after the skip link', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Refuse all')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await page.mouse.move(9, 9)
    await expect(root).toHaveAttribute('data-own', '')
    expect(asked).toEqual([])
  })

  await test.step('changed later, one by one', async () => {
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(dialog(page)).toBeFocused()
    await page.getByText('Choose one by one').click()
    expect(await findFaults(page, 'dialog')).toEqual([])
    await expect(dialog(page).getByRole('checkbox', { name: /Necessary/ })).toBeDisabled()
    await expect(dialog(page).getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
    await dialog(page)
      .getByRole('checkbox', { name: /Statistics/ })
      .check()
    await button(page, 'Keep this choice').click()
    guard.expectConsole(/other\.example.*Content Security Policy|Content Security Policy.*other\.example/s)
    await expect(root).toHaveAttribute('data-refused', '')
    await expect(root).toHaveAttribute('data-paq', /"setTrackerUrl","https:\/\/stats\.example\/matomo\/matomo\.php".*"setSiteId","7"/)
    expect(asked).toEqual(['https://stats.example/matomo/matomo.js', 'https://stats.example/matomo/matomo.php?rec=1'])
  })

  await test.step('kept for the next page, and taken back on the privacy page: it and its cookie are gone', async () => {
    await page.goto(`${site.address}/privacy/`)
    await expect(root).toHaveAttribute('data-paq', /7/)
    const box = page.getByRole('group').getByRole('checkbox', { name: /Statistics/ })
    await expect(box).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
    await box.click()
    await expect(root).not.toHaveAttribute('data-paq', /7/)
    await expect(box).toBeEnabled()
    await expect(box).not.toBeChecked()
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await expect(dialog(page)).toHaveCount(0)
  })
  expect(asked.filter((url) => url.includes('ads.example'))).toEqual([])
})

test('closing the question is a no; where nothing can be kept nobody is asked, but who wants to can allow it for the page', async ({
  page,
  serve,
  browser,
}) => {
  const asked = elsewhere(page)
  await page.goto(`${site.address}/`)
  await page.mouse.move(5, 5)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await page.mouse.move(9, 9)
  await expect(page.locator('html')).toHaveAttribute('data-own', '')
  expect(asked).toEqual([])

  await test.step('storage is blocked', async () => {
    await serve('https://ads.example/pixel.js', { body: 'document.documentElement.dataset.pixel = ""', contentType: 'text/javascript' })
    await serve('https://stats.example/matomo/matomo.js', { body: '', contentType: 'text/javascript' })
    await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
    await page.reload()
    await page.mouse.move(5, 5)
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await button(page, 'Allow all').click()
    await expect(page.locator('html')).toHaveAttribute('data-pixel', '')
  })

  await test.step('without scripts there is no question, and nothing to choose', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    const requests = elsewhere(plain)
    await plain.goto(`${site.address}/`)
    await expect(plain.getByText('There are two hives.')).toBeVisible()
    await expect(plain.getByRole('button', { name: 'Privacy choices' })).toBeHidden()
    await expect(dialog(plain)).toHaveCount(0)
    expect(requests).toEqual([])
    await plain.close()
  })
})

test('a newsletter is signed up for in one line: sent to the service as it wants it, with and without scripts, and the form says that a letter comes first', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage({ javaScriptEnabled })
    const sent: string[] = []
    await visitor.route('https://bees.us1.list-manage.com/**', async (route) => {
      sent.push(`${route.request().method()} ${new URL(route.request().url()).search} ${route.request().postData()}`)
      await route.fulfill({ contentType: 'text/html', body: '<h1>Almost there: check your mail</h1>' })
    })
    await visitor.goto(`${site.address}/`)
    const field = visitor.getByRole('textbox', { name: 'Your e-mail address' })
    await field.fill('ada')
    await field.press('Enter')
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
    await expect(visitor.getByText('You will get a letter with a link.')).toBeVisible()
    await expect(visitor.locator('[name="b_1_2"]')).toHaveAttribute('tabindex', '-1')
    await field.fill('ada@example.org')
    await visitor.getByRole('button', { name: 'Subscribe' }).click()
    await expect(visitor.getByRole('heading', { name: 'check your mail' })).toBeVisible()
    expect(sent).toEqual(['POST ?u=1&id=2 b_1_2=&EMAIL=ada%40example.org'])
    await visitor.close()
  }
})
