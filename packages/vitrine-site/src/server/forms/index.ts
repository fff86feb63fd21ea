import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readManifest } from '../../hosting/manifest'
import { NotAForm, readForm, TooLarge } from '../comments/body'
import { sendNotice, type Notices } from '../comments/notice'
import { openDatabase } from '../comments/open'
import { isOwnForm, senderOf } from '../comments/origin'
import { digestOf, hide, maskAddress, signForm } from '../comments/token'
import { fileAt, placeOf } from '../files/find'
import { fillForm, formsIn, messagesIn } from './markup'
import { checkMessage, MOST, STATUS, writtenIn, type Fields, type FormError } from './rules'
import { openMessages, type MessageStore, type StoredMessage } from './store'

export interface FormServerOptions extends Notices {
  /** The finished pages. */
  readonly folder: string
  readonly file: string
  /** postgres://… */
  readonly url?: string | undefined
  readonly store?: MessageStore
  readonly isBehindProxy?: boolean
  /** ms since 1970; a test may say what time it is. */
  readonly now?: () => number
}

/** Takes what the forms of a site send, keeps it and tells the owner. Undefined for a site without forms of its own. */
export async function openFormServer(options: FormServerOptions) {
  const { folder, now = Date.now, isBehindProxy = false } = options
  const { base, hasForms } = readManifest(folder)
  if (!hasForms) return undefined
  const store = options.store ?? (await openMessages(await openDatabase(options)))
  /** Pages without a form, by path and tag: they are not read again. */
  const without = new Set<string>()
  const sign = (name: string) => signForm(store.secret, `form ${name}`, now())

  /** The page that a form stood on, where it has such a form. */
  const readPage = async (page: string, name: string): Promise<string | undefined> => {
    if (!/^\/(?![/\\])[^?#]*$/.test(page)) return undefined
    const place = await fileAt(placeOf(folder, encodeURI(page)))
    const html = place?.isFolder ? await readFile(join(place.path, 'index.html'), 'utf8').catch(() => '') : ''
    return formsIn(html).includes(name) ? html : undefined
  }

  const post = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let fields: Fields
    try {
      fields = await readForm(request)
    } catch (error) {
      response.setHeader('connection', 'close')
      if (error instanceof TooLarge) return void response.writeHead(413).end()
      if (error instanceof NotAForm) return void response.writeHead(415).end()
      throw error
    }
    const { form = '', page = '' } = fields
    const html = await readPage(page, form)
    if (html === undefined) return void response.writeHead(404).end()
    const refuse = (error: FormError, wait = 0) => {
      const said = messagesIn(html, form)?.[error] ?? ''
      const message = said.replace('{most}', String(MOST)).replace('{wait}', String(wait))
      response.writeHead(STATUS[error], { 'content-type': 'text/html; charset=utf-8', ...(wait ? { 'retry-after': String(wait) } : {}) })
      response.end(fillForm(html, form, { token: sign(form), message, values: fields }))
    }
    if (!isOwnForm(request.headers, { address: 'http://localhost', origins: [] })) return refuse('foreign')
    const fault = checkMessage(fields, { secret: store.secret, now: now() })
    if (fault) return refuse(fault)
    try {
      const written = JSON.stringify(writtenIn(fields))
      const sender = hide(store.secret, `form ${maskAddress(senderOf(request, isBehindProxy))}`)
      const added = await store.add({
        form,
        page,
        fields: written,
        created: now(),
        digest: digestOf([form, fields.token!, written]),
        sender,
      })
      if ('wait' in added) return refuse('tooMany', added.wait)
      if (added.message) tell(added.message)
    } catch (error) {
      console.error(`A message could not be stored: ${(error as Error).message}`)
      return refuse('unavailable')
    }
    const thanks = /^\/(?![/\\])/.test(fields.thanks ?? '') ? fields.thanks! : `${page}?form=${form}#form-${form}`
    response.writeHead(303, { location: encodeURI(base.slice(0, -1) + thanks) }).end()
  }

  const tell = (message: StoredMessage) => {
    const lines = Object.entries(JSON.parse(message.fields) as Fields).map(([name, value]) => `${name}: ${value}`)
    sendNotice(options, {
      what: 'a message',
      json: message,
      subject: `${message.form}: a message from ${message.page}`,
      text: lines.join('\n'),
    })
  }

  return {
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      if (request.url?.split('?')[0] !== `${base}forms/` || request.method !== 'POST') return false
      response.setHeader('cache-control', 'no-store')
      await post(request, response)
      return true
    },
    /** Signs the forms of a page as it is served, and says that one was sent. */
    change: async ({ path, tag, body }: { readonly path: string; readonly tag: string; readonly body?: string }, url: URL) => {
      const key = `${path} ${tag}`
      if (body === undefined && without.has(key)) return undefined
      const html = body ?? (await readFile(path, 'utf8'))
      const names = formsIn(html)
      if (names.length === 0) {
        without.add(key)
        return undefined
      }
      const sent = url.searchParams.get('form')
      const filled = names.reduce(
        (filling, name) =>
          fillForm(filling, name, { token: sign(name), message: name === sent ? messagesIn(html, name)?.sent : undefined }),
        html,
      )
      return { body: filled, tag: `${tag.slice(0, -1)}-${now().toString(36)}"` }
    },
    /** Stays open when the site is built anew, and is handed on to the server of the new one. */
    store,
    close: () => store.close(),
  }
}
