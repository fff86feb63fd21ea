import { describe, expect, it } from 'vitest'
import type { ConvertContext } from './context'
import { convert, toWords } from './convert'

const context: ConvertContext = {
  picture: (source) => {
    const name = source.split('/').at(-1)!
    return source.includes('lost')
      ? undefined
      : {
          path: `../pictures/${name}`,
          address: `/wp-content/uploads/${name}`,
          alt: /^\d+$/.test(source) ? `Picture ${source}` : '',
          caption: source === '2' ? 'The second' : '',
        }
  },
  link: (href) => href.replace('https://old.example', ''),
  isOwn: (href) => href.startsWith('https://old.example'),
  isAttachment: (href) => href === 'https://old.example/salt/sea/',
  file: (url) =>
    url.startsWith('https://old.example') && !url.includes('lost')
      ? { address: url.replace('https://old.example', ''), title: 'The file' }
      : undefined,
  title: 'Salt',
  videoTitles: new Map([['aqz-KE-bpKQ', 'A [big] rabbit']]),
  attached: ['4', '5'],
  shared: (id) =>
    id === '9' ? '<!-- wp:paragraph --><p>Shared.</p><!-- /wp:paragraph -->' : id === '8' ? '<!-- wp:block {"ref":8} /-->' : undefined,
  footnotes: new Map([['abc', 'A <em>note</em>.']]),
}

const markdownOf = (html: string): string => convert(html, context).markdown
const block = (name: string, html: string, json = ''): string => `<!-- wp:${name} ${json ? `${json} ` : ''}-->${html}<!-- /wp:${name} -->`

describe('words', () => {
  it.each([
    ['a blank line ends a paragraph of the classic editor, a line break breaks the line', 'One\ntwo\n\nthree', 'One\\\ntwo\n\nthree'],
    ['signs of Markdown are words', '1. *a* _b_ `c` [d] <3 # e', '1\\. \\*a\\* \\_b\\_ \\`c\\` \\[d\\] \\<3 # e'],
    ['at the start of a line as well', '<p># no heading<br>- no list<br>+ nor here</p>', '\\# no heading\\\n\\- no list\\\n\\+ nor here'],
    ['what looks like an entity or a directive is neither', '<p>AT&amp;amp;T ::video a:b[c]</p>', 'AT\\&amp;T \\:\\:video a\\:b\\[c\\]'],
    ['bold and italic', '<p><strong>a</strong> <em>b</em> <b>c </b>d</p>', '**a** *b* **c** d'],
    ['beside other characters the elements stay', '<p>x<strong>"a"</strong>y</p>', 'x<strong>"a"</strong>y'],
    [
      'links lead where they lead now',
      '<p><a href="https://old.example/about/?a=1&amp;b=2" title="T">About <b>us</b></a></p>',
      '[About **us**](/about/?a=1&b=2 "T")',
    ],
    ['code with backticks', '<p><code>a `b` c</code></p>', '``a `b` c``'],
    [
      'small words stay HTML',
      '<p>H<sub>2</sub>O <abbr title="World">W</abbr> <kbd>x</kbd></p>',
      'H<sub>2</sub>O <abbr title="World">W</abbr> <kbd>x</kbd>',
    ],
    ['words in brackets are no shortcode', 'He said [sic] so [1] and [[gallery]]', 'He said \\[sic\\] so \\[1\\] and \\[gallery\\]'],
    [
      'words in brackets that name no value are a remark',
      'Salt [coarse grain] and [the one above]',
      'Salt \\[coarse grain\\] and \\[the one above\\]',
    ],
    [
      'a star in a small word is a star',
      '<p>a<sup>*</sup> b <kbd>_x_</kbd> c<sup>*</sup></p>',
      'a<sup>\\*</sup> b <kbd>\\_x\\_</kbd> c<sup>\\*</sup>',
    ],
    [
      'a break at the end of words, of a link or of bold words leaves no sign behind',
      '<p>A \\<br><br> </p><p><a href="/x/">B<br></a></p><p><br><strong>C <br></strong>d</p>',
      'A \\\\\n\n[B](/x/)\n\n**C** \\\nd',
    ],
    ['a first heading of the content is one of the second rank', '<h1>A</h1><h3>B</h3>', '## A\n\n### B'],
    ['a heading that links name keeps its name', '<h2 id="top">A</h2>', '<h2 id="top">A</h2>'],
  ])('%s', (_what, html, markdown) => expect(markdownOf(html)).toBe(markdown))
})

