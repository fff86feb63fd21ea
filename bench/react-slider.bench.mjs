// <Slider> in a React application beside Swiper's React component and Embla's hook: when the first slide is painted, what the
// main thread does until the page is at rest, and what one swipe of a finger costs it.
import { busyTime, inRounds, median, openPage, prepareReact, ROUNDS, runAlone, WINDOW } from './measure.mjs'

export const title = 'React, slider: first paint, load and one swipe, beside Swiper’s React component and Embla’s hook'

const PAGE = {
  viewport: { width: 800, height: 700 },
  hasTouch: true,
  html: '<div id="root"></div>',
  head: '<style>body { margin: 0 } img { inline-size: 100%; block-size: auto } .embla { overflow: hidden } .track { display: flex; touch-action: pan-y } .track > div { flex: 0 0 100% }</style>',
}
const REACT = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
const pictures = Array.from({ length: 6 }, (_, at) => <img key={at} src={'/video/' + ['stream-pan', 'sunset-pan', 'clock'][at % 3] + '.jpg'} alt={'Picture ' + at} width="640" height="360" />)
const mount = (App) => createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)`

const CONTESTANTS = {
  'Vitrine <Slider>': `${REACT}
import { Slider } from 'vitrine/slider'
import 'vitrine/slider.css'
mount(() => <Slider label="Pictures" animation="slide" autoplay={false}>{pictures}</Slider>)`,
  'Swiper, React': `${REACT}
import { Swiper, SwiperSlide } from 'swiper/react'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
mount(() => (
  <Swiper modules={[A11y, Keyboard, Navigation, Pagination]} loop speed={600} keyboard navigation pagination={{ clickable: true }}>
    {pictures.map((picture, at) => <SwiperSlide key={at}>{picture}</SwiperSlide>)}
  </Swiper>
))`,
  'Embla, React': `${REACT}
import useEmbla from 'embla-carousel-react'
mount(() => {
  const [ref, embla] = useEmbla({ loop: true })
  return (
    <>
      <div className="embla" ref={ref}><div className="track">{pictures.map((picture, at) => <div key={at}>{picture}</div>)}</div></div>
      <button onClick={() => embla?.scrollPrev()}>Previous</button>
      <button onClick={() => embla?.scrollNext()}>Next</button>
      {pictures.map((_, at) => <button key={at} onClick={() => embla?.scrollTo(at)}>{at + 1}</button>)}
    </>
  )
})`,
}

export async function run({ browser, address, print }) {
  const scripts = Object.fromEntries(Object.entries(CONTESTANTS).map(([name, script]) => [name, { script }]))
  const folder = await prepareReact('react-slider', scripts)
  const names = Object.keys(CONTESTANTS)
  const results = await inRounds(names, (name) => swipeOnce(browser, address, { ...PAGE, folder, name }))
  const middle = (name, what) => median(results[name].map((result) => result[what]))
  const own = names[0]
  print(`${''.padEnd(20)}paint ms  load ms  swipe ms   beside ours: paint, load, swipe (median of ${ROUNDS} rounds)`)
  for (const name of names) {
    const [paint, load, swipe] = ['paint', 'load', 'swipe'].map((what) => [middle(name, what), middle(name, what) / middle(own, what)])
    print(
      `${name.padEnd(20)}${paint[0].toFixed(0).padStart(8)}  ${load[0].toFixed(1).padStart(7)}  ${swipe[0].toFixed(1).padStart(8)}   ${[paint, load, swipe].map(([, ratio]) => ratio.toFixed(2)).join(', ')}`,
    )
  }
}

async function swipeOnce(browser, address, contestant) {
  let busy
  const watch = async (opened) => (busy = await busyTime(opened))
  const { context, page } = await openPage(browser, address, { ...contestant, watch })
  await page.waitForTimeout(500)
  const load = await busy()
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
  const begun = await busy()
  await swipe({ context, page })
  await page.waitForTimeout(WINDOW)
  const spent = (await busy()) - begun
  const isThere = await page
    .getByAltText('Picture 1', { exact: true })
    .first()
    .evaluate((picture) => {
      const { left, right } = picture.getBoundingClientRect()
      return left > -10 && right < innerWidth + 10
    })
  if (!isThere) throw new Error(`${contestant.name} did not go on by a swipe.`)
  await context.close()
  return { paint, load, swipe: spent }
}

/** A finger that goes 560 of 800 px to the left: far enough for each of them, however slow the machine. */
async function swipe({ context, page }) {
  const client = await context.newCDPSession(page)
  const send = (type, x) => client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 200 }] })
  await send('touchStart', 700)
  for (let step = 1; step <= 12; step += 1) {
    await send('touchMove', 700 - (560 / 12) * step)
    await page.waitForTimeout(16)
  }
  await send('touchEnd')
}

await runAlone(import.meta, { title, run })
