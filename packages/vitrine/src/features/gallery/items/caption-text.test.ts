import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markupOf, plainOf } from './caption-text'
import { readItem as read, type ItemInput } from './item'
import { fullSyntax } from './syntax'

const readItem = (input: ItemInput) => read(input, undefined, fullSyntax)

describe('GAL-6 words stay whole', () => {
  it.each([
    '3 < 5 but 7 > 2',
    '3<5 but 7>2',
    'if a <b and c> d',
    'a List<String> of <custom> names',
    'I <3 you',
    '<- back, forward ->',
    'x << 2 >> 1',
    '<>',
    'Tom & Jerry',
  ])('%s', (text) => {
    expect(plainOf(text)).toBe(text)
    expect(markupOf(text)).toBeUndefined()
    expect(readItem({ url: '/a.jpg', caption: text, title: text, alt: text })).toMatchObject({ caption: text, title: text, alt: text })
  })
  it('without a title, the alternative text is the title, letter by letter', () => {
    expect(readItem({ url: '/a.jpg', alt: 'The <b> key' })).toMatchObject({ title: 'The <b> key', alt: 'The <b> key' })
    expect(readItem({ url: '/a.jpg', alt: 'Tulips', title: '' }).title).toBe('')
  })
  it('a text without a letter after < is words, whatever it is', () => {
    const texts = fc.array(fc.constantFrom('< ', '<', '>', '1', ' ', '&', '"', '=', 'é'), { maxLength: 30 })
    fc.assert(
      fc.property(texts, (parts) => {
        expect(plainOf(parts.join(''))).toBe(parts.join('').replace(/\s+/g, ' ').trim())
      }),
    )
  })
})

describe('GAL-6 a caption may have links and emphasis', () => {
  it.each([
    ['By <a href="/ann/">Ann</a>', 'By Ann', 'By <a href="/ann/">Ann</a>'],
    ['3 < 5 <b>indeed</b> 7 > 2', '3 < 5 indeed 7 > 2', '3 &lt; 5 <b>indeed</b> 7 > 2'],
    ['one<br>two', 'one two', 'one<br>two'],
    ['a <b and c> <em>d</em>', 'a <b and c> d', 'a &lt;b and c> <em>d</em>'],
  ])('%s', (caption, plain, markup) => expect(readItem({ url: '/a.jpg', caption })).toMatchObject({ caption: plain, captionHtml: markup }))

  it('other tags go, and make no markup', () => {
    expect(readItem({ url: '/a.jpg', caption: '<div class="x">Quiet</div><img src=x onerror=alert(1)><!-- no -->' })).toMatchObject({
      caption: 'Quiet',
      captionHtml: undefined,
    })
    expect(readItem({ url: '/a.jpg', title: '<b>Bold</b> title' }).title).toBe('Bold title')
  })
})
