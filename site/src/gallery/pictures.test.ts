import { expect, it } from 'vitest'
import { linkPictures } from './pictures'

const IMG = '<img alt="A fig" width="2" src="/fig.webp">'

it('makes a post’s pictures links to their files', () => {
  expect(linkPictures(`<article data-post><p>Text</p><p>${IMG}</p></article>`)).toBe(`<article data-post><p>Text</p><p><a href="/fig.webp">${IMG}</a></p></article>`)
})

it.each([
  ['outside a post', `<article><p>${IMG}</p></article>`],
  ['after a post', `<article data-post></article><p>${IMG}</p>`],
  ['in a link already', `<article data-post><p><a href="/x">${IMG}</a></p></article>`],
  ['in a sentence', `<article data-post><p>See ${IMG} here</p></article>`],
])('leaves a picture alone %s', (_, html) => {
  expect(linkPictures(html)).toBe(html)
})
