import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { readFields } from '../../../core/read-fields'
import { decrypt } from '../cipher/modern'
import { mailLinkFields } from '../mail-link.options'
import { createProtector, rewriters, writeRootAttributes } from './protector'

const settings = { iterations: 1, keyLength: 32, ivLength: 16, saltLength: 16 }
const { html, xml, json, text } = createProtector({ iterations: 1 })

/** The result with each payload opened, so that a row of a table says what a visitor gets. */
async function open(result: string): Promise<string> {
  const plain = result.replace(' data-mail-iterations="1"', '')
  const payloads = [...plain.matchAll(/(?:data-mail="|#mail:)([\w+/=]{64,})/g)].map((match) => match[1]!)
  const links = await Promise.all(payloads.map((payload) => decrypt(payload, 'default_key', settings)))
  return payloads.reduce((shown, payload, at) => shown.replace(payload, `{${links[at]}}`), plain)
}

const LINK = '<a translate="no" dir="ltr" href="#mail" data-mail="{mailto:info@example.com}">info [at] example [dot] com</a>'
const NOSCRIPT = '<noscript> (<span translate="no" dir="ltr">info [at] example [dot] com</span>)</noscript>'

it.each([
  ['a bare address', '<p>Write to info@example.com.</p>', `<p>Write to ${LINK}.</p>`],
  [
    'an address in a list, a table cell, a heading',
    '<li>info@example.com</li><td>info@example.com</td>',
    `<li>${LINK}</li><td>${LINK}</td>`,
  ],
  ['an address in character references', '<p>&#105;nfo&#64;example&#x2e;com &commat;</p>', `<p>${LINK} &commat;</p>`],
  ['a text that says mailto:', '<p>mailto:info@example.com</p>', `<p>${LINK}</p>`],
  [
    'a link with its address as text',
    '<a class="x" href="mailto:info@example.com">info@example.com</a>',
    '<a class="x" href="#mail" data-mail="{mailto:info@example.com}"><span translate="no" dir="ltr">info [at] example [dot] com</span></a>',
  ],
  [
    "a link with the author's own text",
    "<a href='mailto:info@example.com'>Write <b>to us</b></a>!",
    `<a href="#mail" data-mail="{mailto:info@example.com}">Write <b>to us</b></a>${NOSCRIPT}!`,
  ],
  [
    'a link with a picture',
    '<a href="mailto:info@example.com"><img src="a.png" alt="Mail"></a>',
    `<a href="#mail" data-mail="{mailto:info@example.com}"><img src="a.png" alt="Mail"></a>${NOSCRIPT}`,
  ],
  [
    'a link without a text',
    '<a href="mailto:info@example.com"></a>',
    '<a href="#mail" data-mail="{mailto:info@example.com}"><span translate="no" dir="ltr">info [at] example [dot] com</span></a>',
  ],
  [
    'subject and body',
    '<a href="mailto:info@example.com?subject=Hi%20you&amp;body=A%26B">Write</a>',
    `<a href="#mail" data-mail="{mailto:info@example.com?subject=Hi%20you&body=A%26B}">Write</a>${NOSCRIPT}`,
  ],
  [
    'several recipients',
    '<a href="mailto:info@example.com,b@example.com">Write</a>',
    `<a href="#mail" data-mail="{mailto:info@example.com?to=b@example.com}">Write</a>${NOSCRIPT}`,
  ],
  [
    'an internationalised address',
    '<p>grüße@exämple.de</p>',
    '<p><a translate="no" dir="ltr" href="#mail" data-mail="{mailto:grüße@exämple.de}">grüße [at] exämple [dot] de</a></p>',
  ],
  [
    'an escaped address in a link',
    '<a href="mailto:gr%C3%BC%C3%9Fe%40example.de">Gruß</a>',
    '<a href="#mail" data-mail="{mailto:gr%C3%BC%C3%9Fe@example.de}">Gruß</a><noscript> (<span translate="no" dir="ltr">grüße [at] example [dot] de</span>)</noscript>',
  ],
  [
    'a code in a link to that address',
    '<a href="mailto:info@example.com"><code>info@example.com</code></a>',
    '<a href="#mail" data-mail="{mailto:info@example.com}"><code><span translate="no" dir="ltr">info [at] example [dot] com</span></code></a>',
  ],
  [
    'an image map',
    '<area href="mailto:info@example.com" alt="Mail">',
    '<area href="#mail" data-mail="{mailto:info@example.com}" alt="Mail">',
  ],
])('MAIL-13 in a page, %s is protected', async (_, source, expected) => {
  expect(await open((await html(source)).text)).toBe(expected)
})

it.each([
  ['another link', '<a href="/contact/">info@example.com</a>', '<a href="/contact/">info [at] example [dot] com</a>'],
  ['a button', '<button>info@example.com</button>', '<button>info [at] example [dot] com</button>'],
  ['a choice', '<option>info@example.com</option>', '<option>info [at] example [dot] com</option>'],
  ['a title', '<title>info@example.com</title>', '<title>info [at] example [dot] com</title>'],
  [
    'a description',
    '<meta name="description" content="Write to info@example.com">',
    '<meta name="description" content="Write to info [at] example [dot] com">',
  ],
  [
    'an attribute that is read out',
    '<img alt="info@example.com" title=info@example.com>',
    '<img alt="info [at] example [dot] com" title="info [at] example [dot] com">',
  ],
  ['an attribute in single quotes', "<img alt='o&#39;brien@example.com'>", "<img alt='o&#39;brien [at] example [dot] com'>"],
  ['a comment', '<!-- info@example.com -->', '<!-- info [at] example [dot] com -->'],
  [
    'noscript',
    '<noscript><a href="mailto:info@example.com">Write</a></noscript>',
    '<noscript>Write (info [at] example [dot] com)</noscript>',
  ],
  [
    'linked data',
    '<script type="application/ld+json">{"email":"mailto:info@example.com","x":"\\ninfo\\u0040example.com"}</script>',
    '<script type="application/ld+json">{"email":"info [at] example [dot] com","x":"\\ninfo [at] example [dot] com"}</script>',
  ],
])('MAIL-13 where a link cannot stand, an address is spelled: in %s', async (_, source, expected) => {
  expect((await html(source)).text).toBe(expected)
})

it.each([
  ['code', '<pre><code>info@example.com</code></pre>'],
  ['code', '<p>Type <code>info@example.com</code></p>'],
  ['code', '<kbd>info@example.com</kbd>'],
  ['form field', '<input type="email" placeholder="info@example.com">'],
  ['form field', '<input type="hidden" value="info@example.com">'],
  ['form field', '<textarea>info@example.com</textarea>'],
  ['script', '<script>const a = "info@example.com"</script>'],
  ['web address', '<a href="https://example.com/?to=info%40example.com">Form</a>'],
  ['web address', '<form action="mailto:info@example.com"></form>'],
])('MAIL-13 what would break stays as written and is reported: %s, %s', async (place, source) => {
  const result = await html(source)
  expect(result.text).toBe(source)
  expect(result.stays).toEqual([{ address: 'info@example.com', place }])
})

it.each([
  ['<p>No address, 5 < 6 &amp; 7 > 2</p>'],
  ['<a href="mailto:?subject=Look&body=here">Share</a>'],
  ['<img srcset="photo@2x.png 2x"><a href="https://medium.example/@writer">@writer</a>'],
  ['<a href="javascript:DeCryptX(\'0i0n0f0o0@0e0x0a0m0p0l0e0.0c0o0m\')">x</a><a data-cx="0i0n0f0o0@0e0x0a0m0p0l0e0.0c0o0m">x</a>'],
  ['<p title="a > b">info&#64;</p><br/><p>unfinished <a href="x'],
])('MAIL-13 %s is not touched', async (source) => {
  expect(await html(source)).toEqual({ text: source, stays: [], refused: [] })
})

it('MAIL-1 a view finds in its HTML what is in its props, and the address is in neither', async () => {
  const source =
    '<astro-island props="{&quot;href&quot;:[0,&quot;mailto:info@example.com?subject=a&amp;amp;b&quot;],&quot;text&quot;:[0,&quot;\\nWrite to info@example.com&quot;]}"><a href="mailto:info@example.com?subject=a&amp;amp;b">Write to info@example.com</a><astro-slot><p>info@example.com</p></astro-slot></astro-island><p>info@example.com</p>'
  const { text: result } = await html(source)
  expect(await open(result)).toBe(
    `<astro-island props="{&quot;href&quot;:[0,&quot;#mail:{mailto:info@example.com?subject=a&b}&quot;],&quot;text&quot;:[0,&quot;\\nWrite to info [at] example [dot] com&quot;]}"><a href="#mail:{mailto:info@example.com?subject=a&b}">Write to info [at] example [dot] com</a><astro-slot><p>${LINK}</p></astro-slot></astro-island><p>${LINK}</p>`,
  )
  const [inProps, inHtml] = [...result.matchAll(/#mail:([\w+/=]+)/g)].map((match) => match[1])
  expect(inProps).toBe(inHtml)
})

it('MAIL-13 data that a script renders keeps working links', async () => {
  const { text: result } = await json(
    '{"html":"<a href=\\"mailto:info@example.com\\">info@example.com</a>","note":"\\tinfo\\u0040example.com"}',
  )
  expect(await open(result)).toBe(
    '{"html":"<a href=\\"#mail:{mailto:info@example.com}\\">info [at] example [dot] com</a>","note":"\\tinfo [at] example [dot] com"}',
  )
})

it.each([
  [
    'escaped',
    '&lt;p&gt;&lt;a href=&quot;mailto:info@example.com&quot;&gt;Write&lt;/a&gt; &amp;amp; info@example.com&lt;/p&gt;',
    '&lt;p&gt;Write (info [at] example [dot] com) &amp;amp; info [at] example [dot] com&lt;/p&gt;',
  ],
  [
    'in a CDATA section',
    '<![CDATA[<p><a href="mailto:info@example.com">info@example.com</a></p>]]>',
    '<![CDATA[<p>info [at] example [dot] com</p>]]>',
  ],
  ['as plain text', 'info@example.com (The editor)', 'info [at] example [dot] com (The editor)'],
])('MAIL-13 in a feed an address is spelled, and a link to it dropped: %s', async (_, source, expected) => {
  const feed = (content: string) => `<?xml version="1.0"?><rss><title>A</title><item>${content}</item></rss>`
  expect((await xml(feed(source))).text).toBe(feed(expected))
})

it('MAIL-13 a plain text file is spelled', async () => {
  expect((await text('Contact: mailto:info@example.com\n')).text).toBe('Contact: info [at] example [dot] com\n')
})

it.each([
  ['mailto:info@localhost', 'Invalid email format in mailto URL'],
  [`mailto:info@example.com?body=${'x'.repeat(2100)}`, 'URL exceeds maximum length'],
])('MAIL-11 a link that could never be followed does nothing, and the owner is told', async (link, reason) => {
  const result = await html(`<a href="${link}">Write</a>`)
  expect(result.text).toMatch(/^<a role="link" aria-disabled="true">Write<\/a>/)
  expect(result.refused).toEqual([{ link, reason }])
})

it('MAIL-4 settings that are not the defaults stand on the root element', async () => {
  const own = createProtector({ password: 'a"b', iterations: 50_000, ivLength: 12 })
  const { text: page } = await own.html('<html lang="en"><body></body></html>')
  expect(page).toBe(
    '<html lang="en" data-mail-iterations="50000" data-mail-iv-length="12" data-mail-password="a&quot;b"><body></body></html>',
  )
  expect((await own.html(page)).text).toBe(page)
  expect(writeRootAttributes({ password: 'default_key', iterations: 100_000 })).toBe('')
})

it('MAIL-4 a wrong setting is named', () => {
  expect(() => createProtector({ keyLength: 20 })).toThrow('mailLink.keyLength is 20, but it must be 16, 24, 32.')
  expect(() => createProtector({ iterations: 0 })).toThrow('mailLink.iterations is 0, but it must be a whole number from 1 to 1000000.')
  expect(() => createProtector({ password: '' })).toThrow('mailLink.password is "", but it must be a text that is not empty.')
})

it('MAIL-13 one key serves all links of a build, and each has a vector of its own', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey')
  const own = createProtector({ iterations: 3 })
  const pages = await Promise.all(Array.from({ length: 20 }, () => own.html('<p>info@example.com</p>'.repeat(50))))
  const payloads = pages.flatMap((page) => [...page.text.matchAll(/data-mail="([^"]+)"/g)].map((match) => match[1]!))
  expect(derive).toHaveBeenCalledTimes(1)
  expect(new Set(payloads.map((payload) => payload.slice(0, 20))).size).toBe(1)
  expect(new Set(payloads).size).toBe(1000)
})

const PIECES = [
  'info',
  'é',
  '7',
  '_',
  '+',
  "'",
  '-',
  '.',
  '@',
  '&#64;',
  '&#x40;',
  '%40',
  '\\u0040',
  'example',
  '.com',
  '.de',
  '"',
  '@type"',
  '@media',
  ';',
  '>',
  '<b>',
  '}',
  ' ',
  'mailto:',
]

it('MAIL-13 nothing that the quick look passes over holds an address', async () => {
  const protector = createProtector()
  const source = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(source, async (text) => {
      for (const kind of ['text', 'html', 'json'] as const) {
        const whole = rewriters[kind](text, { spelling: readFields(mailLinkFields, {}) })
        const found = whole.stays.length > 0 || whole.refused.length > 0 || whole.edits.length > 0
        if (!found) continue
        const { text: done, stays, refused } = await protector[kind](text)
        expect({ text, isSeen: done !== text || stays.length > 0 || refused.length > 0 }).toEqual({ text, isSeen: true })
      }
    }),
    { numRuns: 20_000 },
  )
})
