import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '#test'
import { builtPages } from '../support/pages'

const folder = join(import.meta.dirname, '../../site/dist')
const ORIGIN = 'https://site.test'
const ATTRIBUTE = /\s(?:href|src|action|poster|data-src)="([^"]+)"/g
const SRCSET = /\ssrcset="([^"]+)"/g
/** Hash links that open something instead of leading somewhere: they name a panel, a step, a gallery item. */
const COMMANDS = /^#(?:$|top$|mail(?::.*)?$|panel(?:-open|-close)?(?:__.*)?$|!|\/|[^/]+\/\d+$)/

/** Where the server itself answers. */
const ANSWERED = ['/comments/']

const files = new Map(builtPages.filter((address) => !address.includes('no-such-page')).map((address) => [address, read(address)]))

function read(address: string): string {
  return readFileSync(join(folder, address.endsWith('/') ? `${address}index.html` : address), 'utf8')
}

/** The scripts' and styles' own text is not markup, nor is code that is shown. */
const markup = (html: string) => html.replace(/<(script|style|pre)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1></$1>')
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

test('every link, picture and fragment of every page leads somewhere', () => {
  const faults: string[] = []
  for (const [address, html] of files) {
    const targets = [...markup(html).matchAll(ATTRIBUTE)].map(([, target]) => target!)
    for (const [, set] of markup(html).matchAll(SRCSET)) targets.push(...set!.split(',').map((part) => part.trim().split(/\s+/)[0]!))
    for (const target of targets.map(decode)) {
      const url = new URL(target, ORIGIN + address)
      if (url.origin !== ORIGIN) continue
      const path = decodeURIComponent(url.pathname)
      const isThere = files.has(path) || ANSWERED.includes(path) || (existsSync(join(folder, path)) && !path.endsWith('/'))
      if (!isThere) faults.push(`${address}: ${target} does not exist`)
      else if (url.hash && !COMMANDS.test(url.hash) && files.has(path) && !hasId(files.get(path)!, url.hash))
        faults.push(`${address}: ${target} has no such place`)
    }
  }
  expect([...new Set(faults)]).toEqual([])
})

function hasId(html: string, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1))
  return html.includes(` id="${id}"`) || html.includes(` id="${id.replaceAll('&', '&amp;')}"`)
}

test('every page has a title, a description, a language, one main heading, and no two share a title', () => {
  const titles = new Map<string, string>()
  const faults: string[] = []
  for (const [address, html] of files) {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]
    if (!title) faults.push(`${address} has no title`)
    else if (titles.has(title)) faults.push(`${address} has the title of ${titles.get(title)}: ${title}`)
    else titles.set(title, address)
    if (!/<meta name="description" content="[^"]{10,}"/.test(html)) faults.push(`${address} has no description`)
    if (!/<html[^>]* lang="[a-z]/.test(html)) faults.push(`${address} has no language`)
    if ((markup(html).match(/<h1[\s>]/g) ?? []).length !== 1) faults.push(`${address} has not exactly one h1`)
  }
  expect(faults).toEqual([])
})

test('every page has a policy without unsafe-inline, and no inline style or handler that it would block', () => {
  const faults: string[] = []
  for (const [address, html] of files) {
    const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1]
    if (!policy) faults.push(`${address} has no policy`)
    else if (/unsafe-inline|'unsafe-eval'/.test(policy)) faults.push(`${address} allows inline or evaluated code`)
    if (/\sstyle="/.test(markup(html))) faults.push(`${address} has a style attribute`)
    if (/\son[a-z]+="/.test(markup(html).replace(/srcdoc="[^"]*"/g, ''))) faults.push(`${address} has an inline handler`)
  }
  expect(faults).toEqual([])
})
