// What the benches of the gallery share: the same pictures for every contestant, and how an opening is measured.
import { busyTime, openPage, WINDOW } from './measure.mjs'

/** ms between the two measures. */
const SETTLE = 2500
const SIZES = {
  meadow: [1600, 1065],
  peaks: [1600, 1200],
  dogs: [1598, 2403],
  stream: [1600, 1065],
  dragonfly: [1600, 1200],
  sea: [1600, 1600],
  bridge: [1600, 900],
  lamp: [1600, 1200],
  drum: [1598, 2399],
  clock: [1600, 1200],
  fig: [1600, 1083],
  sunset: [1600, 1067],
}
const NAMES = Object.keys(SIZES)

/** So many photographs, each at an address of its own. */
export const photographs = (count) =>
  Array.from({ length: count }, (_, at) => {
    const name = NAMES[at % NAMES.length]
    const [width, height] = SIZES[name]
    return {
      href: `/style-guide/pictures/${name}-1600.jpg?${at}`,
      title: `Picture ${at + 1}`,
      caption: `Caption ${at + 1}`,
      width,
      height,
      thumbnail: { src: `/style-guide/pictures/${name}-400.jpg`, width: 120, height: 80, alt: `Photo ${at + 1}` },
    }
  })

/** As links of a page. */
export const linksOf = (pictures) =>
  pictures.map(
    ({ href, title, caption, width, height, thumbnail }) =>
      `<a href="${href}" data-title="${title}" data-caption="${caption}" data-width="${width}" data-height="${height}" data-pswp-width="${width}" data-pswp-height="${height}"><img src="${thumbnail.src}" width="120" height="80" loading="lazy" alt="${thumbnail.alt}"></a>`,
  )

/** Main-thread ms that opening one picture of `#g` and going to the next take, and the elements that opening adds. */
export async function measureOpening({ browser, address }, { overlay, ...contestant }) {
  const { context, page } = await openPage(browser, address, contestant)
  const busy = await busyTime({ context, page })
  const elements = () => page.evaluate(() => document.getElementsByTagName('*').length)
  const link = page.locator('#g a').nth(4)
  // The pointer comes before the press, as a hand does it: what is fetched on need is there then.
  await link.hover()
  await page.waitForTimeout(700)
  const before = await elements()
  const open = await time(page, busy, () => link.click())
  if (!(await page.locator(overlay).count())) throw new Error(`${contestant.name} did not open.`)
  const nodes = (await elements()) - before
  // What an opening leaves for later (arrows that hide) is over before the next move is measured.
  await page.waitForTimeout(SETTLE)
  const next = await time(page, busy, () => page.keyboard.press('ArrowRight'))
  await context.close()
  return { open, next, nodes }
}

async function time(page, busy, act) {
  const begun = await busy()
  await act()
  await page.waitForTimeout(WINDOW)
  return (await busy()) - begun
}
