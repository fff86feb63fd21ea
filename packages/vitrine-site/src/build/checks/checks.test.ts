import { describe, expect, test } from 'vitest'
import { checkFields, checkRelated } from './data'
import { checkFiles } from './files'
import { checkPaths } from './paths'
import { checkText } from './text'

const there = [
  'content/galleries/small-lives.yaml',
  'content/pictures/trip/boat.jpg',
  'content/pictures/trip/lake.jpg',
  'content/pictures/fig.jpg',
  'content/pictures/stream.jpg',
  'content/pictures/100%.jpg',
  'public/logo.png',
]
const around = {
  exists: (path: string) => there.includes(path),
  list: (folder: string) => there.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)),
  read: (path: string) => (path === 'content/pictures/trip/alt.yaml' ? 'lake.jpg: The lake.\n' : undefined),
  components: ['Gallery', 'Video', 'Demo'],
}
const faultsIn = (text: string, path = 'content/journal/article.md') =>
  checkText({ path, text }, around).map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('a text', () => {
  test.each([
    ['a picture that is there', '![A fig.](../pictures/fig.jpg)'],
    ['one of another site', '![A fig.](https://vitrine.example/fig.jpg)'],
    ['one of public', '![Our sign.](/logo.png)'],
    ['one in a block of code', '```md\n![A fig.](../pictures/figg.jpg)\n```'],
    ['one in a block of code that is never closed', 'See:\n\n```md\n![](../pictures/figg.jpg)\n'],
    ['one between backticks', 'Write `![A fig.](../pictures/figg.jpg)`.'],
    ['one with a lone per cent sign in its name', '![A fig.](../pictures/100%.jpg)'],
    ['a time and a ratio', 'At 10:30, in 16:9, :smile:.'],
    ['elements of HTML', '<figure>\n\n![A fig.](../pictures/fig.jpg)\n\n<figcaption>A fig.</figcaption>\n</figure>'],
    ['a component in a comment', '<!-- <Video> -->'],
    [
      'directives',
      '::gallery{name="small-lives"}\n\n:::alert[Careful]{tone=warning}\nIt is hot.\n:::\n\n::picture{src="../pictures/fig.jpg" isDecorative}',
    ],
  ])('%s is right', (_what, text) => {
    expect(faultsIn(text)).toEqual([])
  })

  test.each([
    [
      'a misspelt picture',
      '---\ntitle: A\n---\n\nA ![fig](../pictures/figg.jpg)',
      ['5:3 shows "../pictures/figg.jpg", but there is no such picture. Did you mean ../pictures/fig.jpg?'],
    ],
    ['one far from any', '![A fig.](../pictures/zzz.jpg "Title")', ['1:1 shows "../pictures/zzz.jpg", but there is no such picture.']],
    ['one that begins alike', '![A fig.](../pictures/stream-2.jpeg)', [expect.stringContaining('Did you mean ../pictures/stream.jpg?')]],
    ['one that public lacks', '![A](/lgo.png)', ['1:1 shows "/lgo.png", but there is no such picture in public. Did you mean /logo.png?']],
    [
      'a picture without words',
      'Text\n\n![](../pictures/fig.jpg)',
      [expect.stringMatching(/^3:1 .*has no words for those who cannot see it/)],
    ],
    [
      'a component in plain Markdown',
      'Text\n\n<Video mp4="/a.mp4">\n\nThe rest.',
      [expect.stringMatching(/^3:1 <Video> is a component, and plain Markdown has none.*::video\{…\}.*\.mdx/)],
    ],
    [
      'a misspelt directive',
      '::galery{name="a"}',
      ['1:1 ::galery is no directive. Did you mean ::gallery? Directives are: picture, gallery, video, slider, panel, alert, tabs, tab.'],
    ],
    [
      'a gallery that there is not',
      '::gallery{name="small-live"}',
      ['1:1 ::gallery: there is no gallery "small-live". Did you mean small-lives? Galleries are: small-lives.'],
    ],
    [
      'a folder whose pictures say nothing',
      '::gallery{folder="../pictures/trip"}',
      ['1:1 ::gallery: boat.jpg must say what is shown, in content/pictures/trip/alt.yaml: a line such as boat.jpg: A boat on the lake.'],
    ],
    ['an empty folder', '::gallery{folder="../pictures/none"}', ['1:1 ::gallery: there are no pictures in ../pictures/none.']],
    [
      'a misspelt attribute',
      '::gallery{nmae="a"}',
      [expect.stringContaining('::gallery has no nmae. Did you mean name?'), expect.stringContaining('needs its pictures')],
    ],
    [
      'a wrong value',
      ':::alert{tone=loud}\nA\n:::',
      ['1:1 :::alert: tone is "loud", but it must be one of "notice", "success", "warning", "error".'],
    ],
    ['a video without a name', '::video{src="/a.mp4"}', [expect.stringContaining('needs the name of the video')]],
    [
      'a directive whose picture is not there',
      '::picture[A fig.]{src="../pictures/figg.jpg"}',
      [expect.stringContaining('Did you mean ../pictures/fig.jpg?')],
    ],
  ])('%s is told with its place', (_what, text, faults) => {
    expect(faultsIn(text)).toEqual(faults)
  })

  test('MDX that cannot be read, and a component that there is not, have their places too', () => {
    const path = 'content/pages/about.mdx'
    expect(faultsIn('Text\n\n<Galery name="a" />', path)).toEqual([
      '3:1 <Galery> is no component that is known here. Did you mean <Gallery>? Components are: Gallery, Video, Demo.',
    ])
    expect(faultsIn("import Map from './Map.astro'\n\n<Map />", path)).toEqual([])
    expect(faultsIn('Text\n\n<Gallery>\n\nText', path)).toEqual([expect.stringMatching(/^3:1 cannot be read: Expected a closing tag/)])
  })
})

