import { expect, test, type Page } from '#test'
import {
  control,
  current,
  grid,
  holdTime,
  link,
  openNumber,
  overlay,
  photo,
  picture,
  position,
} from '../../packages/vitrine/src/features/gallery/gallery.browser.markup'
import { SEEN } from './seen'
import { compare, pair, settingsBlock, settleOn, values } from './walk'

/** Those that would hide what others show: they have a page of their own. */
const APART = [
  'lightbox_zoom',
  'lightbox_loop',
  'lightbox_gallery',
  'lightbox_arrows',
  'lightbox_social',
  'lightbox_deeplinking',
  'lightbox_title',
  'lightbox_desc',
]
const ALONE = ['status_lightbox', 'translated texts']
const SITE = 'Site settings'
const html = (settings: object) =>
  `${settingsBlock(settings)}${grid(4, '')}<div data-post>${link('sea')}</div>
<p><a href="https://vimeo.com/76979871" data-gallery>A film on Vimeo</a> <a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-gallery>A film on YouTube</a></p>
<p class="hide-small">Not on small windows</p><p class="hide-medium">Not on medium windows</p>`

const joins = async (page: Page, name: string) =>
  (await page.getByRole('link', { name }).getAttribute('data-gallery-state')) === 'joined' ? 'joins' : 'stays a link'
const shows = async (page: Page, text: string) => ((await page.getByText(text).isVisible()) ? 'shown' : 'hidden')
const textOr = async (page: Page, part: string) => {
  const element = overlay(page).locator(part)
  return (await element.count()) > 0 ? element.innerText() : 'none'
}
const styleOf = (page: Page, part: string, [name, pseudo]: readonly [name: string, pseudo?: string]) =>
  overlay(page)
    .locator(part)
    .first()
    .evaluate((element, [property, of]) => getComputedStyle(element, of).getPropertyValue(property!), [name, pseudo] as const)

/** Whether the next item shows at the window's edge. */
const peeks = (page: Page) =>
  overlay(page)
    .locator('[data-part="slide"][data-offset="1"] img')
    .evaluate((image) => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().left < innerWidth)

/** What can be seen of most settings while the gallery is open at its first picture. */
async function look(page: Page): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {
    status_vimeo: await joins(page, 'Vimeo'),
    status_yt: await joins(page, 'YouTube'),
    lightbox_post_images: await joins(page, 'Photo of sea'),
    visibility_small: await shows(page, 'Not on small windows'),
    visibility_medium: await shows(page, 'Not on medium windows'),
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  seen.lightbox_autoplay = (await control(page, 'Pause slideshow').count()) > 0 ? 'plays' : 'rests'
  seen.lightbox_skin = await styleOf(page, '[data-part="frame"]', ['background-color', '::before'])
  seen.lightbox_animation_speed = await overlay(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)
  seen.lightbox_path = await styleOf(page, '[data-part="slide"][data-offset="1"]', ['translate'])
  seen.lightbox_opacity = await styleOf(page, '[data-part="frame"]', ['opacity', '::before'])
  seen['translated texts'] = await overlay(page)
    .locator('[data-control="next"], [data-direction="next"]')
    .first()
    .getAttribute('aria-label')
  await control(page, 'Share').click()
  seen.lightbox_social_links = await overlay(page)
    .getByRole('link', { name: /^Share on/ })
    .first()
    .innerText()
  await page.keyboard.press('Escape')
  if (seen.lightbox_autoplay === 'rests') await control(page, 'Slideshow').click()
  await page.clock.runFor(2100)
  seen.lightbox_slideshow_speed = (await position(page).innerText()).slice(0, 6)
  return seen
}

/** What is or is not there. */
async function lookApart(page: Page, at: 0 | 1): Promise<Record<string, unknown>> {
  await openNumber(page)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  const arrow = overlay(page).locator('[data-part="arrow"]')
  return {
    lightbox_zoom: await settleOn(SEEN[SITE]!.lightbox_zoom![at + 2], async () => {
      // What makes it grow may still be on its way.
      await page.mouse.move(500, 300)
      await page.mouse.move(560, 310)
      return picture(page).evaluate((element) => getComputedStyle(element).scale)
    }),
    lightbox_loop: (await arrow.first().isEnabled()) ? 'goes on from the end' : 'ends',
    lightbox_gallery: (await control(page, 'Slideshow').count()) > 0 ? 'a slideshow control' : 'none',
    lightbox_arrows: (await peeks(page)) ? 'the neighbour looks in' : 'arrows',
    lightbox_social: (await control(page, 'Share').count()) > 0 ? 'a share control' : 'none',
    lightbox_deeplinking: new URL(page.url()).hash,
    lightbox_title: await textOr(page, '[data-part="title"]'),
    lightbox_desc: await textOr(page, '[data-part="caption"] p:not([data-part])'),
  }
}

