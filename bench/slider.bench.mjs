// One change of slide beside Swiper and Embla: main-thread time from the click on "next" to 1.5 s after. And what ten sliders on a
// page cost when it loads.
import { costOfClick, inRounds, median, openPage, prepare, runAlone, WINDOW } from './measure.mjs'

export const title = 'Slider: one change, main-thread ms, beside Swiper and Embla; ten sliders on a page without a long task'

const PAGE = { viewport: { width: 800, height: 700 }, head: '<style>img { inline-size: 100%; block-size: auto }</style>' }

const slides = (tag) =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `<div ${tag}><img src="/video/${['stream-pan', 'sunset-pan', 'clock'][at % 3]}.jpg" alt="Picture ${at}" width="640" height="360"></div>`,
  ).join('')
const vitrine = (attributes) =>
  `<section data-feature="slider" data-autoplay="false" ${attributes}><div data-part="slides">${slides('data-part="slider-slide"')}</div><div data-part="controls">${Array.from({ length: 6 }, (_, at) => `<button data-control="to" data-to="${at}">${at}</button>`).join('')}<button class="next" data-control="next">Next</button></div></section>`

const CONTESTANTS = {
  'Vitrine slide': { html: vitrine('data-animation="slide"'), own: 'slider', ready: '[data-state="resting"]' },
  'Vitrine fade': { html: vitrine(''), own: 'slider', ready: '[data-state="resting"]' },
  'Swiper slide': {
    html: `<div class="swiper"><div class="swiper-wrapper">${slides('class="swiper-slide"')}</div></div><div class="dots"></div><button class="next">Next</button>`,
    script: `import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
new Swiper('.swiper', { modules: [A11y, Keyboard, Navigation, Pagination], loop: true, speed: 600, keyboard: true, navigation: { nextEl: '.next' }, pagination: { el: '.dots', clickable: true } })
document.body.dataset.ready = ''`,
    ready: '[data-ready]',
  },
  'Embla slide': {
    html: `<style>.embla { overflow: hidden } .track { display: flex } .track > div { flex: 0 0 100% }</style><div class="embla"><div class="track">${slides('')}</div></div><button class="next">Next</button>`,
    script: `import Embla from 'embla-carousel'
const embla = Embla(document.querySelector('.embla'), { loop: true })
document.querySelector('.next').addEventListener('click', () => embla.scrollNext())
document.body.dataset.ready = ''`,
    ready: '[data-ready]',
  },
}

export async function run({ browser, address, print }) {
  const folder = await prepare('slider', CONTESTANTS)
  const results = await inRounds(Object.keys(CONTESTANTS), (name) => changeOnce(browser, address, { folder, name, ...CONTESTANTS[name] }))
  const base = median(results['Vitrine slide'])
  print(`${''.padEnd(18)}change ms   beside ours`)
  for (const [name, times] of Object.entries(results))
    print(`${name.padEnd(18)}${median(times).toFixed(1).padStart(9)}   ${(median(times) / base).toFixed(2)}`)
  const { mounted, tasks } = await loadMany(browser, address, folder)
  print(
    `Ten sliders on a page: ${mounted} alive, ${tasks.length} tasks over 50 ms${tasks.length > 0 ? `, longest ${Math.max(...tasks).toFixed(0)} ms` : ''}`,
  )
  if (mounted !== 10 || tasks.length > 0) throw new Error('Ten sliders must cost no long task.')
}

async function changeOnce(browser, address, contestant) {
  const opened = await openPage(browser, address, { ...PAGE, ...contestant })
  await opened.page.locator(contestant.ready).first().waitFor()
  const spent = await costOfClick(opened, '.next')
  await opened.context.close()
  return spent
}

async function loadMany(browser, address, folder) {
  const html = Array.from(
    { length: 10 },
    () => `<div style="inline-size: 8rem; display: inline-block">${vitrine('data-animation="slide"')}</div>`,
  ).join('')
  const { context, page } = await openPage(browser, address, { ...PAGE, folder, html, own: 'slider' })
  await page.locator('[data-state="resting"]').first().waitFor()
  await page.waitForTimeout(WINDOW)
  const found = {
    mounted: await page.locator('[data-feature="slider"][data-state="resting"]').count(),
    tasks: await page.evaluate(() => window.tasks),
  }
  await context.close()
  return found
}

await runAlone(import.meta, { title, run })