describe('blocks', () => {
  it.each([
    ['lists within lists', '<ul><li>A<ol start="3"><li>B</li><li>C</li></ol></li><li>D</li></ul>', '- A\n\n  3. B\n  4. C\n- D'],
    ['a list that counts from nought', '<ol start="0"><li>A</li><li>B</li></ol>', '0. A\n1. B'],
    ['one that counts backwards', '<ol start="-2"><li>A</li></ol>', '<ol start="-2"><li>A</li></ol>'],
    [
      'a list of words and meanings, unless it is empty',
      '<dl><dt>A</dt><dd>B</dd></dl><dl class="wp-caption"><dt></dt></dl>',
      '<dl><dt>A</dt><dd>B</dd></dl>',
    ],
    ['paragraphs in a list', '<ol><li><p>A</p><p>B</p></li><li><p>C</p></li></ol>', '1. A\n\n   B\n\n2. C'],
    ['a quote with its source', block('quote', '<blockquote><p>A</p><cite>B</cite></blockquote>'), '> A\n>\n> <cite>B</cite>'],
    [
      'code, as it is',
      block('code', '<pre class="wp-block-code"><code class="language-js">if (a &lt; b) {\n\n  [gallery]\n}</code></pre>'),
      '```js\nif (a < b) {\n\n  [gallery]\n}\n```',
    ],
    [
      'a table with a head',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>x<br>y</td></tr></tbody></table>',
      '| A | B |\n| --- | --- |\n| 1\\|2 | x<br>y |',
    ],
    [
      'a table that Markdown cannot write stays HTML',
      '<table style="color:red"><tr><td colspan="2" onclick="x()">A</td></tr></table>',
      '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    ],
    [
      'a table with a foot keeps it',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>',
    ],
    [
      'details',
      block('details', '<details><summary>More</summary><p>A <b>b</b></p></details>'),
      '<details>\n<summary>More</summary>\n\nA **b**\n\n</details>',
    ],
    [
      'footnotes',
      `${block('paragraph', '<p>A<sup data-fn="abc" class="fn"><a href="#abc">1</a></sup></p>')}<!-- wp:footnotes /-->`,
      'A[^1]\n\n[^1]: A *note*.',
    ],
    ['shared content in its place', '<!-- wp:block {"ref":9} /-->', 'Shared.'],
    [
      'shared content that holds itself ends somewhere',
      '<!-- wp:block {"ref":8} /-->',
      '<p data-imported="block"><code>block 8</code></p>',
    ],
    [
      'what WordPress fills in is one marked place',
      `<!-- wp:query {"a":{"b":1}} --><div><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
      '<p data-imported="block"><code>query</code></p>',
    ],
    [
      'columns',
      block(
        'columns',
        '<div class="wp-block-columns"><div class="wp-block-column"><p>A</p></div><div class="wp-block-column"><p>B</p></div></div>',
      ),
      '<div class="columns">\n<div>\n\nA\n\n</div>\n<div>\n\nB\n\n</div>\n</div>',
    ],
    [
      'a button',
      block('button', '<div class="wp-block-button"><a class="wp-block-button__link" href="/go/">Go</a></div>'),
      '<a class="button" href="/go/">Go</a>',
    ],
    ['a rule', block('separator', '<hr class="wp-block-separator"/>'), '---'],
  ])('%s', (_what, html, markdown) => expect(markdownOf(html)).toBe(markdown))
})

describe('pictures, galleries, videos', () => {
  const nested =
    '<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><a href="https://old.example/a.jpg"><img src="https://old.example/a.jpg" alt="A"/></a><figcaption>Cap <em>a</em></figcaption></figure><figure class="wp-block-image"><img src="https://old.example/b.jpg" alt="B"/></figure></figure>'
  const older =
    '<ul class="wp-block-gallery columns-2"><li class="blocks-gallery-item"><figure><img src="https://old.example/a.jpg" alt="A"/></figure></li><li class="blocks-gallery-item"><figure><img src="https://old.example/b.jpg" alt="B"/></figure></li></ul>'
  const grid =
    '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="https://old.example/a.jpg" alt="A"/></figure></li></ul><figcaption>All</figcaption></figure>'
  it.each([
    ['of the block editor', block('gallery', nested), 2],
    ['of its first years', block('gallery', older), 2],
    ['of the years between', block('gallery', grid), 1],
    ['by ids', '[gallery ids="1,2,3" columns="2"]', 3],
    ['with pretty quotes', '[gallery ids=&#8221;1,2&#8243;]', 2],
    ['of everything that was put into the entry', '[gallery]', 2],
    ['of all but some of it', '[gallery exclude="3, 4" columns=1]', 1],
  ])('a gallery %s', (_what, html, count) => {
    const { markdown, facts } = convert(html, context)
    expect(facts.galleries.map(({ length }) => length)).toEqual([count])
    expect(markdown).toMatch(/^:::gallery\n[^]+\n:::/)
    expect(markdown.match(/!\[/g)).toHaveLength(count)
    expect(facts.pictures).toHaveLength(count)
  })

  it('captions of a gallery: words, and links in a figure; where a picture led stands below it', () => {
    const picture = (name: string, href: string, caption: string) =>
      `<figure class="wp-block-image"><a href="https://old.example${href}"><img src="https://old.example/${name}.jpg" alt="${name}"/></a><figcaption>${caption}</figcaption></figure>`
    const { markdown, facts } = convert(
      `<figure class="wp-block-gallery">${picture('a', '/a.jpg', 'Say &quot;a&quot; &amp;amp; \\b')}${picture('b', '/salt/sea/', 'Of <a href="/ann/">Ann</a>')}${picture('c', '/shop/', '')}</figure>`,
      context,
    )
    expect(markdown).toBe(`:::gallery
![a](../pictures/a.jpg "Say \\"a\\" \\&amp; \\\\b")

<figure>

![b](../pictures/b.jpg)

<figcaption>Of <a href="/ann/">Ann</a></figcaption>
</figure>

<figure>

![c](../pictures/c.jpg)

<figcaption><a href="/shop/">c</a></figcaption>
</figure>
:::`)
    expect(facts.links).toEqual(['/ann/', '/shop/'])
  })

  it('a table for arrangement keeps its pictures, films and galleries', () => {
    const { markdown, facts } = convert(
      '<table class="x"><tr><td colspan="2"><img src="https://old.example/a.jpg" alt="A"></td><td><iframe src="https://vimeo.com/76979871"></iframe></td></tr></table>',
      context,
    )
    expect(markdown).toBe(
      '<table>\n<tbody>\n<tr>\n<td colspan="2">\n\n![A](../pictures/a.jpg)\n\n</td>\n<td>\n\n::video[Salt]{vimeo="76979871"}\n\n</td>\n</tr>\n</tbody>\n</table>',
    )
    expect([facts.pictures, facts.videos]).toEqual([['../pictures/a.jpg'], ['76979871']])
  })

  it('where words were taken from is kept if it is an address, and is no link of the page', () => {
    const { markdown, facts } = convert('<p><ins cite="by hand">a</ins> <q cite="https://a.example/?b&amp;c">d</q></p>', context)
    expect(markdown).toBe('<ins>a</ins> <q cite="https://a.example/?b&amp;c">d</q>')
    expect(facts.links).toEqual([])
  })

  it('what cannot stand among words is a marked place there, not lost', () => {
    const { markdown, facts } = convert('<h2>A <iframe src="https://maps.example/"></iframe></h2>', context)
    expect(markdown).toContain('<a data-imported="embed" href="https://maps.example/">')
    expect(facts.places).toHaveLength(1)
  })

  it('a picture with a caption, of either editor', () => {
    const figure = '<figure>\n\n![A](../pictures/a.jpg)\n\n<figcaption>Cap</figcaption>\n</figure>'
    expect(
      markdownOf(
        '[caption id="x" width="3"]<a href="https://old.example/a.jpg"><img src="https://old.example/a.jpg" alt="A" /></a> Cap[/caption]',
      ),
    ).toBe(figure)
    expect(
      markdownOf(
        block(
          'image',
          '<figure class="wp-block-image"><img src="https://old.example/a.jpg" alt="A"/><figcaption>Cap</figcaption></figure>',
        ),
      ),
    ).toBe(figure)
  })

  it('a picture that could not be had is a marked place, and is told', () => {
    const { markdown, facts } = convert('<p><img src="https://old.example/lost.jpg" alt="Lost"></p>', context)
    expect(markdown).toContain('data-imported="missing-picture"')
    expect(facts.missing).toEqual(['https://old.example/lost.jpg'])
  })

  it.each([
    ['an address on a line of its own', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['a shortcode', '[youtube https://www.youtube.com/watch?v=aqz-KE-bpKQ]'],
    ['an embed', '[embed]https://www.youtube.com/watch?v=aqz-KE-bpKQ[/embed]'],
    [
      'a block',
      block(
        'embed',
        '<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n</div></figure>',
      ),
    ],
    ['a frame', '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0"></iframe>'],
    [
      'a frame in a paragraph',
      '<p style="text-align:center"><strong><iframe src="//www.youtube.com/embed/aqz-KE-bpKQ"></iframe></strong></p>',
    ],
    ['a frame that waits', '<iframe src="about:blank" data-src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>'],
    [
      'an object of old',
      '<object><param name="movie" value="https://www.youtube.com/v/aqz-KE-bpKQ&hl=en"><embed src="https://www.youtube.com/v/aqz-KE-bpKQ"></object>',
    ],
  ])('a video by %s', (_what, html) => {
    const { markdown, facts } = convert(html, context)
    expect(facts.videos).toEqual(['aqz-KE-bpKQ'])
    expect(markdown).toBe('::video[A \\[big\\] rabbit]{youtube="aqz-KE-bpKQ"}')
  })

  it('a frame of somebody else is a link, and a place to look at', () => {
    const { markdown, facts } = convert('<iframe src="https://maps.example/?q=1&amp;z=2"></iframe>', context)
    expect(markdown).toBe('<p data-imported="embed"><a href="https://maps.example/?q=1&amp;z=2">https://maps.example/?q=1&amp;z=2</a></p>')
    expect(facts.places).toHaveLength(1)
  })

  it('sound and film files keep their players', () => {
    expect(markdownOf('[audio mp3="https://old.example/a.mp3"]')).toBe('<audio controls src="/a.mp3"></audio>')
    const film = (src: string) =>
      block('video', `<figure><video controls src="${src}" poster="https://old.example/a.jpg" onplay="x()"></video></figure>`)
    expect(markdownOf(film('https://old.example/a.mp4'))).toBe('::video[The file]{src="/a.mp4" poster="../pictures/a.jpg"}')
    // Of another host nothing is loaded unasked.
    expect(markdownOf(film('https://other.example/a.mp4'))).toBe(
      '<p data-imported="embed"><a href="https://other.example/a.mp4">https://other.example/a.mp4</a></p>',
    )
    expect(markdownOf('<audio src="https://other.example/a.mp3"></audio>')).toContain('data-imported="embed"')
  })
})

describe('page builders and shortcodes', () => {
  it('WPBakery is reduced to its content', () => {
    const { markdown, facts } = convert(
      '[vc_row el_class="x"][vc_column width="1/2"][vc_custom_heading text="Hi there"][vc_column_text]Some <b>text</b>.\n\nMore.[/vc_column_text][vc_single_image image="12"][vc_btn title="Go" link="url:https%3A%2F%2Fold.example%2Fgo%2F|title:Go"][/vc_column][/vc_row]',
      context,
    )
    expect(markdown).toBe(
      '### Hi there\n\nSome **text**.\n\nMore.\n\n![Picture 12](../pictures/12)\n\n<a class="button" href="/go/">Go</a>',
    )
    expect(facts.reduced.get('vc_row')).toBe(1)
  })

  it('Divi is reduced to its content', () => {
    expect(
      markdownOf(
        '[et_pb_section][et_pb_row][et_pb_column type="4_4"][et_pb_text admin_label="Text"]<p>Words</p>[/et_pb_text][et_pb_image src="https://old.example/a.jpg" alt="A" /][et_pb_button button_url="/go/" button_text="Go" /][/et_pb_column][/et_pb_row][/et_pb_section]',
      ),
    ).toBe('Words\n\n![A](../pictures/a.jpg)\n\n<a class="button" href="/go/">Go</a>')
  })

  it('what a builder links to, heads and asks for is not lost: titles of tabs, links of pictures, calls; forms and maps are places', () => {
    const { markdown, facts } = convert(
      '[vc_row][vc_tta_tabs][vc_tta_section title="One" tab_id="1"][vc_column_text]In one[/vc_column_text][/vc_tta_section][/vc_tta_tabs][vc_single_image image="5" link="url:%2Fgo%2F"][vc_cta h2="Big" btn_title="Go" btn_link="url:%2Fgo%2F"]Call[/vc_cta][vc_gmaps link="#E-8_x"][vc_empty_space][/vc_row][et_pb_blurb title="Blurb" url="/x/"]Text[/et_pb_blurb][et_pb_contact_form email="a@b.example"][et_pb_contact_field field_title="Name"][/et_pb_contact_field][/et_pb_contact_form]',
      context,
    )
    for (const part of [
      '### One\n\nIn one',
      '[![Picture 5](../pictures/5)](/go/)',
      '### Big\n\nCall',
      'href="/go/">Go</a>',
      '### [Blurb](/x/)',
    ])
      expect(markdown).toContain(part)
    expect(facts.places.map(({ text }) => text.slice(0, 12))).toEqual(['[vc_gmaps li', '[et_pb_conta'])
  })

  it('what nobody knows is kept as a marked place, with its content', () => {
    const { markdown, facts } = convert('[contact-form-7 id="5" title="A"]\n\n[pullquote]Words[/pullquote]', context)
    expect(markdown).toBe(
      '<p data-imported="shortcode"><code>[contact-form-7 id="5" title="A"]</code></p>\n\n<p data-imported="shortcode"><code>[pullquote]</code></p>\n\nWords',
    )
    expect(facts.places.map(({ text }) => text)).toEqual(['[contact-form-7 id="5" title="A"]', '[pullquote]'])
  })
})

describe('nothing that acts reaches a page', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<p onclick="alert(1)" style="x:expression(1)">A</p>'],
    ['<a href="javascript:alert(1)">A</a>'],
    ['<a href=" java\nscript:alert(1)">A</a>'],
    ['<a href="JaVaScRiPt&colon;alert(1)">A</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">A</a>'],
    ['<img src=x onerror=alert(1)>'],
    ['<svg onload=alert(1)><script>alert(1)</script></svg>'],
    [
      '<table><tr><td><a href="javascript:alert(1)" onmouseover="alert(1)">A</a><iframe srcdoc="<script>alert(1)</script>"></iframe></td></tr></table>',
    ],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>'],
    ['<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">A</button></form>'],
    ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">'],
    ['<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">'],
    ['[caption caption="<script>alert(1)</script>"]<img src="a.jpg">[/caption]'],
    ['[vc_raw_html]JTNDc2NyaXB0JTNFYWxlcnQoMSklM0MlMkZzY3JpcHQlM0U=[/vc_raw_html]'],
    ['`<script>alert(1)</script>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<noscript><img src=x onerror=alert(1)></noscript>'],
    ['<details ontoggle="alert(1)" open><summary onclick="alert(1)">A</summary>B</details>'],
    ['<video poster="javascript:alert(1)" src="x.mp4"><source onerror="alert(1)"></video>'],
  ])('%s', (html) => {
    const { markdown } = convert(html, context)
    const withoutCode = markdown.replaceAll(/<code>[^<]*<\/code>/g, '')
    expect(withoutCode.replaceAll('\\<', '')).not.toMatch(/<(script|iframe|svg|math|form|base|meta|object|embed|style)\b/i)
    expect(withoutCode.replaceAll('\\<', '')).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|formaction)\s*=/i)
    expect(withoutCode).not.toMatch(/(?:href|src|poster|action)="?\s*(?:javascript|data|vbscript)/i)
    expect(withoutCode).not.toMatch(/\]\(<?\s*(?:javascript|data)/i)
  })
})

describe('content that no editor made', () => {
  it('a picture behind words, and names that links lead to, are kept', () => {
    expect(
      markdownOf(
        '<div class="wp-block-cover" style="background-image:url(https://old.example/c.jpg)"><p id="here">Over</p></div><p><a href="#here">x</a></p>',
      ),
    ).toBe('![](../pictures/c.jpg)\n\n<div id="here"></div>\n\nOver\n\n[x](#here)')
  })

  it.each([
    ['elements within elements', '<div>'.repeat(5000) + 'words'],
    ['signs within signs', `<p>${'<b>'.repeat(5000)}words</p>`],
  ])('%s, thousands deep, do not end an import: the words come over', (_what, html) => {
    const { markdown, facts } = convert(html, context)
    expect(markdown).toContain('words')
    expect(facts.places).toHaveLength(1)
  })

  it.each([
    ['brackets', '[a "'],
    ['comments', '<!-- wp:a {'],
    ['bare comments', '<!--'],
    ['tags', '<p class="xxxxxxxxxx'],
    ['code', '<pre>'],
    ['lines', 'a\n'],
  ])('%s that never end take no longer the more there are', (_what, part) => {
    const before = process.cpuUsage()
    convert(part.repeat(60_000), context)
    toWords(part.repeat(60_000))
    const { user, system } = process.cpuUsage(before)
    // Tenths of a second of the processor's own time. Were each looked for to the end, it would be many seconds.
    expect((user + system) / 1000).toBeLessThan(3_000)
  })
})

it('only the words: without tags, shortcodes and block comments', () => {
  expect(toWords('<!-- wp:paragraph --><p>A &amp; B<script>x</script></p>[gallery ids="1"] C')).toBe('A & B C')
  expect(toWords('<p>&laquo;Sea&raquo;&nbsp;&#8211; it&#039;s &amp;lt;</p>')).toBe('«Sea» – it’s &lt;')
})
