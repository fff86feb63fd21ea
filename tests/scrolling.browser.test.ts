import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '#test'
import { differencesUnderHostSheets, LAYOUT } from './support/host-sheets'

/** What belongs to scrolling, on somebody's own page: the READMEs' markup, values that nobody meant, sheets of the page's own. */

const features = join(import.meta.dirname, '../packages/vitrine/src/features')
const readme = (feature: string) => /<body>\n([\s\S]*?)\n\s*<\/body>/.exec(readFileSync(join(features, feature, 'README.md'), 'utf8'))![1]!
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const css = 'body{margin:0} .row{display:flex;gap:2rem} aside{flex:none;inline-size:14rem}'
const space = '<div style="height:3000px"></div>'

test('STICK-1 the README’s markup sticks', async ({ page, mountHtml }) => {
  await mountHtml(readme('sticky').replace('A long text …', space) + space, { styles: ['sticky'], css })
  await scrollTo(page, 900)
  const note = page.getByRole('complementary', { name: 'Note' })
  await expect(note).toHaveAttribute('data-state', 'stuck')
  expect((await note.boundingBox())!.y).toBe(16)
})

test('SCROLL-5 the README’s markup is a link that shows itself, also where the page has not linked its sheet', async ({
  page,
  mountHtml,
}) => {
  for (const styles of [['back-to-top'], []]) {
    await mountHtml(readme('back-to-top').replace('A long text …', `A text${space}`), { styles, css })
    expect((await page.getByRole('main').boundingBox())!.y).toBe(0)
    await scrollTo(page, 900)
    const link = page.getByRole('link', { name: 'Back to top' })
    await expect(link).toHaveAttribute('data-state', 'active')
    await link.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test('SCROLL-6 the README’s markup moves by whole sections', async ({ page, mountHtml }) => {
  await mountHtml(readme('scroll-section') + space, { styles: ['scroll-section'], css })
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(800)
  await expect(page.getByRole('link', { name: 'Leave' })).toHaveAttribute('aria-current', 'location')
})

test('SCROLL-4 the README’s markup marks the section in view; an address that is none takes nothing down', async ({ page, mountHtml }) => {
  const odd = '<li><a href="https://[#one">Odd</a></li><li><a href="#%E0%A4%A">Broken</a></li></ul>'
  await mountHtml(readme('scrollspy').replace('</ul>', odd), { css: `${css} section{height:1200px}` })
  await scrollTo(page, 1400)
  await expect(page.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'location')
})

/** What nobody meant, for every option of a feature, each on an element of its own: all are reported, and all do their work with the default. */
const ODD = ['abc', '-1', 'NaN', '1e999', '{}']
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
interface Case {
  readonly options: Readonly<Record<string, string>>
  /** The elements, each with attributes of its own. */
  readonly html: (given: readonly string[]) => string
  /** What shows that one is at work. */
  readonly sign: string
}
const cases: Readonly<Record<string, Case>> = {
  sticky: {
    options: { gap: 'STICK-2' },
    html: (given) =>
      `<div class="row">${given.map((each) => `<div><aside ${each} data-feature="sticky">Note</aside></div>`).join('')}<div style="height:3000px"></div></div>${space}`,
    sign: '[data-feature][data-state="stuck"]',
  },
  'back-to-top': {
    options: { threshold: 'SCROLL-5', duration: 'SCROLL-5', reduction: 'SCROLL-5' },
    html: (given) => given.map((each) => `<a ${each} data-feature="back-to-top" href="#top">Up</a>`).join('') + space,
    sign: '[data-feature][data-state="active"]',
  },
  'scroll-section': {
    options: { sensitivity: 'SCROLL-6', mobile: 'SCROLL-6', 'break-point': 'SCROLL-6' },
    html: (given) =>
      given.map((each) => `<section ${each} data-feature="scroll-section"><section data-part="screen">One</section></section>`).join('') +
      space,
    sign: '[data-feature][data-state="full-height"]',
  },
  scrollspy: {
    options: { offset: 'SCROLL-4' },
    html: (given) =>
      `<section id="a">${given.map((each) => `<nav ${each} data-feature="scrollspy"><a href="#a">A</a></nav>`).join('')}${space}</section>`,
    sign: '[aria-current]',
  },
  'lazy-load': {
    options: { distance: 'PAGE-5', 'small-distance': 'PAGE-5', 'min-size': 'PAGE-5', limit: 'PAGE-5', patience: 'PAGE-5' },
    html: (given) =>
      given.map((each) => `<div ${each} data-feature="lazy-load" data-background="${PIXEL}" style="height:20px"></div>`).join('') + space,
    sign: '[data-feature][data-state="loaded"]',
  },
  'admin-bar': {
    options: { covers: 'SCROLL-1' },
    html: (given) =>
      given.map((each) => `<div ${each} data-feature="admin-bar" style="position:fixed;inset:0 0 auto;height:30px"></div>`).join('') +
      space,
    sign: 'html[style*="--page-top"]',
  },
}

for (const [feature, { options, html, sign }] of Object.entries(cases))
  test(`${[...new Set(Object.values(options))].join(' ')} ${feature}: odd values of an option are reported, a slip in its name is told with the right word, and the rest goes on`, async ({
    page,
    mountHtml,
    guard,
  }) => {
    const given: string[] = []
    for (const option of Object.keys(options)) {
      const name = option.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      const slip = `${option.slice(0, -2)}${option.at(-1)}${option.at(-2)}`
      guard.expectConsole(new RegExp(`\\[vitrine\\] ${feature}: ${feature}\\.${name} is `))
      guard.expectConsole(new RegExp(`data-${slip} is not an option\\. Did you mean data-${option}\\?`))
      given.push(...ODD.map((value) => `data-${option}='${value}'`), `data-${slip}="1"`)
    }
    await mountHtml(html(given), { styles: ['sticky', 'back-to-top', 'scroll-section', 'lazy-load'], css })
    await scrollTo(page, 900)
    await expect(page.locator(sign)).toHaveCount(sign.startsWith('html') ? 1 : given.length)
    await expect.poll(() => guard.console.length).toBe(given.length)
  })

test('SCROLL-5 the link up looks the same on pages with style sheets of their own', async ({ page, mountHtml }) => {
  const found = await differencesUnderHostSheets({
    page,
    parts: '[data-feature="back-to-top"]',
    styles: [...LAYOUT, 'color', 'backgroundColor', 'borderTopLeftRadius', 'textDecorationLine', 'opacity'],
    show: async () => {
      await mountHtml(readme('back-to-top').replace('A long text …', space), { styles: ['back-to-top'] })
      await scrollTo(page, 900)
      await expect(page.getByRole('link', { name: 'Back to top' })).toHaveAttribute('data-state', 'active')
      await expect(page.getByRole('link', { name: 'Back to top' })).toHaveCSS('opacity', '1')
      await expect(page.getByRole('link', { name: 'Back to top' })).toHaveCSS('translate', 'none')
    },
  })
  expect(found).toEqual([])
})

test('SCROLL-6 sections and dots stand the same on pages with style sheets of their own', async ({ page, mountHtml }) => {
  const found = await differencesUnderHostSheets({
    page,
    parts: '[data-feature="scroll-section"], [data-part="screen"], [data-part="dots"], [data-part="dots"] :is(ul, li, a)',
    show: async () => {
      await mountHtml(readme('scroll-section').replace(/<h2>.*?<\/h2>/g, '<div style="height:50px"></div>') + space, {
        styles: ['scroll-section'],
      })
      await expect(page.locator('[data-feature="scroll-section"]')).toHaveAttribute('data-state', 'full-height')
    },
  })
  expect(found).toEqual([])
})

test('STICK-1 it sticks on pages with style sheets of their own, also where they place such elements', async ({ page, mountHtml }) => {
  const found = await differencesUnderHostSheets({
    page,
    parts: 'aside',
    styles: ['position', 'float', 'top'],
    show: async () => {
      const row =
        '<div style="display:flex;margin:0;padding:0"><aside data-feature="sticky" style="box-sizing:border-box;height:90px;width:200px;margin:0;padding:0;border:0">Note</aside><div style="height:3000px"></div></div>'
      await mountHtml(row + space, { styles: ['sticky'], css: 'aside{position:relative;float:left;top:7px;align-self:stretch}' })
      await scrollTo(page, 900)
      await expect(page.getByRole('complementary')).toHaveAttribute('data-state', 'stuck')
    },
  })
  expect(found).toEqual([])
})

test('STICK-1 elements that arrive later stick, load and mark as those that were there', async ({ page, mountHtml }) => {
  await mountHtml('<main></main>', { styles: ['sticky', 'lazy-load'], css: `${css} section{height:1500px}` })
  const note = cases.sticky!.html([''])
  const picture = cases['lazy-load']!.html([''])
  await page.evaluate((html) => {
    const main = document.querySelector('main')!
    main.innerHTML = html
  }, `${picture}<nav data-feature="scrollspy"><a href="#late">Late</a></nav><section id="late"></section>${note}`)
  await expect(page.locator('[data-feature="lazy-load"]')).toHaveAttribute('data-state', 'loaded')
  await page.locator('#late').evaluate((section) => section.scrollIntoView())
  await expect(page.getByRole('link', { name: 'Late' })).toHaveAttribute('aria-current', 'location')
  await page.locator('.row').evaluate((row) => window.scrollTo(0, row.getBoundingClientRect().top + scrollY + 500))
  await expect(page.getByRole('complementary')).toHaveAttribute('data-state', 'stuck')
})

test.describe('each element has a life of its own', () => {
  let bundled: Promise<string> | undefined
  const bundle = () =>
    (bundled ??= build({
      stdin: {
        contents: `export { mountAnimation } from './animation/animation.behaviour'\nexport { mountLazyLoad } from './lazy-load/lazy-load.behaviour'\nexport { mountSticky } from './sticky/sticky.behaviour'`,
        resolveDir: features,
      },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'mounts',
      footer: { js: 'window.mounts = mounts' },
      plugins: [
        {
          name: 'no-styles',
          setup: (builder) =>
            void (builder.onResolve({ filter: /\?inline$/ }, ({ path }) => ({ path, namespace: 'none' })),
            builder.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default ""' }))),
        },
      ],
    }).then(({ outputFiles }) => outputFiles[0]!.text))

  const mount = async (page: Page, name: 'mountAnimation' | 'mountLazyLoad' | 'mountSticky', selector: string) => {
    await page.evaluate(
      ([which, these]) => {
        const { mounts } = window as unknown as { mounts: Record<string, (element: HTMLElement, signal: AbortSignal) => void> }
        const lives = [...document.querySelectorAll<HTMLElement>(these!)].map((element) => {
          const life = new AbortController()
          mounts[which!]!(element, life.signal)
          return life
        })
        const page = window as unknown as { lives?: AbortController[] }
        page.lives = [...(page.lives ?? []), ...lives]
      },
      [name, selector],
    )
  }
  const end = (page: Page, at: number) =>
    page.evaluate((index) => (window as unknown as { lives: AbortController[] }).lives[index]!.abort(), at)

  test('ANIM-2 the end of the first animated element ends no other, and shows it', async ({ page, mountHtml }) => {
    await page.addInitScript(await bundle())
    const box = '<p data-animationtype="fade" style="height:100px">Box</p>'
    await mountHtml(`<div style="height:1000px"></div>${box}${box}${space}`, { styles: ['animation'], isWithoutScript: true })
    await mount(page, 'mountAnimation', 'p')
    const boxes = page.getByText('Box')
    await expect(boxes.nth(1)).toHaveAttribute('data-animation', 'waiting')
    await end(page, 0)
    await expect(boxes.first()).toHaveAttribute('data-animation', 'shown')
    await expect(boxes.first()).toHaveCSS('opacity', '1')
    await scrollTo(page, 700)
    await expect(boxes.nth(1)).toHaveAttribute('data-animation', 'shown')
  })

  test('PAGE-5 an element that goes while it loads gives its place to the next', async ({ page, mountHtml, context }) => {
    await page.addInitScript(await bundle())
    await context.route('**/never.png', () => {})
    const box = (address: string) => `<div data-feature="lazy-load" data-limit="1" data-background="${address}" style="height:100px"></div>`
    await mountHtml(box('/never.png') + box('data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='), { isWithoutScript: true })
    const boxes = page.locator('[data-feature="lazy-load"]')
    await mount(page, 'mountLazyLoad', 'div:first-child')
    await expect(boxes.first()).toHaveAttribute('data-state', 'loading')
    await mount(page, 'mountLazyLoad', 'div:nth-child(2)')
    await expect(boxes.nth(1)).toHaveAttribute('data-state', 'waiting')
    await end(page, 0)
    await expect(boxes.nth(1)).toHaveAttribute('data-state', 'loaded')
  })

  test('STICK-1 the end of one leaves its markup as it was, and the others stick', async ({ page, mountHtml }) => {
    await page.addInitScript(await bundle())
    const row =
      '<div class="row"><div><aside data-feature="sticky" data-parent=".row">Note</aside></div><div style="height:1500px"></div></div>'
    await mountHtml(`<div style="height:500px"></div>${row}${row}${space}`, { styles: ['sticky'], css, isWithoutScript: true })
    const before = await page.locator('.row').first().innerHTML()
    await mount(page, 'mountSticky', 'aside')
    await expect(page.getByRole('complementary').first()).toHaveAttribute('data-state', 'unstuck')
    await end(page, 0)
    expect((await page.locator('.row').first().innerHTML()).replace(' style=""', '')).toBe(before)
    await scrollTo(page, 2400)
    await expect(page.getByRole('complementary').nth(1)).toHaveAttribute('data-state', 'stuck')
  })
})
