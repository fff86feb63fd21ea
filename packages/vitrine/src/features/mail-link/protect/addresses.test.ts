import { expect, it } from 'vitest'
import { findAddresses } from './addresses'
import { addressOf, normaliseMailto } from './addresses'

const found = (text: string) => findAddresses(text).map(({ address, link }) => link ?? address)

it.each([
  ['Write to info@example.com.', ['info@example.com']],
  [
    'info@example.com, sales@example.co.uk; "o\'brien+news@mail.example.org"',
    ['info@example.com', 'sales@example.co.uk', "o'brien+news@mail.example.org"],
  ],
  ['(first.last_2@sub-domain.example.museum)', ['first.last_2@sub-domain.example.museum']],
  ['grüße@exämple.de und δοκιμή@παράδειγμα.δοκιμή', ['grüße@exämple.de', 'δοκιμή@παράδειγμα.δοκιμή']],
  ['user@xn--fsqu00a.xn--0zwm56d', ['user@xn--fsqu00a.xn--0zwm56d']],
  ['mailto:info@example.com?subject=Hi&body=There.', ['mailto:info@example.com?subject=Hi&body=There']],
  ['mailto:a@example.com,b@example.com', ['mailto:a@example.com,b@example.com']],
  ['email=info@example.com|x', ['info@example.com']],
])('MAIL-13 the addresses of %j are found', (text, addresses) => {
  expect(found(text)).toEqual(addresses)
})

it.each([
  ['photo@2x.png'],
  ['npm i react@19.3.1 vitrine@latest'],
  ['https://medium.example/@writer'],
  ['https://user@example.com/path'],
  ['https://user:secret@example.com/path'],
  ['@someone@social.example'],
  ['git@example.com:team/project.git'],
  ['@media screen, a @ b.c'],
  ['info@localhost'],
  ['@ @@ a@ @b.c'],
])('MAIL-13 there is no address in %j', (text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['mailto:info@example.com', 'mailto:info@example.com'],
  [' MAILTO:info%40example.com ', 'mailto:info@example.com'],
  ['mailto:a@example.com,b@example.com', 'mailto:a@example.com?to=b@example.com'],
  ['mailto:a@example.com,%20b@example.com?subject=x', 'mailto:a@example.com?to=%20b@example.com&subject=x'],
  ['mailto:?to=a@example.com&amp;subject=x', 'mailto:a@example.com?subject=x'],
  ['mailto:info@example.com?subject=a%26b&body=c', 'mailto:info@example.com?subject=a%26b&body=c'],
  ['mailto:?subject=Look&body=at%20this', undefined],
  ['https://example.com', undefined],
])('MAIL-13 %j becomes %j: one address before the question mark', (href, link) => {
  expect(normaliseMailto(href)).toBe(link)
})

it('MAIL-13 the visible address of a link is unescaped, and a broken escape stays', () => {
  expect(addressOf('mailto:gr%C3%BC%C3%9Fe@example.de?subject=x')).toBe('grüße@example.de')
  expect(addressOf('mailto:100%@example.de')).toBe('100%@example.de')
})
