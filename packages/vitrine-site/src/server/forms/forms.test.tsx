import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSiteSettings } from '../../content/settings/schema'
import { ownTexts } from '../../content/texts/own'
import type { Texts } from '../../content/texts/schema'
import { Form } from '../../views/form'
import { SiteContext } from '../../views/site-context'
import { startMailServer } from '../comments/smtp.fixture'
import { openSqlite } from '../comments/sqlite'
import { serve, type Served } from '../serve'
import { openFormServer } from './index'
import { openMessages, type MessageStore } from './store'

/** A page as the builder makes it, in German. */
function page(): string {
  const settings = readSiteSettings({})
  const texts = ownTexts.de as unknown as Texts
  const locale = { code: 'de', label: 'Deutsch', settings, texts, words: {}, prefix: '/de', isDefault: false }
  const form = (
    <Form name="contact" action="/forms/" page="/de/kontakt/" isOwn>
      <input name="name" required />
      <input type="email" name="email" />
      <input type="checkbox" name="copy" value="yes" />
      <textarea name="text" />
    </Form>
  )
  return `<!doctype html><main>${renderToStaticMarkup(<SiteContext value={{ locale, settings, texts }}>{form}</SiteContext>)}</main>`
}

let folder = ''
let served: Served
let store: MessageStore
let now = Date.UTC(2026, 10, 16)

async function open(options: object = {}) {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-forms-'))
  mkdirSync(join(folder, 'de/kontakt'), { recursive: true })
  writeFileSync(join(folder, 'de/kontakt/index.html'), page())
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(folder, '_hosting.json'), JSON.stringify({ redirects: [], base: '/', hasForms: true }))
  store = await openMessages(openSqlite(':memory:'))
  const forms = await openFormServer({ folder, file: ':memory:', store, now: () => now, ...options })
  served = await serve(folder, { comments: forms })
}

beforeEach(() => open())
afterEach(async () => {
  await served.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const get = async (path = '/de/kontakt/') => (await fetch(served.address + path)).text()
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''
const statusIn = (html: string) => /data-part="status">([^<]*)</.exec(html)?.[1]

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ form: 'contact', page: '/de/kontakt/', ...fields })
  const response = await fetch(`${served.address}/forms/`, { method: 'POST', body, headers, redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, location: response.headers.get('location'), html, said: statusIn(html) }
}

/** A form that was open for a while. */
async function openForm(): Promise<string> {
  const token = tokenIn(await get())
  now += 60_000
  return token
}

const kept = async () => (await store.list()).map(({ form, page: on, fields }) => ({ form, on, ...(JSON.parse(fields) as object) }))

describe('a form of the site’s own', () => {
  test('is kept, and the page says so in its language', async () => {
    const answer = await send({ token: await openForm(), name: 'Ada', email: 'ada@example.org', text: 'Guten Tag' })
    expect([answer.status, answer.location]).toEqual([303, '/de/kontakt/?form=contact#form-contact'])
    expect(statusIn(await get(answer.location!))).toBe('Danke. Ihre Nachricht ist angekommen.')
    expect(await kept()).toEqual([{ form: 'contact', on: '/de/kontakt/', name: 'Ada', email: 'ada@example.org', text: 'Guten Tag' }])
  })

  test('leads to a page of thanks on this site, and to no other', async () => {
    expect((await send({ token: await openForm(), text: 'a', thanks: '/danke/' })).location).toBe('/danke/')
    expect((await send({ token: await openForm(), text: 'b', thanks: '//evil.example/' })).location).toMatch(/^\/de\/kontakt\//)
  })

  test('that is sent twice is kept once', async () => {
    const token = await openForm()
    for (let at = 0; at < 2; at += 1) expect((await send({ token, text: 'Hallo' })).status).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    ['with a wrong address', { email: 'ada', text: 'x' }, 400, 'Bitte prüfen Sie die E-Mail-Adresse.'],
    ['too long', { text: 'x'.repeat(5001) }, 400, 'Das ist zu lang: höchstens 5000 Zeichen in einem Feld. Bitte kürzen Sie es.'],
    ['by a machine that fills in everything', { text: 'x', website: 'x' }, 400, expect.stringContaining('leer bleiben soll')],
    ['unsigned', { text: 'x', token: '' }, 400, expect.stringContaining('noch einmal an')],
    ['with another’s token', { text: 'x', token: 'a.b.c' }, 400, expect.stringContaining('zu lange offen')],
  ])('%s is not taken: the page says why, and what was written is still there', async (...[, fields, status, said]) => {
    const answer = await send({ token: await openForm(), name: 'Ada "<b>"', copy: 'yes', ...fields })
    expect([answer.status, answer.said]).toEqual([status, said])
    expect(answer.html).toContain('value="Ada &quot;&lt;b&gt;&quot;"')
    expect(answer.html).toMatch(/<input checked[^>]*name="copy"/)
    expect(answer.html).not.toContain('<b>')
    // It can be sent again as it stands.
    expect(tokenIn(answer.html)).not.toBe('')
    expect(await kept()).toEqual([])
  })

  test('without a word is not taken', async () => {
    expect((await send({ token: await openForm(), name: ' ', text: '' })).said).toBe('Bitte schreiben Sie zuerst etwas.')
  })

  test('that was sent faster than anybody types, from another site, or too often is refused', async () => {
    expect((await send({ token: tokenIn(await get()), text: 'x' })).said).toContain('zu schnell gesendet')
    expect((await send({ token: await openForm(), text: 'x' }, { origin: 'https://evil.example' })).status).toBe(403)
    now += 3_600_000
    const tokens = await Promise.all([1, 2, 3].map(() => get().then(tokenIn)))
    now += 10_000
    const statuses = []
    for (const [at, token] of tokens.entries()) statuses.push((await send({ token, text: `Nr. ${at}` })).status)
    expect(statuses).toEqual([303, 303, 429])
  })

  test('that no page has is not there, whatever page it names', async () => {
    const wrong: Record<string, string>[] = [
      { form: 'other' },
      { page: '/' },
      { page: '/../' },
      { page: '//evil.example/' },
      { form: 'a"b' },
    ]
    for (const fields of wrong) expect((await send({ text: 'x', ...fields })).status).toBe(404)
    const response = await fetch(`${served.address}/forms/`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(415)
    expect((await fetch(`${served.address}/forms/`)).status).toBe(404)
  })

  test('is mailed to the owner', async () => {
    const smtp = await startMailServer('takes')
    await served.close()
    await open({ smtp: smtp.url, mailTo: 'owner@example.org' })
    await send({ token: await openForm(), name: 'Ada', text: 'Guten Tag' })
    await vi.waitFor(() => expect(smtp.letters).toHaveLength(1))
    expect(smtp.letters[0]).toContain('Guten Tag')
    await smtp.close()
  })

  test('pages without a form are served as they are', async () => {
    expect(await get('/')).toBe('<h1>Home</h1>')
  })
})
