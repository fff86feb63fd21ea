// Protecting 10,000 links in one build: one salt for all beside one derivation for each.
import { registerLibrary } from '../packages/vitrine/bin/library.mjs'

export const title = 'Protected e-mail links: 10,000 at build in under 2 s'

const LINKS = 10_000
/** Deriving a key for each of 10,000 links takes minutes: a sample is measured and scaled. */
const SAMPLE = 100
const PAGES = 500

/** Pages that nobody writes: each would take minutes if time grew with the square of the length. */
const HOSTILE = ['<', 'a@', 'a@b.de@', '<div>', '<a href=x>', '<p x="', '&amp', ' a=b', '<!--']

async function read(protector, piece, length) {
  const begun = process.cpuUsage()
  // The at-sign in front keeps the quick look from passing over it.
  await protector.html(`a@b.de ${piece.repeat(length / piece.length)}`)
  return busy(begun)
}

export async function run({ print }) {
  registerLibrary()
  const folder = new URL('../packages/vitrine/src/features/mail-link/', import.meta.url)
  const { createProtector } = await import(new URL('protect/protector.ts', folder).href)
  const { encrypt } = await import(new URL('cipher/modern.ts', folder).href)

  const filler = '<p>A sentence of an article, with a <a href="/journal/">link</a> and some <em>stress</em>.</p>'.repeat(40)
  const page = (at) =>
    `<!doctype html><html><body>${Array.from({ length: LINKS / PAGES }, (_, link) => `<p>name${at * 100 + link}@vitrine.example</p>`).join('')}${filler}</body></html>`
  const pages = Array.from({ length: PAGES }, (_, at) => page(at))

  const begun = process.cpuUsage()
  const start = performance.now()
  const protector = createProtector()
  let made = 0
  for (const html of pages) made += (await protector.html(html)).text.split('data-mail="').length - 1
  const wall = performance.now() - start
  const shared = busy(begun)
  if (made !== LINKS) throw new Error(`${made} links were protected instead of ${LINKS}.`)

  const again = process.cpuUsage()
  for (let at = 0; at < SAMPLE; at += 1) await encrypt(`mailto:name${at}@vitrine.example`, 'default_key')
  const each = (busy(again) / SAMPLE) * LINKS

  print(
    `${LINKS} links on ${PAGES} pages, read and rewritten: ${(shared / 1000).toFixed(2)} s of processor time, ${(wall / 1000).toFixed(2)} s by the clock`,
  )
  print(`a derivation for each link (${SAMPLE} measured, scaled): ${(each / 1000).toFixed(0)} s, ratio ${(each / shared).toFixed(0)}`)
  for (const piece of HOSTILE) {
    const [half, whole] = [await read(protector, piece, 500_000), await read(protector, piece, 1_000_000)]
    print(`1 MB of ${JSON.stringify(piece)}: ${whole.toFixed(0)} ms, ${(whole / half).toFixed(1)} times half of it`)
    if (whole > 1000 && whole / half > 3) throw new Error('Time grows faster than the length.')
  }
  if (shared >= 2000) throw new Error('More than 2 s.')
}

/** ms of processor time since then, on all threads: what else the machine does has no part in it. */
function busy(since) {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
