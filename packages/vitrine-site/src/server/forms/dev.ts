import type { IncomingMessage, ServerResponse } from 'node:http'
import { readForm } from '../comments/body'
import { fillForm, formsIn, messagesIn } from './markup'
import { checkMessage, MOST, STATUS, writtenIn, type Fields } from './rules'

interface DevForms {
  /** The address of the server that shows the pages while they are written. */
  readonly addressOf: () => string
  readonly log: (text: string) => void
}

/**
 * What a form of the site's own answers while the site is written: as it will, on its page and in its words. A message is told in the
 * terminal and kept nowhere, and nobody has to wait until a form counts as filled in by a person.
 */
export async function answerDevForm(request: IncomingMessage, response: ServerResponse, { addressOf, log }: DevForms): Promise<void> {
  const fields: Fields = await readForm(request).catch(() => ({}))
  const { form = '', page = '', thanks = '' } = fields
  const html = /^\/(?![/\\])/.test(page) ? await (await fetch(new URL(page, addressOf()))).text() : ''
  if (!formsIn(html).includes(form)) return void response.writeHead(404).end()
  const fault = checkMessage({ ...fields, token: '' }, { secret: '', now: Date.now() })
  const messages = messagesIn(html, form)
  const show = (status: number, message: string | undefined, values?: Fields) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
      .end(fillForm(html, form, { token: '', message, ...(values ? { values } : {}) }))
  if (fault && fault !== 'unsigned') return void show(STATUS[fault], messages?.[fault]?.replace('{most}', String(MOST)), fields)
  const lines = Object.entries(writtenIn(fields)).map(([name, value]) => `    ${name}: ${value}`)
  log(`The form "${form}" on ${page} was sent. While you write, messages are not kept:\n${lines.join('\n')}`)
  if (/^\/(?![/\\])/.test(thanks)) return void response.writeHead(303, { location: encodeURI(thanks) }).end()
  show(200, messages?.sent)
}
