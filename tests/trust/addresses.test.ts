import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, readCart } from '../../packages/vitrine/src/features/cart/cart.model'
import { toPieces } from '../../packages/vitrine/src/features/comments/comments.text'
import { isSafeAddress } from '../../packages/vitrine/src/features/gallery/items/item'
import { checkLink } from '../../packages/vitrine/src/features/mail-link/cipher/validation'

/**
 * Addresses of the kinds that the URL standard's own tests have: schemes in every spelling, white space and control characters
 * in, before and after them, slashes the wrong way round, credentials, hosts that are numbers, escapes, and what is none.
 */
const KINDS: readonly (readonly [address: string, isFollowed: boolean])[] = [
  ['https://example.com/', true],
  ['HTTPS://EXAMPLE.COM/', true],
  ['  https://example.com/  ', true],
  ['\u0000\u001fhttps://example.com/', true],
  ['ht\ntps://exa\tmple.com/', true],
  ['https:example.com', true],
  ['https:/example.com', true],
  ['https:\\\\example.com\\path', true],
  ['https:////example.com', true],
  ['http://user:password@example.com/', true],
  ['http://example.com:80/', true],
  ['http://0x7f.1/', true],
  ['http://[::1]/', true],
  ['http://ex%61mple.com/', true],
  ['http://ＧＯ.com/', true],
  ['http://example.com/?javascript:alert(1)#javascript:alert(1)', true],
  ['mailto:someone@example.com', true],
  ['mailto:some%20one@example.com', true],
  ['MailTo:someone@example.com?subject=%0A', true],
  ['http://', false],
  ['http://example.com:99999/', false],
  ['http://exa mple.com/', false],
  ['http://exa<mple.com/', false],
  ['http://%00.com/', false],
  ['http://[::1', false],
  ['http://[1:2:3]/', false],
  ['http://256.256.256.256/', false],
  ['//example.com/', false],
  ['\\\\example.com\\', false],
  ['/path', false],
  ['?query', false],
  ['#hash', false],
  [':', false],
  ['://example.com', false],
  ['1https://example.com', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  [' \n\tjavascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['java\tscript\r:alert(1)', false],
  ['javascript://example.com/%0Aalert(1)', false],
  ['javascript:\\\\example.com/', false],
  ['javascript&colon;alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['DATA:text/html;base64,PHNjcmlwdD4=', false],
  ['blob:https://example.com/0f2c', false],
  ['filesystem:https://example.com/temporary/', false],
  ['view-source:https://example.com/', false],
  ['vbscript:msgbox(1)', false],
  ['file:///etc/passwd', false],
  ['file://C|/', false],
  ['ftp://example.com/', false],
  ['ws://example.com/', false],
  ['about:blank', false],
  ['intent://example.com/#Intent;scheme=https;end', false],
  ['mailto:', false],
  ['mailto://someone@example.com/', false],
  ['mailto:some one@example.com', false],
  ['mailto:a@example.com,b@example.com', false],
  ['mailto:"a b"@example.com', false],
]

const FOLLOWED = ['http:', 'https:', 'mailto:']

test.each(KINDS)('MAIL-9 %j as a decoded link: followed is %s', (address, isFollowed) => {
  expect(checkLink(address).isSafe).toBe(isFollowed)
})

test('MAIL-9 whatever a payload decodes to, where it is followed it leads to http, https or a mail program', () => {
  const scheme = fc.constantFrom('http', 'https', 'mailto', 'javascript', 'data', 'blob', 'file', 'vbscript', 'java\tscript', '')
  const noise = fc.constantFrom('', ' ', '\t', '\n', '\0', '\u001f', '\u00a0', '\u200b', '\\', '/', '//', ':', '%0A', '&#58;', '@')
  const address = fc.tuple(noise, scheme, noise, fc.constantFrom(':', '&colon;', '%3A'), noise, fc.webUrl(), noise)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        address.map((parts) => parts.join('')),
      ),
      (link) => {
        if (checkLink(link).isSafe) expect(FOLLOWED).toContain(new URL(link).protocol)
      },
    ),
  )
})

const LINE = { id: 'a', title: 'A', price: 1, currency: 'EUR', quantity: 1 }
const kept = (href: string) => linesOf(readCart([{ ...LINE, href }])).length

test.each([
  ['/shop/a/', 1],
  ['/shop/a/?size=2#top', 1],
  ['/', 1],
  ['/%2F/evil.example/', 1],
  ['/\\evil.example/', 0],
  ['/\t/evil.example/', 0],
  ['/\n\\evil.example/', 0],
  ['//evil.example/', 0],
  ['///evil.example/', 0],
  ['\\\\evil.example/', 0],
  ['https://evil.example/', 0],
  ['javascript:alert(1)', 0],
  ['', 0],
])('FIND-4 %j as the address of a line in a kept cart: %d lines', (href, lines) => {
  expect(kept(href)).toBe(lines)
})

test('FIND-4 whatever a store holds, the links of a cart lead to this site and its pictures run nothing', () => {
  const href = fc
    .array(fc.constantFrom('/', '\\', '\t', '\n', '.', '..', 'evil.example', '@', ':', 'javascript', '%5C', '?', '#'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(href, fc.oneof(href, fc.anything()), (address, picture) => {
      for (const line of linesOf(readCart([{ ...LINE, href: `/${address}`, picture }]))) {
        expect(new URL(line.href, 'https://site.example/').origin).toBe('https://site.example')
        if (line.picture !== undefined) expect(new URL(line.picture, 'https://site.example/').protocol).toMatch(/^(https?|data):$/)
      }
    }),
  )
})

test('FIND-4 a kept cart with a product twice, or a price without end, is read as one that can be shown', () => {
  expect(linesOf(readCart([LINE, LINE].map((line) => ({ ...line, href: '/a/' }))))).toHaveLength(1)
  expect(linesOf(readCart(JSON.parse('[{"id":"a","title":"A","price":1e999,"currency":"EUR","href":"/a/","quantity":1}]')))).toEqual([])
  expect(linesOf(readCart([{ ...LINE, href: '/a/', picture: { toString: 'x' }, onClick: 'x' }]))[0]).toEqual({ ...LINE, href: '/a/' })
})

test('GAL-1 only http, https and the site’s own addresses are loaded; for pictures also a picture’s data', () => {
  for (const [address] of KINDS) {
    const { protocol } = URL.parse(address, 'https://page.invalid/') ?? { protocol: '' }
    expect(isSafeAddress(address), address).toBe(['http:', 'https:'].includes(protocol))
  }
  expect(isSafeAddress('data:image/png;base64,AA', true)).toBe(true)
  expect(isSafeAddress('data:text/html,x', true)).toBe(false)
})

test('CMNT-6 what becomes a link in a comment leads to http or https', () => {
  for (const [address] of KINDS)
    for (const { href } of toPieces(`see ${address} and <b>`)) if (href) expect(new URL(href).protocol, address).toMatch(/^https?:$/)
})
