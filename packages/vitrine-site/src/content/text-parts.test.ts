import { markdownToHtml } from 'satteri'
import { expect, test } from 'vitest'
import { directivesInText } from '../build/directives/plugin'
import { imagesIn, slidesIn, slugOf, splitParts } from './text-parts'

const render = async (text: string) =>
  (await markdownToHtml(text, { features: { directive: true }, mdastPlugins: [directivesInText] })).html.trim()

test('a text without directives stays as it is, times and ratios too', async () => {
  const html = await render('Meet at 10:30, in 16:9, :smile: or :name[*x*]{a=b}. `::gallery`')
  expect(html).toBe('<p>Meet at 10:30, in 16:9, :smile: or :name[<em>x</em>]{a=b}. <code>::gallery</code></p>')
  expect(splitParts(html)).toEqual([html])
})

test('a directive in a line of its own is a part, with what was said of it', async () => {
  expect(splitParts(await render('Before\n\n::gallery{name="small-lives"}\n\nAfter'))).toEqual([
    '<p>Before</p>\n',
    { part: 'gallery', props: { name: 'small-lives' }, html: '' },
    '\n<p>After</p>',
  ])
})

test('one around other lines has them, and its words in brackets; a word alone means yes', async () => {
  const [alert] = splitParts(await render(':::alert[Careful, it is *hot*]{tone=warning isClosable}\nText with **force**.\n:::'))
  expect(alert).toEqual({
    part: 'alert',
    props: { tone: 'warning', isClosable: 'yes', label: 'Careful, it is hot' },
    html: '<p>Text with <strong>force</strong>.</p>',
  })
})

test('parts in parts stay together', async () => {
  const [tabs] = splitParts(await render('::::tabs[Opening hours]\n:::tab[Summer]\nFrom 9.\n:::\n:::tab[Winter]\nFrom 10.\n:::\n::::'))
  expect(tabs).toMatchObject({ part: 'tabs', props: { label: 'Opening hours' } })
  expect(splitParts((tabs as { html: string }).html)).toEqual([
    { part: 'tab', props: { label: 'Summer' }, html: '<p>From 9.</p>' },
    { part: 'tab', props: { label: 'Winter' }, html: '<p>From 10.</p>' },
  ])
})

test('a picture’s words are its alternative text', async () => {
  const [picture] = splitParts(await render('::picture[A fig.]{src="../pictures/fig.jpg" caption="Picked in June"}'))
  expect(picture).toMatchObject({ part: 'picture', html: '<p><img src="../pictures/fig.jpg" alt="A fig."></p>' })
})

test('slides are pictures and blocks, or what lines part', async () => {
  const html = await render('![A](a.jpg) ![B](b.jpg "Words & more")\n\nA block.')
  expect(slidesIn(html)).toEqual([
    '<img src="a.jpg" alt="A">',
    '<figure><img src="b.jpg" alt="B"><figcaption>Words &amp; more</figcaption></figure>',
    '<p>A block.</p>',
  ])
  expect(slidesIn(await render('## One\n\nText\n\n---\n\n## Two'))).toEqual(['<h2>One</h2><p>Text</p>', '<h2>Two</h2>'])
})

test('pictures are read with their sizes and titles; addresses are made of words of any script', () => {
  expect(imagesIn('<p><img src="/a.webp" alt="A" width="3" height="2" title="T"></p>')).toEqual([
    {
      html: '<img src="/a.webp" alt="A" width="3" height="2">',
      src: '/a.webp',
      middle: '/a.webp',
      width: 3,
      height: 2,
      alt: 'A',
      title: 'T',
    },
  ])
  expect(['Opening hours!', 'Où ?', 'ساعات العمل', '…'].map(slugOf)).toEqual(['opening-hours', 'où', 'ساعات-العمل', 'part'])
})

test('a picture in a figure has its caption, with links and emphasis', () => {
  const [image] = imagesIn('<figure><p><img src="/a.webp" alt="A"></p><figcaption>By <a href="/ann/">Ann</a></figcaption></figure>')
  expect(image!.figcaption).toBe('By <a href="/ann/">Ann</a>')
})