describe('fields', () => {
  test('a picture that a file names and that is gone is told, whatever the kind of file', () => {
    const text = 'title: A\npictures:\n  - src: ../pictures/figg.jpg\n    alt: A fig.\n'
    expect(checkFields({ path: 'content/galleries/a.yaml', text }, around)).toEqual([
      {
        file: 'content/galleries/a.yaml',
        line: 3,
        column: 10,
        message: 'src shows "../pictures/figg.jpg", but there is no such picture. Did you mean ../pictures/fig.jpg?',
      },
    ])
    const drawing = { path: 'content/pages/a.md', text: '---\npicture: ../pictures/fig.svg\n---\n' }
    expect(checkFields(drawing, { exists: () => true, list: () => [] })[0]?.message).toContain('a drawing, of which no smaller versions')
    expect(checkFields({ path: 'content/pages/a.md', text: '---\npicture: ../pictures/fig.jpg\n---\nText' }, around)).toEqual([])
  })

  test('a product that names one that there is not', () => {
    const product = (name: string, related: string) => ({
      path: `content/products/${name}.md`,
      text: `---\ntitle: A\nrelated: [${related}]\n---\n`,
    })
    expect(checkRelated([product('print', 'book'), product('book', 'prnt')])).toEqual([
      {
        file: 'content/products/book.md',
        line: 3,
        column: 1,
        message: 'related names "prnt", but there is no such product. Products are: print, book.',
      },
    ])
  })
})

