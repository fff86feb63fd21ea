// What a component adds to a React application, gzipped: bundled alike, minified, React itself not counted. What is fetched only
// when it is used is told apart.
import { build } from 'esbuild'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { linkLibrary, runAlone } from './measure.mjs'

export const title = 'React, weight: kB gzip that one component adds, beside React (script at load, script on need, style)'

const root = join(import.meta.dirname, '..')
const own = (name, feature) => `import { ${name} } from 'vitrine/${feature}'
import 'vitrine/${feature}.css'
globalThis.kept = [${name}]`

const yarl = (plugins = '') => `import Lightbox from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
${plugins ? `import { ${plugins} } from 'yet-another-react-lightbox/plugins'\nimport 'yet-another-react-lightbox/plugins/captions.css'\nimport 'yet-another-react-lightbox/plugins/counter.css'\nimport 'yet-another-react-lightbox/plugins/thumbnails.css'` : ''}
globalThis.kept = [Lightbox, ${plugins}]`

const GROUPS = {
  'Pictures over the page': {
    'Vitrine <Gallery>': own('Gallery', 'gallery'),
    YARL: yarl(),
    'YARL, 8 plugins': yarl('Captions, Counter, Download, Fullscreen, Share, Slideshow, Thumbnails, Zoom'),
  },
  Slides: {
    'Vitrine <Slider>': own('Slider', 'slider'),
    'Swiper, 4 modules': `import { Swiper, SwiperSlide } from 'swiper/react'
import { A11y, Keyboard, Navigation, Pagination } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
globalThis.kept = [Swiper, SwiperSlide, A11y, Keyboard, Navigation, Pagination]`,
    'Embla, no controls': `import useEmbla from 'embla-carousel-react'\nglobalThis.kept = [useEmbla]`,
  },
  'A dialog': {
    'Vitrine <Panel>': own('Panel', 'panel'),
    'Radix dialog': `import * as Dialog from '@radix-ui/react-dialog'\nglobalThis.kept = [Dialog.Root, Dialog.Trigger, Dialog.Portal, Dialog.Overlay, Dialog.Content, Dialog.Title, Dialog.Close]`,
    'Base UI dialog': `import { Dialog } from '@base-ui/react/dialog'\nglobalThis.kept = [Dialog.Root, Dialog.Trigger, Dialog.Portal, Dialog.Backdrop, Dialog.Popup, Dialog.Title, Dialog.Close]`,
  },
  'A video': {
    'Vitrine <Video>': own('Video', 'video'),
    'react-player': `import ReactPlayer from 'react-player'\nglobalThis.kept = [ReactPlayer]`,
  },
}

async function weigh(contents) {
  const folder = await linkLibrary('react-weight')
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: folder, sourcefile: 'entry.js' },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    nodePaths: [join(root, 'bench', 'node_modules'), join(root, 'node_modules')],
    logLevel: 'error',
  })
  const outputs = Object.entries(metafile.outputs)
  const entry = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith('entry.js'))[0]
  const atLoad = new Set()
  const follow = (path) => {
    if (atLoad.has(path) || !metafile.outputs[path]) return
    atLoad.add(path)
    for (const { path: next, kind } of metafile.outputs[path].imports) if (kind === 'import-statement') follow(next)
  }
  follow(entry)
  const sizeOf = (isMeant) =>
    outputFiles
      .map(({ path, contents }) => [outputs.find(([name]) => path.endsWith(name.split('/').at(-1)))[0], gzipSync(contents).length])
      .filter(([name]) => isMeant(name))
      .reduce((sum, [, size]) => sum + size, 0) / 1024
  return {
    load: sizeOf((name) => atLoad.has(name)),
    need: sizeOf((name) => name.endsWith('.js') && !atLoad.has(name)),
    style: sizeOf((name) => name.endsWith('.css')),
  }
}

export async function run({ print }) {
  for (const [group, contestants] of Object.entries(GROUPS)) {
    print(`${group.padEnd(24)}at load   on need   style`)
    for (const [name, contents] of Object.entries(contestants)) {
      const { load, need, style } = await weigh(contents)
      print(`  ${name.padEnd(20)}${[load, need, style].map((size) => size.toFixed(1).padStart(8)).join('  ')}`)
    }
  }
}

await runAlone(import.meta, { title, run })
