import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test, watchNavigation } from '#test'
import { cipherDefaults, decrypt } from './cipher/modern'
import { findAddresses } from './protect/addresses'
import { addressOf } from './protect/addresses'

/** The proof on the finished site: what the owner wrote, what a visitor gets, and what a harvester could find. */

const project = join(import.meta.dirname, '../../../../..')
const dist = join(project, 'site/dist')
const content = join(project, 'site/content')

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** A file as bytes that can be searched; the search index is packed. */
function readPlain(file: string): string {
  const bytes = readFileSync(file)
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('latin1')
}

const pages = () => listFiles(dist).filter((file) => file.endsWith('.html'))
const payloadsOf = (html: string) => [...html.matchAll(/(?:data-mail="|#mail:)([\w+/=]{64,})/g)].map((match) => match[1]!)

/** Every address that stands protected somewhere in the site, known only by opening each payload with the site's own settings. */
async function openAll(): Promise<Set<string>> {
  const addresses = new Set<string>()
  for (const page of pages()) {
    const html = readFileSync(page, 'utf8')
    const password = /data-mail-password="([^"]*)"/.exec(html)?.[1] ?? 'default_key'
    const iterations = Number(/data-mail-iterations="(\d+)"/.exec(html)?.[1] ?? 100_000)
    for (const payload of payloadsOf(html)) {
      const link = await decrypt(payload, password, { ...cipherDefaults, iterations })
      if (link.startsWith('mailto:')) addresses.add(addressOf(link))
    }
  }
  return addresses
}

/** Code stays as written, by promise; everything else an owner writes must be protected. */
const withoutCode = (text: string) => text.replace(/^(```|~~~)[^]*?^\1/gm, '').replace(/`[^`]*`/g, '')

function writtenAddresses(): string[] {
  const texts = listFiles(content).filter((file) => /\.(?:mdx?|ya?ml|ts|json)$/.test(file))
  return [...new Set(texts.flatMap((file) => findAddresses(withoutCode(readFileSync(file, 'utf8'))).map(({ address }) => address)))]
}

const reverse = (text: string) => [...text].reverse().join('')
const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1)
const entities = (text: string, write: (code: number) => string) => [...text].map((character) => write(character.codePointAt(0)!)).join('')

/** The ways in which an address could still be readable by a program: whole, in parts, and in every usual disguise. */
function disguises(address: string): string[] {
  const [local, domain] = address.split('@') as [string, string]
  const whole = [
    address,
    `${local}@`,
    `@${domain}`,
    `${local}%40`,
    `%40${domain}`,
    `${local}&#64;`,
    `${local}&#x40;`,
    `${local}&commat;`,
    `${local}\\u0040`,
    `${local}\\x40`,
    encodeURIComponent(address),
    entities(address, (code) => `&#${code};`),
    entities(address, (code) => `&#x${code.toString(16)};`),
    entities(address, (code) => `%${code.toString(16)}`),
    reverse(address),
    reverse(`${local}@`),
    base64(address),
    base64(`mailto:${address}`),
    Buffer.from(address).toString('hex'),
  ]
  return whole.map((text) => text.toLowerCase())
}

test('MAIL-13 every address that the owner wrote is protected', async () => {
  const written = writtenAddresses()
  expect(written.length).toBeGreaterThan(0)
  const opened = await openAll()
  expect(written.filter((address) => !opened.has(address))).toEqual([])
})

test('MAIL-1 no protected address can be read anywhere in the built site: pages, scripts, data, feeds, search index', async () => {
  const addresses = [...(await openAll()), ...writtenAddresses()]
  // The vectors of the examples are public and stand in documentation and code as `info@example.com`.
  const secrets = [...new Set(addresses)].filter((address) => !/@example\.(?:com|de)$/.test(address))
  expect(secrets.length).toBeGreaterThan(0)
  const leaks: string[] = []
  for (const file of listFiles(dist)) {
    const text = readPlain(file).toLowerCase()
    for (const address of secrets)
      for (const form of disguises(Buffer.from(address).toString('latin1')))
        if (text.includes(form)) leaks.push(`${file.slice(dist.length)}: ${form}`)
  }
  expect(leaks).toEqual([])
})

test('MAIL-1 the search would find an address in each of its disguises', () => {
  const address = 'info@vitrine.example'
  const hidden = [
    address,
    'info&#64;vitrine.example',
    'INFO%40vitrine.example',
    'elpmaxe.enirtiv@ofni',
    Buffer.from(`mailto:${address}`).toString('base64'),
    entities(address, (code) => `&#${code};`),
  ]
  for (const text of hidden) expect(disguises(address).some((form) => text.toLowerCase().includes(form))).toBe(true)
})

test('MAIL-13 no page has a mailto: link to an address, and none has a javascript: address', () => {
  const faults = pages().filter((page) =>
    /href=["']?\s*(?:mailto:[^?"']|javascript:)/i.test(readFileSync(page, 'utf8').replace(/<(pre|code)\b[^]*?<\/\1>/g, '')),
  )
  expect(faults).toEqual([])
})

test('MAIL-13 the contact page shows its address in words, and a click opens it', async ({ page }) => {
  await page.goto('/contact/')
  const asked = await watchNavigation(page)
  const link = page
    .locator('main')
    .getByRole('link', { name: / \[at\] / })
    .first()
  const spelled = await link.innerText()
  await link.click()
  await expect.poll(() => asked).toEqual([`mailto:${spelled.replaceAll(' [at] ', '@').replaceAll(' [dot] ', '.')}`])
})

test('MAIL-13 every article has a protected link to its editors', async () => {
  const articles = pages().filter((page) => /\/journal\/(?!tags\/)[a-z][^/]*\/index\.html$/.test(page.replaceAll('\\', '/')))
  expect(articles.length).toBeGreaterThan(5)
  for (const article of articles) {
    const html = readFileSync(article, 'utf8')
    const links = await Promise.all(payloadsOf(html).map((payload) => decrypt(payload, 'default_key')))
    expect(links.filter((link) => /^mailto:[^?]+\?subject=./.test(link)).length, article).toBeGreaterThan(0)
  }
})
