import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { open, page, write } from './server.fixture'
import { startMailServer } from './smtp.fixture'

const mailTo = 'owner@hives.example'
let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

/** A webhook that answers with a number; none: never. */
async function startWebhook(status?: number) {
  const told: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request
      .on('data', (data) => (body += data))
      .on('end', () => {
        told.push(JSON.parse(body))
        if (status) response.writeHead(status).end()
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, told, close }
}

it('CMNT-6 the owner gets a letter for each new comment, with the command that decides, and the webhook gets the same; a name cannot add a line to the letter’s head', async () => {
  const post = await startMailServer('takes')
  const hook = await startWebhook(204)
  await open({ moderation: 'all' }, { smtp: post.url, mailTo, webhook: hook.url })
  const sent = { author: 'Ada\r\nBcc: everybody@evil.example', comment: 'Où sont les abeilles ?\n.\nThe end.' }
  expect((await write(sent)).status).toBe(303)
  await vi.waitFor(() => expect(post.letters.length).toBe(1), { timeout: 20_000 })
  const [head = '', ...body] = post.letters[0]!.split('\n\n')
  expect(head).toContain(`To: ${mailTo}`)
  expect(head).toMatch(/^Subject: Held comment by Ada Bcc: everybody@evil\.example on On\s+bees$/m)
  expect(head).not.toMatch(/^Bcc/m)
  const text = body.join('\n\n').replaceAll('=\n', '').replaceAll('=3D', '=')
  expect(text).toContain('sont les abeilles')
  expect(text).toContain('The end.')
  expect(text).toContain('https://hives.example/bees/?comment=1#comment-1')
  expect(text).toContain('npm run comments -- approve 1')
  await vi.waitFor(() =>
    expect(hook.told).toMatchObject([{ id: 1, state: 'held', url: 'https://hives.example/bees/?comment=1#comment-1' }]),
  )
  expect(said).not.toHaveBeenCalled()
  await Promise.all([post.close(), hook.close()])
})

it('CMNT-6 a mail server or a webhook that refuses, fails or hangs holds no visitor up and loses no comment; the log says so', async () => {
  const [refusing, hanging] = await Promise.all([startMailServer('refuses'), startMailServer('hangs')])
  const [failing, silent] = await Promise.all([startWebhook(500), startWebhook()])
  await open({}, { smtp: refusing.url, mailTo, webhook: failing.url })
  expect((await write({ comment: 'Refused by the post' })).status).toBe(303)
  for (const words of ['nobody of that name', 'answered with 500'])
    await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringContaining(words)), { timeout: 20_000 })
  expect(await page('/bees/')).toContain('Refused by the post')

  // Nothing here ever answers: the comments are taken and shown all the same.
  await open({}, { smtp: hanging.url, mailTo, webhook: silent.url })
  for (const comment of ['One', 'Two', 'Three']) expect((await write({ comment })).status).toBe(303)
  expect(await page('/bees/')).toContain('>Comments: 3<')
  await vi.waitFor(() => expect([hanging.calls(), silent.told.length]).toEqual([3, 3]), { timeout: 20_000 })
  expect(hanging.letters).toEqual([])
  said.mockClear()
  await Promise.all([refusing, hanging, failing, silent].map(({ close }) => close()))
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(6))
})