test('PAGE-1 every setting of the site’s gallery changes what a visitor sees', async ({ page, mountHtml }) => {
  await page.clock.install()
  await holdTime(page)
  const names = Object.keys(values(SITE, 0)).filter((name) => ![...APART, ...ALONE].includes(name))
  const looks: Record<string, unknown>[] = []
  for (const at of [0, 1] as const) {
    await page.setViewportSize({ width: 780, height: 800 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await mountHtml(html({ ...values(SITE, at, names), galleryTexts: { next: values(SITE, at)['translated texts'] } }))
    const seen = await look(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('about:blank')
    await mountHtml(html(values(SITE, at, APART)))
    looks.push({ ...seen, ...(await lookApart(page, at)) })
    await page.goto('about:blank')
    await mountHtml(html(values(SITE, at, ['status_lightbox'])))
    await page.getByRole('link', { name: 'Photo of meadow' }).click()
    if (at === 0) await overlay(page).waitFor()
    else await expect(page).toHaveURL(/meadow-1600\.jpg$/)
    looks[at]!.status_lightbox = at === 0 ? 'opens over the page' : 'goes to the picture'
  }
  await compare(SITE, pair(looks[0]!, looks[1]!))
})

const ITEM = 'Gallery item'
/** Pairs of links that differ in one attribute, each in a group of its own. */
const pairOf = (name: string, attribute: (value: string) => string, href = photo('sea')) =>
  (['first', 'second'] as const).map((which, at) => {
    const given = values(ITEM, at as 0 | 1)[name]
    const value = (typeof given === 'string' ? given : JSON.stringify(given)).replaceAll('"', '&quot;')
    return `<a data-gallery="${which}-${name}" href="${name === 'url' ? value : href}" ${attribute(value)}><img src="${photo('sea', 400)}" width="40" height="30" alt="${name === 'alt' ? value : 'A picture'}"> ${which} ${name}</a>`
  })

test('PAGE-1 every field of a gallery’s item changes what the gallery shows', async ({ page, mountHtml }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const data = (name: string) => pairOf(name, (value) => `data-${name}="${value}"`)
  const links = [
    ...pairOf('url', () => ''),
    ...data('type'),
    ...data('caption'),
    ...data('title'),
    ...pairOf('alt', () => ''),
    ...pairOf('width', (value) => `data-width="${value}" data-height="100"`),
    ...pairOf('height', (value) => `data-width="100" data-height="${value}"`),
    ...data('social'),
    ...data('options'),
    ...data('thumbnail').map((html) => html.replace(/data-gallery="[^"]+"/, 'data-gallery="thumbnails"')),
  ]
  await mountHtml(links.join(''))
  const shown = async (name: string, see: () => Promise<unknown>) => {
    const seen: unknown[] = []
    for (const which of ['first', 'second']) {
      await page.getByRole('link', { name: `${which} ${name}` }).click()
      await expect(current(page)).toHaveAttribute('data-content', 'ready')
      seen.push(await see())
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toHaveCount(0)
    }
    return seen as [unknown, unknown]
  }
  const file = (address: string | null) => /\/([\w-]+)\.\w+$/.exec(address ?? '')?.[1]
  const observed = {
    url: await shown('url', async () => file(await picture(page).getAttribute('src'))),
    type: await shown('type', () =>
      current(page)
        .locator('img, iframe')
        .first()
        .evaluate((element) => element.localName),
    ),
    caption: await shown('caption', () => textOr(page, '[data-part="caption"] p:not([data-part])')),
    title: await shown('title', () => textOr(page, '[data-part="title"]')),
    alt: await shown('alt', () => picture(page).getAttribute('alt')),
    width: await shown('width', async () => (await picture(page).boundingBox())!.width),
    height: await shown('height', async () => (await picture(page).boundingBox())!.height),
    social: await shown('social', async () => {
      await control(page, 'Share').click()
      const text = await overlay(page)
        .getByRole('link', { name: /^Share on/ })
        .innerText()
      await page.keyboard.press('Escape')
      return text
    }),
    options: await shown('options', () => textOr(page, '[data-part="title"]')),
  }
  await page.getByRole('link', { name: 'first thumbnail' }).click()
  const strip = overlay(page).locator('[data-part="thumbnail"] img')
  await expect(strip).toHaveCount(2)
  const thumbnail = (await strip.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))).map(file)
  await compare(ITEM, { ...observed, thumbnail: [thumbnail[0], thumbnail[1]] })
})
