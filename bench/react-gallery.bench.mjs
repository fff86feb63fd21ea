// <Gallery> in a React application beside Yet Another React Lightbox, and beside PhotoSwipe's own script, which no React slows
// down: main-thread time to open one of 60 pictures and to go to the next, and the elements that opening adds.
import { linksOf, measureOpening, photographs } from './gallery.measure.mjs'
import { inRounds, median, prepareReact, ROUNDS, runAlone } from './measure.mjs'

export const title = 'React, gallery of 60: open, main-thread ms, at most 1.3 times PhotoSwipe’s own script and faster than YARL'

const pictures = photographs(60)
const MOUNT = `createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)`
const REACT = `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
const pictures = ${JSON.stringify(pictures)}`

const yarl = (plugins) => `${REACT}
import Lightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
${plugins.length > 0 ? `import { ${plugins.join(', ')} } from 'yet-another-react-lightbox/plugins'` : ''}
${['Captions', 'Counter', 'Thumbnails']
  .filter((name) => plugins.includes(name))
  .map((name) => `import 'yet-another-react-lightbox/plugins/${name.toLowerCase()}.css'`)
  .join('\n')}
const slides = pictures.map(({ href, width, height, title, caption }) => ({ src: href, width, height, title, description: caption }))
function App() {
  const [index, setIndex] = useState(-1)
  return (
    <>
      <div id="g">
        {pictures.map(({ href, thumbnail }, at) => (
          <a key={href} href={href} onClick={(event) => { event.preventDefault(); setIndex(at) }}><img {...thumbnail} loading="lazy" /></a>
        ))}
      </div>
      <Lightbox open={index >= 0} index={index} close={() => setIndex(-1)} slides={slides} plugins={[${plugins.join(', ')}]} />
    </>
  )
}
${MOUNT}`

const ALL = ['Captions', 'Counter', 'Download', 'Fullscreen', 'Share', 'Slideshow', 'Thumbnails', 'Zoom']
const CONTESTANTS = {
  'Vitrine <Gallery>': {
    html: '<div id="root"></div>',
    script: `${REACT}
import { Gallery } from 'vitrine/gallery'
import 'vitrine/gallery.css'
const App = () => <Gallery id="g" group="g" path="horizontal" canDownload pictures={pictures} />
${MOUNT}`,
    overlay: 'dialog[open]',
  },
  'PhotoSwipe, script': {
    html: `<div id="g">${linksOf(pictures).join('')}</div>`,
    script: `import Lightbox from 'photoswipe/lightbox'
import 'photoswipe/photoswipe.css'
new Lightbox({ gallery: '#g', children: 'a', pswpModule: () => import('photoswipe') }).init()`,
    overlay: '.pswp--open',
  },
  'YARL, 8 plugins': { html: '<div id="root"></div>', script: yarl(ALL), overlay: '.yarl__root' },
  'YARL, bare': { html: '<div id="root"></div>', script: yarl([]), overlay: '.yarl__root' },
}
const OWN = 'Vitrine <Gallery>'
const BAR = 'PhotoSwipe, script'

export async function run({ browser, address, print }) {
  const folder = await prepareReact('react-gallery', CONTESTANTS)
  const names = Object.keys(CONTESTANTS)
  const results = await inRounds(names, (name) => measureOpening({ browser, address }, { folder, name, ...CONTESTANTS[name] }))
  const middle = (name, what) => median(results[name].map((result) => result[what]))
  print(`${''.padEnd(20)}open ms  next ms  nodes   beside PhotoSwipe: open, next (median of ${ROUNDS} rounds)`)
  for (const name of names) {
    const [open, next] = ['open', 'next'].map((what) => middle(name, what))
    const ratios = `${(open / middle(BAR, 'open')).toFixed(2)}, ${(next / middle(BAR, 'next')).toFixed(2)}`
    print(
      `${name.padEnd(20)}${open.toFixed(1).padStart(7)}  ${next.toFixed(1).padStart(7)}  ${String(middle(name, 'nodes')).padStart(5)}   ${ratios}`,
    )
  }
  const own = middle(OWN, 'open')
  if (own > 1.3 * middle(BAR, 'open')) throw new Error('Opening must take at most 1.3 times as long as PhotoSwipe’s own script.')
  for (const name of names.filter((name) => name.startsWith('YARL')))
    if (own > middle(name, 'open')) throw new Error(`Opening must be faster than ${name}.`)
}

await runAlone(import.meta, { title, run })
