// What each page weighs before the visitor does anything, gzipped.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const title = 'Weight of the pages before the first interaction (gzip)'

const PAGES = ['/', '/features/', '/gallery/', '/journal/', '/guide/', '/shop/', '/contact/', '/style-guide/']
const site = join(import.meta.dirname, '..', 'site', 'dist')
const packed = (text) => (text ? gzipSync(text).length : 0)
const weigh = (path) => (existsSync(join(site, path)) ? packed(readFileSync(join(site, path))) : 0)
const kB = (bytes) => `${(bytes / 1024).toFixed(2)} kB`.padStart(9)

export async function run({ browser, address, print }) {
  const page = await browser.newPage()
  print(`${'page'.padEnd(16)}   script     style      HTML`)
  for (const path of PAGES) {
    const asked = new Set()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    await page.goto(address + path, { waitUntil: 'networkidle' })
    page.removeAllListeners('request')
    const inline = await page.evaluate(() => {
      const textOf = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent).join('')
      return { script: textOf('script:not([src]):not([type$="json"])'), style: textOf('style') }
    })
    const sum = (ending) => [...asked].filter((name) => name.endsWith(ending)).reduce((total, name) => total + weigh(name), 0)
    print(`${path.padEnd(16)}${kB(sum('.js') + packed(inline.script))} ${kB(sum('.css') + packed(inline.style))} ${kB(weigh(`${path}index.html`))}`)
  }
  await page.close()
}
