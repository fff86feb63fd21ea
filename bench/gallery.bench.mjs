// The gallery beside PhotoSwipe, Yet Another React Lightbox with its plugins, and GLightbox: main-thread time to open one of 60
// pictures and to go to the next, the nodes that opening adds; and whether the number of items matters.
import { linksOf, measureOpening, photographs } from './gallery.measure.mjs'
import { inRounds, median, prepare, ROUNDS, runAlone } from './measure.mjs'

export const title = 'Gallery of 60: open and next, main-thread ms, at most 1.3 times PhotoSwipe and faster than the others'

const PEERS = {
  PhotoSwipe: {
    script: `import Lightbox from 'photoswipe/lightbox'
import 'photoswipe/photoswipe.css'
const lightbox = new Lightbox({ gallery: '#g', children: 'a', pswpModule: () => import('photoswipe') })
lightbox.init()`,
    overlay: '.pswp--open',
  },
  'YARL, 8 plugins': {
    script: `import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import { Captions, Counter, Download, Fullscreen, Share, Slideshow, Thumbnails, Zoom } from 'yet-another-react-lightbox/plugins'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
const links = [...document.querySelectorAll('#g a')]
const slides = links.map((link) => ({ src: link.href, width: Number(link.dataset.pswpWidth), height: Number(link.dataset.pswpHeight), title: link.dataset.title, description: link.dataset.caption }))
function App() {
  const [index, setIndex] = useState(-1)
  window.openLightbox = setIndex
  return <Lightbox open={index >= 0} index={index} close={() => setIndex(-1)} slides={slides} plugins={[Captions, Counter, Download, Fullscreen, Share, Slideshow, Thumbnails, Zoom]} />
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)
for (const [at, link] of links.entries()) link.addEventListener('click', (event) => { event.preventDefault(); window.openLightbox(at) })`,
    overlay: '.yarl__root',
  },
  GLightbox: {
    script: `import GLightbox from 'glightbox'
import 'glightbox/dist/css/glightbox.min.css'
GLightbox({ selector: '#g a' })`,
    overlay: '.glightbox-container.glightbox-open, #glightbox-body',
  },
}

const contestants = { Vitrine: { overlay: 'dialog[open]' }, ...PEERS }

export async function run({ browser, address, print }) {
  const folder = await prepare('gallery', contestants)
  const measureOne = (name, count, joined) =>
    measureOpening(
      { browser, address },
      { folder, name, html: html(name, { count, joined }), own: name === 'Vitrine' && 'gallery', overlay: contestants[name].overlay },
    )
  const results = await inRounds(Object.keys(contestants), (name) => measureOne(name, 60))
  const middle = (name) => ({
    open: median(results[name].map(({ open }) => open)),
    next: median(results[name].map(({ next }) => next)),
    nodes: results[name][0].nodes,
  })
  const base = middle('PhotoSwipe')
  print(`${''.padEnd(18)}open ms  next ms  nodes   beside PhotoSwipe: open, next (median of ${ROUNDS} rounds)`)
  for (const name of Object.keys(contestants)) {
    const { open, next, nodes } = middle(name)
    print(
      `${name.padEnd(18)}${open.toFixed(1).padStart(7)}  ${next.toFixed(1).padStart(7)}  ${String(nodes).padStart(5)}   ${(open / base.open).toFixed(2)}, ${(next / base.next).toFixed(2)}`,
    )
  }
  // The page is the same for both: a larger page costs the browser more, whatever opens on it. That is told apart, beside a peer.
  const cases = {
    few: () => measureOne('Vitrine', 1000, 10),
    many: () => measureOne('Vitrine', 1000),
    small: () => measureOne('Vitrine', 10),
    peer: () => measureOne('PhotoSwipe', 1000),
    peerSmall: () => measureOne('PhotoSwipe', 10),
  }
  const sizes = await inRounds(Object.keys(cases), (name) => cases[name]())
  const opened = (name) => median(sizes[name].map(({ open }) => open))
  const beside = (one, other) =>
    `${opened(one).toFixed(1)} ms beside ${opened(other).toFixed(1)} ms (${(opened(one) / opened(other)).toFixed(2)})`
  print(`On a page of 1,000 pictures, a group of 1,000 opens in ${beside('many', 'few')} for a group of 10`)
  print(`On a page of 1,000 Vitrine opens in ${beside('many', 'small')} on a page of 10; PhotoSwipe in ${beside('peer', 'peerSmall')}`)
}

/** So many pictures; those that joined are one group, the others another. */
function html(name, { count, joined = count }) {
  const links = linksOf(photographs(count))
  const group = (id, of) =>
    `<div id="${id}" ${name === 'Vitrine' ? `data-feature="gallery" data-group="${id}" data-path="horizontal" data-can-download="yes"` : ''}>${of.join('')}</div>`
  return group('g', links.slice(0, joined)) + (joined < count ? group('h', links.slice(joined)) : '')
}

await runAlone(import.meta, { title, run })
