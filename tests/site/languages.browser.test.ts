import { expect, findFaults, test, type Page } from '#test'
import { countWidget, giveTranslator, serveWidget } from '../fakes/translate'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const built = (path: string) => readFileSync(join(import.meta.dirname, '../../site/dist', path), 'utf8')
const toolbar = (page: Page) => page.getByRole('banner').getByRole('toolbar')

test('LANG-9 the flags of the header lead to the same page in French and Arabic; language and direction follow', async ({ page }) => {
  await page.goto('/about/')
  await page.getByRole('button', { name: 'Language' }).click()
  await toolbar(page).getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/fr/about/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos de Vitrine')
  await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/fr/contact/',
  )
  // What is not translated says so, and leads to the site's own language.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Guide (en anglais)' })).toHaveAttribute('href', '/guide/')
  await page.getByRole('button', { name: 'Langue' }).click()
  expect(await findFaults(page)).toEqual([])
  await toolbar(page).getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/about/')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'اللغة' }).click()
  await toolbar(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/about/')
  // A page that is not translated: the flag leads to the home page of that language, and says so.
  await page.goto('/guide/')
  await page.getByRole('button', { name: 'Language' }).click()
  await toolbar(page).getByRole('link', { name: 'Français' }).filter({ hasText: 'Page d’accueil' }).click()
  await expect(page).toHaveURL('/fr/')
})

test('LANG-9 search finds pages in the language of the page, and its words are in it', async ({ page }) => {
  await page.goto('/fr/search/?q=pinceaux')
  await expect(page.getByRole('main').getByRole('link', { name: 'Galerie' }).first()).toHaveAttribute('href', '/fr/gallery/')
  for (const link of await page.locator('main [data-part="results"] a').all()) expect(await link.getAttribute('href')).toMatch(/^\/fr\//)
})

test('LANG-9 each page names its translations for search engines, the sitemap too, and each language has its feed', () => {
  for (const path of ['about/index.html', 'fr/about/index.html', 'ar/about/index.html']) {
    for (const [code, address] of [
      ['en', '/about/'],
      ['x-default', '/about/'],
      ['fr', '/fr/about/'],
      ['ar', '/ar/about/'],
    ])
      expect(built(path)).toContain(`<link rel="alternate" hreflang="${code}" href="https://vitrine.example${address}">`)
  }
  expect(built('guide/index.html')).not.toContain('hreflang="fr" href="https')
  expect(built('sitemap-0.xml')).toContain('<xhtml:link rel="alternate" hreflang="ar" href="https://vitrine.example/ar/about/"/>')
  expect(built('fr/rss.xml')).toContain('<language>fr</language>')
  expect(built('fr/rss.xml')).toContain('https://vitrine.example/fr/journal/right-to-left-and-translated-pages/')
  expect(built('fr/rss.xml')).not.toContain('before-you-publish')
})

test('LANG-8 the live example translates in place: the site’s policy lets the widget in, and nothing is asked of it before a yes', async ({
  page,
  serve,
  openExample,
}) => {
  await serveWidget(serve)
  await giveTranslator(page, [])
  const fetched = countWidget(page)
  await openExample('language-toolbar', 'translated')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('dialog', { name: /Google/ })).toBeVisible()
  expect(fetched()).toBe(0)
  await page.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect(page.getByText('[de] Good morning.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(fetched()).toBe(1)
})
