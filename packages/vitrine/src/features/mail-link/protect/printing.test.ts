import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { cipherDefaults, decrypt } from '../cipher/modern'
import { printMailLink } from './printing'

const payloadOf = (markup: string) => /data-mail="([^"]+)"/.exec(markup)?.[1]

it('MAIL-10 the printed link holds the payload, the spelled text, and no address', async () => {
  const markup = await printMailLink('you@example.com')
  expect(markup.replace(payloadOf(markup)!, 'PAYLOAD')).toBe(
    '<a href="#mail" data-mail="PAYLOAD"><span translate="no" dir="ltr">you [at] example [dot] com</span></a>\n',
  )
  expect(await decrypt(payloadOf(markup), 'default_key')).toBe('mailto:you@example.com')
})

it('MAIL-10 text, subject, password and rounds go into the printed link', async () => {
  const markup = await printMailLink('you@example.com', { text: 'Write & ask', subject: 'A question', password: 'own', iterations: '7' })
  expect(markup).toContain('>Write &amp; ask</a><noscript> (<span translate="no" dir="ltr">you [at] example [dot] com</span>)</noscript>')
  expect(markup).toContain('<!-- The page needs: <html data-mail-iterations="7" data-mail-password="own"> -->')
  expect(await decrypt(payloadOf(markup), 'own', { ...cipherDefaults, iterations: 7 })).toBe('mailto:you@example.com?subject=A%20question')
})

const bin = join(import.meta.dirname, '../../../../bin/vitrine.mjs')
const run = (...args: string[]) => promisify(execFile)(process.execPath, [bin, ...args])

it('MAIL-10 `vitrine mail` runs in plain Node and prints nothing else', { timeout: 60_000 }, async () => {
  const { stdout, stderr } = await run('mail', 'you@example.com', '--subject', 'Hi')
  expect(stderr).toBe('')
  expect(await decrypt(payloadOf(stdout), 'default_key')).toBe('mailto:you@example.com?subject=Hi')
})

it.each([
  [['mail', 'you@example'], 'Invalid email format'],
  [['mail'], 'Valid email address required'],
  [['mail', 'you@example.com', '--iterations', 'many'], 'iterations is "many", but it must be a whole number from 1 to 1000000.'],
  [['mail', 'you@example.com', '--colour', 'red'], "Unknown option '--colour'"],
])('MAIL-10 `vitrine %j` fails and says why', { timeout: 60_000 }, async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(message) })
})
