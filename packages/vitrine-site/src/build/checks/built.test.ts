import { expect, test } from 'vitest'
import { checkBuilt } from './built'
import { readPageFacts } from './html'
import { toFault } from './locate'

const OTHER = '<h2 id="when">When</h2><a href="/">Home</a>'
const faultsOn = (html: string, { base = '/', home = '/' } = {}) =>
  checkBuilt({
    pages: new Map([
      [home, readPageFacts(html)],
      ['/honey/', readPageFacts(OTHER.replace('"/"', `"${base}"`))],
      ['/journal/first/', readPageFacts('')],
    ]),
    hasFile: (path) => ['/logo.png', '/video/a.mp4', '/rss.xml'].includes(path),
    origin: 'https://bees.example',
    base,
  }).map(({ page, message }) => `${page} ${message}`)

test.each([
  ['a page', '<a href="/honey/">'],
  ['a page by its whole address', '<a href="https://bees.example/honey/#when">'],
  ['a page from this one', '<a href="honey/">'],
  ['a part of a page', '<a href="/honey/#when">'],
  ['this page', '<h2 id="a">A</h2><a href="#a"><a href="#top"><a href="#">'],
  ['a file', '<a href="/rss.xml"><img src="/logo.png" alt=""><video src="/video/a.mp4" poster="/logo.png"></video>'],
  ['another site, a letter, a call', '<a href="https://other.example/x"><a href="mailto:a@b.example"><a href="tel:1">'],
  ['what a feature owns', '<a href="#small-lives/3"><a href="#mail:x">'],
  ['a page with letters of its own', '<h2 id="où">Où</h2><a href="#o%C3%B9">'],
  ['a picture that only decorates', '<img src="/logo.png" alt="">'],
  ['options that there are', '<section data-feature="slider" data-interval="5000" data-own="x">'],
  ['a gallery link', '<a href="/logo.png" data-gallery="a" data-caption="x" data-own="y" data-options=\'{"width": 800}\'>'],
  ['one as older pages have it', '<a href="/logo.png" data-options="width: 800, skin: \'light\'">'],
  ['a template', '<template><p id="a"></p></template><p id="b"></p>'],
])('%s is right', (_what, html) => {
  expect(faultsOn(html)).toEqual([])
})

test.each([
  ['<a href="/hony/">', ['/ links to /hony/, but there is nothing. Did you mean /honey/?']],
  ['<a href="/first/">', ['/ links to /first/, but there is nothing. Did you mean /journal/first/?']],
  ['<a href="/elsewhere/">', ['/ links to /elsewhere/, but there is nothing.']],
  ['<a href="/honey/#wen">', ['/ links to /honey/#wen, but /honey/ has no element with the id "wen". Did you mean #when?']],
  ['<a href="#panel__hours">', ['/ links to #panel__hours, but / has no element with the id "panel__hours".']],
  ['<img src="/lgo.png" alt="">', ['/ loads /lgo.png for <img>, but there is no such file.']],
  ['<source srcset="/logo.png 1x, /b.webp 2x">', ['/ loads /b.webp for <source>, but there is no such file.']],
  ['<p id="a"></p><p id="a"></p>', ['/ has two elements with the id "a": links to it lead to the first alone.']],
  [
    '<dialog id="panel__a"><b id="panel__a-title"></b><p id="panel-open__a"></p></dialog>'.repeat(2),
    ['/ has two panels with the id "a": only the first of them opens. Give each its own.'],
  ],
  ['<img src="/logo.png">', [expect.stringContaining('/ shows /logo.png without alternative text')]],
  ['<div data-feature="slidr">', ['/ has data-feature="slidr", which is no feature. Did you mean "slider"?']],
  ['<div data-feature="slider" data-intervall="2">', ['/ has data-intervall on a slider, which is no option. Did you mean data-interval?']],
  ['<div data-feature="slider" data-interval="soon">', [expect.stringContaining('/ has data-interval="soon" on a slider')]],
  [
    '<a href="/logo.png" data-gallery data-options=\'{"width": 800\'>',
    ['/ has data-options="{"width": 800" on a gallery link, which is not JSON. Write an object such as {"width": 800}.'],
  ],
  [
    '<a href="/logo.png" data-options=\'{"widht": 800, "swipe": "up"}\'>',
    [
      '/ has "widht" in data-options on a gallery link, which is no option. Did you mean "width"?',
      expect.stringContaining('/ has "up" as "swipe" in data-options: it must be'),
    ],
  ],
  ['<a href="/logo.png" data-gallery data-captoin="x">', [expect.stringContaining('Did you mean data-caption?')]],
  [
    '<script type="application/json" data-settings>{ "a": }</script>',
    [expect.stringContaining('/ has options that are not JSON in <script type="application/json" data-settings>')],
  ],
])('%s is told', (html, faults) => {
  expect(faultsOn(html)).toEqual(faults)
})

test('below a path, an address without it leads out of the site', () => {
  expect(faultsOn('<a href="/blog/honey/">', { base: '/blog/' })).toEqual([])
  expect(faultsOn('<a href="/honey/">', { base: '/blog/' })).toEqual([])
  expect(faultsOn('<a href="/blog/hony/">', { base: '/blog/' })).toEqual(['/ links to /hony/, but there is nothing. Did you mean /honey/?'])
})

test('what stands on many pages is told once', () => {
  const facts = readPageFacts('<a href="/elsewhere/">')
  const pages = new Map(['/', '/a/', '/b/'].map((page) => [page, facts]))
  expect(checkBuilt({ pages, hasFile: () => false, origin: 'https://a.example' }).map(({ message }) => message)).toEqual([
    'links to /elsewhere/, but there is nothing. It is on 3 pages.',
  ])
})

test('a fault is found in the file that the page is made of, else in another, else on the page', () => {
  const files = [
    { path: 'content/menus/main.yaml', text: 'items:\n  - href: /x/\n  - href: /y/z/' },
    { path: 'content/journal/first.md', text: '---\ntitle: A\n---\n\nSee [x](/x/).' },
  ]
  expect(toFault({ page: '/journal/first/', written: '/x/', message: 'm' }, files)).toEqual({
    file: 'content/journal/first.md',
    line: 5,
    column: 9,
    message: 'm',
  })
  expect(toFault({ page: '/honey/', written: '/x/', message: 'm' }, files)).toEqual({
    file: 'content/menus/main.yaml',
    line: 2,
    column: 11,
    message: '(on /honey/) m',
  })
  expect(toFault({ page: '/honey/', written: '/y/', message: 'm' }, files)).toEqual({ file: '/honey/', message: 'm' })
})
