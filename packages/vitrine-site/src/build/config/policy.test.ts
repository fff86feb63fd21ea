import { expect, test } from 'vitest'
import { readSiteSettings } from '../../content/settings/schema'
import { policy } from './policy'

test('pages load from the site itself, and from whom the owner allows', () => {
  const { directives, scriptDirective } = policy(readSiteSettings({}), { script: ['https://maps.example'], img: ['https://tiles.example'] })
  expect(scriptDirective?.resources).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    'https://www.youtube.com/iframe_api',
    'https://www.youtube.com/s/player/',
    'https://maps.example',
  ])
  expect(directives).toContain("img-src 'self' data: https://i.vimeocdn.com https://img.youtube.com https://tiles.example")
  expect(directives).toContain("media-src 'self'")
  expect(directives).toContain("form-action 'self'")
})

test('LANG-8 the translation widget is allowed where the settings name it among those who translate, and nowhere else', () => {
  const plain = policy(readSiteSettings({}))
  expect(JSON.stringify(plain)).not.toContain('google')
  const { directives, scriptDirective, styleDirective } = policy(readSiteSettings({ languageToolbar: { order: ['own', 'widget'] } }), {
    connect: ['https://maps.example'],
  })
  expect(scriptDirective?.resources).toContain('https://translate.google.com/translate_a/element.js')
  expect(styleDirective?.resources).toEqual(["'self'", 'https://www.gstatic.com'])
  expect(directives?.find((directive) => directive.startsWith('connect-src'))).toMatch(
    /translate\.googleapis\.com .*https:\/\/maps\.example$/,
  )
})

test('CMNT-6 comments on another host may be sent there, by script and without', () => {
  const { directives } = policy(readSiteSettings({ comments: { address: 'https://comments.example/comments/' } }))
  expect(directives).toContain("connect-src 'self' https://vimeo.com https://comments.example")
  expect(directives).toContain("form-action 'self' https://comments.example")
})

test('a form may be sent to a service that the settings name, and to no other', () => {
  const { directives } = policy(readSiteSettings({ site: { forms: { newsletter: 'https://lists.example/subscribe?a=1' } } }))
  expect(directives).toContain("form-action 'self' https://lists.example")
  expect(() => readSiteSettings({ site: { forms: { newsletter: 'http://lists.example/' } } })).toThrow(
    'an address that begins with https://',
  )
})

test("forms go to the login box's own host", () => {
  const { directives } = policy(readSiteSettings({ loginBox: { address: 'https://members.example/login' } }))
  expect(directives).toContain("form-action 'self' https://members.example")
})

test('scripts of others: each is allowed where the settings name it, with whom it speaks to, and nobody else', () => {
  const origins = (scripts: readonly object[]) => {
    const { directives, scriptDirective } = policy(
      readSiteSettings({ site: { address: 'https://bees.example', scripts: scripts as never } }),
    )
    const added = (name: string) =>
      directives?.find((directive) => directive.startsWith(name))?.match(/https:\/\/(?!vimeo|i\.vimeo|img\.you|www\.you|player)\S+/g) ?? []
    return { script: scriptDirective?.resources?.slice(4), connect: added('connect-src'), img: added('img-src'), frame: added('frame-src') }
  }
  const none = { script: [], connect: [], img: [], frame: [] }
  expect(origins([])).toEqual(none)
  expect(origins([{ service: 'plausible' }])).toEqual({ ...none, script: ['https://plausible.io'], connect: ['https://plausible.io'] })
  expect(origins([{ service: 'plausible', src: 'https://cdn.example/pa.js' }])).toEqual({
    ...none,
    script: ['https://cdn.example'],
    connect: ['https://plausible.io'],
  })
  expect(origins([{ service: 'matomo', host: 'https://stats.example/m/', site: '1' }])).toEqual({
    ...none,
    script: ['https://stats.example'],
    connect: ['https://stats.example'],
    img: ['https://stats.example'],
  })
  expect(origins([{ name: 'Own', group: 'necessary', src: '/own.js' }])).toEqual(none)
  const chat = {
    name: 'Chat',
    group: 'preferences',
    src: 'https://chat.example/w.js',
    hosts: ['https://*.api.example'],
    frames: ['https://f.example'],
  }
  expect(origins([chat, { ...chat, name: 'Chat 2' }])).toEqual({
    script: ['https://chat.example'],
    connect: ['https://chat.example', 'https://*.api.example'],
    img: ['https://*.api.example'],
    frame: ['https://f.example'],
  })
})
