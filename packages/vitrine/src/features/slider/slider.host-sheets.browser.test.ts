import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { differencesOfLooks, joinLooks, LAYOUT, lookOf, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeMarkup } from './slider.browser.markup'

const frame = '[data-feature="slider"], [data-part="slides"], [data-part="slides"] > *'
const controls = '[data-part="controls"], [data-part="controls"] :not(path)'

/** How an example is served: its markup is the view's own. */
const served = (example: string) => {
  const html = readFileSync(join(import.meta.dirname, `../../../../../site/dist/style-guide/slider/${example}/index.html`), 'utf8')
  return html.slice(html.indexOf('<section data-feature="slider"'), html.lastIndexOf('</section>') + '</section>'.length)
}

/** What a page puts into its slides is its own business, borders and margins and all: here they are as tall as they are. */
const plain = (html: string) =>
  html.replace(/(<div data-part="slider-slide"[^>]*>)[\s\S]*?<\/div>/g, '$1<b style="display:block;height:200px"></b></div>')

const SLIDERS = {
  'the markup of the README': plain(readmeMarkup()),
  'two at once': plain(readmeMarkup('data-per-view="2" data-autoplay="false"')),
  thumbnails: plain(served('thumbnails')),
  'the elastic slider': served('elastic'),
}

test('SLIDE-5 sliders have the same boxes and buttons on pages with style sheets of their own', async ({ page, mountHtml }) => {
  const names = Object.keys(SLIDERS)
  const html = Object.values(SLIDERS).map((slider, index) => `<div id="case-${index}">${slider}</div>`)
  const look = async () => {
    await mountHtml(html.join(''), { styles: ['slider'] })
    const sliders = page.locator('[data-feature="slider"]')
    for (const slider of await sliders.all()) await expect(slider).toHaveAttribute('data-state', 'resting')
    expect(await sliders.count()).toBeGreaterThanOrEqual(names.length)
    const seen: Record<string, Awaited<ReturnType<typeof lookOf>>> = {}
    for (const [index, name] of names.entries()) {
      seen[name] = await lookOf(
        page,
        `#case-${index} :is(${frame})`,
        LAYOUT.filter((style) => style !== 'paddingTop'),
      )
      seen[`${name}, its controls`] = await lookOf(page, `#case-${index} :is(${controls})`, [...LAYOUT, ...LOOKS])
    }
    return joinLooks(seen)
  }
  expect(await differencesOfLooks({ page, look })).toEqual([])
})
