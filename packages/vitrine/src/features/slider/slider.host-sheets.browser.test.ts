import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT, LOOKS } from '../../../../../tests/support/host-sheets'
import { readmeMarkup } from './slider.browser.markup'

const frame = '[data-feature="slider"], [data-part="slides"], [data-part="slides"] > *'
const controls = '[data-part="controls"], [data-part="controls"] :not(path)'
const rest = (page: Page) => expect(page.locator('[data-feature="slider"]').first()).toHaveAttribute('data-state', 'resting')

/** How an example is served: its markup is the view's own. */
const served = (example: string) => {
  const html = readFileSync(join(import.meta.dirname, `../../../../../site/dist/style-guide/slider/${example}/index.html`), 'utf8')
  return html.slice(html.indexOf('<section data-feature="slider"'), html.lastIndexOf('</section>') + '</section>'.length)
}

/** What a page puts into its slides is its own business, borders and margins and all: here they are as tall as they are. */
const plain = (html: string) =>
  html.replace(/(<div data-part="slider-slide"[^>]*>)[\s\S]*?<\/div>/g, '$1<b style="display:block;height:200px"></b></div>')

for (const [name, html] of [
  ['the markup of the README', plain(readmeMarkup())],
  ['two at once', plain(readmeMarkup('data-per-view="2" data-autoplay="false"'))],
  ['thumbnails', plain(served('thumbnails'))],
  ['the elastic slider', served('elastic')],
] as const) {
  test(`SLIDE-5 ${name}: the same boxes and buttons on pages with style sheets of their own`, async ({ page, mountHtml }) => {
    const show = async () => {
      await mountHtml(html, { styles: ['slider'] })
      await rest(page)
    }
    expect(
      await differencesUnderHostSheets({ page, show, parts: frame, styles: LAYOUT.filter((style) => style !== 'paddingTop') }),
    ).toEqual([])
    expect(await differencesUnderHostSheets({ page, show, parts: controls, styles: [...LAYOUT, ...LOOKS] })).toEqual([])
  })
}
