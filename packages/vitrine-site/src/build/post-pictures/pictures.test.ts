import { expect, it } from 'vitest'
import { linkPictures } from './pictures'

const IMG = '<img alt="A fig" width="2" src="/fig.webp">'
const LINKED = `<a href="/fig.webp">${IMG}</a>`

it.each([
  ['in a post', `<article data-post><p>Text</p><p>${IMG}</p></article>`, `<article data-post><p>Text</p><p>${LINKED}</p></article>`],
  [
    'behind another block of the same name',
    `<div data-post><div>A note</div><p>${IMG}</p></div>`,
    `<div data-post><div>A note</div><p>${LINKED}</p></div>`,
  ],
  [
    'in a block of the post',
    `<div data-post><blockquote><p>${IMG}</p></blockquote></div>`,
    `<div data-post><blockquote><p>${LINKED}</p></blockquote></div>`,
  ],
  ['in a section', `<section data-post="a > b"><p>${IMG}</p></section>`, `<section data-post="a > b"><p>${LINKED}</p></section>`],
  [
    'in a paragraph with a class and white space',
    `<div data-post><p class="wide">\n ${IMG}\n</p></div>`,
    `<div data-post><p class="wide">\n ${LINKED}\n</p></div>`,
  ],
  [
    'with a sign of a tag in its words',
    '<div data-post><p><img alt="3 > 2" src="/a.webp"></p></div>',
    '<div data-post><p><a href="/a.webp"><img alt="3 > 2" src="/a.webp"></a></p></div>',
  ],
  [
    'in single quotes',
    "<div data-post><p><img src='/a.webp?b&amp;c=\"'/></p></div>",
    '<div data-post><p><a href="/a.webp?b&amp;c=&quot;"><img src=\'/a.webp?b&amp;c="\'/></a></p></div>',
  ],
  [
    'in several formats',
    `<div data-post><p><picture><source srcset="/fig.avif">${IMG}</picture></p></div>`,
    `<div data-post><p><a href="/fig.webp"><picture><source srcset="/fig.avif">${IMG}</picture></a></p></div>`,
  ],
  ['in a post that is never closed', `<div data-post><p>${IMG}`, `<div data-post><p>${LINKED}`],
])('makes a picture a link to its file %s, once and for all', (_, html, expected) => {
  expect(linkPictures(html)).toBe(expected)
  expect(linkPictures(expected)).toBe(expected)
})

it.each([
  ['outside a post', `<article><p>${IMG}</p></article>`],
  ['after a post', `<article data-post></article><p>${IMG}</p>`],
  ['after a post with a block of the same name in it', `<div data-post><div></div></div><p>${IMG}</p>`],
  ['in a link already', `<article data-post><p><a href="/x">${IMG}</a></p></article>`],
  ['in a link around the paragraph', `<article data-post><a href="/x"><p>${IMG}</p></a></article>`],
  ['in a sentence', `<article data-post><p>See ${IMG} here</p></article>`],
  ['beside another', `<article data-post><p>${IMG}${IMG}</p></article>`],
  ['in a view that will render it again', `<article data-post><astro-island><p>${IMG}</p></astro-island></article>`],
  ['in a comment', `<article data-post><!-- <p>${IMG}</p> --></article>`],
  ['in a script', `<article data-post><script>"<p>${IMG}</p>"</script></article>`],
  ['without a file', '<article data-post><p><img alt="A fig"></p></article>'],
])('leaves a picture alone %s', (_, html) => {
  expect(linkPictures(html)).toBe(html)
})

it('leaves every other byte as it is', () => {
  const html = `<!doctype html>\r\n<html  lang=en><body><main DATA-post data-post><P>${IMG}</P>&copy; <br/>\0</main>`
  expect(linkPictures(html).replace('<a href="/fig.webp">', '').replace('</a>', '')).toBe(html)
})
