import { expect, test } from 'vitest'
import { moveFile } from './move'

const move = { base: '/blog/', origin: 'https://example.org' }

test.each([
  ['index.html', '<a href="/">', '<a href="/blog/">'],
  ['index.html', '<a class="x" href="/about/#a" title="/a">', '<a class="x" href="/blog/about/#a" title="/a">'],
  ['index.html', '<a href="//cdn.example/x">', '<a href="//cdn.example/x">'],
  [
    'index.html',
    '<a href="#top"><a href="about/"><a href="https://a.example/">',
    '<a href="#top"><a href="about/"><a href="https://a.example/">',
  ],
  [
    'index.html',
    '<img src="/a.webp" srcSet="/a.webp 1x, /b.webp 2x" alt="1 > 0">',
    '<img src="/blog/a.webp" srcSet="/blog/a.webp 1x, /blog/b.webp 2x" alt="1 > 0">',
  ],
  ['index.html', '<form action="/search/" method="get">', '<form action="/blog/search/" method="get">'],
  [
    'index.html',
    '<div data-src="/a/" data-options="{&quot;webm&quot;:&quot;/v.webm&quot;}" data-caption="&lt;a href=&quot;/j/&quot;&gt;">',
    '<div data-src="/blog/a/" data-options="{&quot;webm&quot;:&quot;/blog/v.webm&quot;}" data-caption="&lt;a href=&quot;/blog/j/&quot;&gt;">',
  ],
  [
    'index.html',
    '<div data-when_address="/shop/* /about/" data-ratio="3 / 4">',
    '<div data-when_address="/blog/shop/* /blog/about/" data-ratio="3 / 4">',
  ],
  ['index.html', '<p>See /about/ and <code>href="/x"</code></p>', '<p>See /about/ and <code>href="/x"</code></p>'],
  [
    'index.html',
    '<script type="application/json" data-settings>{"a":"/x","b":"//y"}</script>',
    '<script type="application/json" data-settings>{"a":"/blog/x","b":"//y"}</script>',
  ],
  [
    'index.html',
    '<link rel="canonical" href="https://example.org/about/"><meta content="https://example.org/">',
    '<link rel="canonical" href="https://example.org/blog/about/"><meta content="https://example.org/blog/">',
  ],
  ['index.html', '<a href="https://example.organic/">', '<a href="https://example.organic/">'],
  [
    '_astro/a.css',
    'a{background:url(/_astro/x.woff2)}b{background:url("data:x")}',
    'a{background:url(/blog/_astro/x.woff2)}b{background:url("data:x")}',
  ],
  [
    '_astro/a.js',
    'x(`/_astro/panel.css`);y("/search/",`/pagefind/pagefind.js`);z("/other/");w.split("/")',
    'x(`/blog/_astro/panel.css`);y("/blog/search/",`/blog/pagefind/pagefind.js`);z("/other/");w.split("/")',
  ],
  ['site.webmanifest', '{"start_url":"/","icons":[{"src":"/i.png"}]}', '{"start_url":"/blog/","icons":[{"src":"/blog/i.png"}]}'],
  ['sitemap-0.xml', '<loc>https://example.org/a/</loc>', '<loc>https://example.org/blog/a/</loc>'],
  ['robots.txt', 'Sitemap: https://example.org/sitemap-index.xml', 'Sitemap: https://example.org/blog/sitemap-index.xml'],
])('%s: %s', (path, before, after) => {
  expect(moveFile(path, before, move)).toBe(after)
})

test('pictures, films and the search index stay as they are', () => {
  for (const path of ['a.webp', 'pagefind/pagefind.js', 'pagefind/pagefind-entry.json'])
    expect(moveFile(path, '"/x"', move)).toBeUndefined()
})
