import { expect, it } from 'vitest'
import { checkLink } from './validation'

const longest = `https://example.com/${'a'.repeat(2048 - 20)}`

it.each([
  ['mailto:info@example.com'],
  ['MAILTO:info@example.com'],
  ['mailto:info@example.com?subject=hi there'],
  ['mailto:grüße@exämple.de?subject=Hallo%20Welt&body=%0A'],
  ['mailto:first@example.com?to=second@example.com'],
  [' mailto:info@example.com '],
  ['http://example.com'],
  ['https://example.com/a?b=c#d'],
  [longest],
])('MAIL-9 %s is followed', (link) => {
  expect(checkLink(link)).toEqual({ isSafe: true })
})

it.each<[unknown, string | undefined]>([
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  [42, undefined],
  [`${longest}a`, 'URL exceeds maximum length'],
  ['/contact', 'Invalid URL format: '],
  ['//example.com', 'Invalid URL format: '],
  ['info@example.com', 'Invalid URL format: '],
  ['javascript:alert(1)', 'Protocol not allowed: javascript:'],
  ['data:text/html,x', 'Protocol not allowed: data:'],
  ['ftp://example.com', 'Protocol not allowed: ftp:'],
  ['tel:+123', 'Protocol not allowed: tel:'],
  ['mailto:', 'Invalid email format in mailto URL'],
  ['mailto:info', 'Invalid email format in mailto URL'],
  ['mailto:info@example', 'Invalid email format in mailto URL'],
  ['mailto:in fo@example.com', 'Invalid email format in mailto URL'],
  ['mailto:a@example.com,b@example.com', 'Invalid email format in mailto URL'],
  ['mailto:?to=info@example.com', 'Invalid email format in mailto URL'],
])('MAIL-9 %j is refused', (link, message) => {
  const verdict = checkLink(link)
  expect(verdict.isSafe).toBe(false)
  if (message?.endsWith(': ')) expect(verdict).toHaveProperty('message', expect.stringMatching(new RegExp(`^${message}.`)))
  else expect(verdict).toHaveProperty('message', message)
})

it('MAIL-9 the length is measured before the form', () => {
  expect(checkLink('x'.repeat(2049))).toHaveProperty('message', 'URL exceeds maximum length')
  expect(checkLink('x'.repeat(2048))).toHaveProperty('message', expect.stringMatching(/^Invalid URL format/))
})