describe('files', () => {
  const faults = (...paths: string[]) =>
    checkFiles(
      paths.map((path) => ({ path, size: 10 })),
      ['fr'],
    ).map(({ file, message }) => `${file} ${message}`)

  test('what is in its place is right', () => {
    expect(
      faults(
        'content/home.yaml',
        'content/settings.ts',
        'content/redirects.yaml',
        'content/pages/about.md',
        'content/pages/team/ada.mdx',
        'content/journal/a/index.md',
        'content/journal/a/hive.jpg',
        'content/galleries/a.yml',
        'content/texts/en.yaml',
        'content/pictures/README.md',
        'content/fr/pages/about.md',
        'content/fr/home.yaml',
        'content/journal/.DS_Store',
        'public/anything.xyz',
      ),
    ).toEqual([])
  })

  test.each([
    [['content/jornal/a.md'], 'content/jornal/a.md is not read: there is no kind of content "jornal". Did you mean journal?'],
    [
      ['content/de/pages/a.md'],
      'content/de/pages/a.md is not read: there is no kind of content "de". If it is a language, name it in the settings: languages: { de: {} }.',
    ],
    [['content/journal/a.markdown'], 'content/journal/a.markdown is not read: files in journal end in .md or .mdx.'],
    [['content/menus/main.md'], 'content/menus/main.md is not read: files in menus end in .yaml or .yml.'],
    [['content/home.yml'], 'content/home.yml is not read. Did you mean home.yaml?'],
    [
      ['content/pages/a.md', 'content/pages/a.mdx'],
      'content/pages/a.mdx has the same name as content/pages/a.md: only one of them can be "a". Rename one.',
    ],
    [
      ['content/panels/News.mdx', 'content/panels/news.md'],
      'content/panels/news.md has the same name as content/panels/News.mdx: only one of them can be "news". Rename one.',
    ],
    [
      ['content/guide/01-a.md', 'content/guide/02-a.md'],
      'content/guide/02-a.md has the same name as content/guide/01-a.md: only one of them can be "a". Rename one.',
    ],
    [['content/pages/search.md'], 'content/pages/search.md cannot be seen: /search/ is the address of the search page. Rename the file.'],
    [
      ['content/pages/journal.md', 'content/journal/a.md'],
      'content/pages/journal.md cannot be seen: /journal/ is the address of what is in journal. Rename the file.',
    ],
  ])('%j is told', (paths, message) => {
    expect(faults(...paths)).toEqual([message])
  })

  test('a page may have the name of a part that the site has not, and languages do not stand in each other’s way', () => {
    expect(faults('content/pages/journal.md', 'content/pages/a.md', 'content/fr/pages/a.md')).toEqual([])
  })

  test('a picture of 100 MB is too large', () => {
    expect(checkFiles([{ path: 'content/pictures/sea.jpg', size: 100 * 1024 * 1024 }], [])).toEqual([
      {
        file: 'content/pictures/sea.jpg',
        message: 'weighs 100 MB, and may weigh 30 MB. Save it with 2,400 pixels on its longer side: more is never shown.',
      },
    ])
  })
})

test('an article with a path of its own stands in nobody’s way, or is told', () => {
  const article = (name: string, path: string) => ({ path: `content/journal/${name}.md`, text: `---\ntitle: A\npath: ${path}\n---\n` })
  const said = checkPaths(
    [
      { path: 'content/pages/about.md', text: '---\ntitle: B\n---\npath: /no/\n' },
      { path: 'content/pages/no.md', text: '' },
      article('a', '/2019/05/salt/'),
      article('b', '"/about/"'),
      article('c', '/2019/05/salt/ # twice'),
      article('d', '/journal/tags/x/'),
      article('e', '/fr/salt/'),
      article('f', '/journal/a/'),
    ],
    ['fr'],
  )
  expect(said.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/journal/b.md:3 path: /about/ is the address of content/pages/about.md already. Choose another.',
    'content/journal/c.md:3 path: /2019/05/salt/ is the address of content/journal/a.md already. Choose another.',
    'content/journal/d.md:3 path: /journal/tags/x/ is an address of the site’s own. Choose another.',
    'content/journal/e.md:3 path: /fr/salt/ begins with a language. Choose another.',
    'content/journal/f.md:3 path: /journal/a/ is the address of content/journal/a.md already. Choose another.',
  ])
})
