import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Below the project, so that its packages are found. */
const folder = join(root, '.cache/owner-content')

const front = (fields: string) => `---\n${fields}\n---\n\n`
const page = (title: string, text: string, fields = '') =>
  `${front(`title: ${title}\ndescription: A page about the bees behind our house.${fields}`)}${text}\n`
const article = (title: string, fields: string, text = 'Text.') =>
  `${front(`title: ${title}\ndescription: An article about the bees behind our house.\ntags: [bees]\npicture: ../pictures/hive.jpg\npictureAlt: A hive.\n${fields}`)}${text}\n`

const SITE: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "dependencies": { "astro": "*", "vitrine-site": "*" } }',
  'astro.config.ts':
    "import { defineConfig } from 'astro/config'\nimport { vitrine } from 'vitrine-site'\nexport default defineConfig({ integrations: [vitrine({ settings: { site: { name: 'Bees', timeZone: 'Europe/Berlin' } } })] })\n",
  'src/content.config.ts': "export { collections } from 'vitrine-site/content'\n",
  'content/pages/index.md': page('Bees', 'We open at 10:30. [Honey](/honey/#in-july)'),
}

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'brown' } })
  .jpeg()
  .toBuffer()

function write(files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function run(files: Readonly<Record<string, string>>, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  rmSync(folder, { recursive: true, force: true })
  write({ ...SITE, 'content/pictures/hive.jpg': picture, ...files })
  const command = join(root, 'packages/vitrine-site/bin/vitrine.mjs')
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    env: { PATH, HOME, NO_COLOR: '1', ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8')
const has = (path: string) => existsSync(join(folder, 'dist', path))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('what an owner writes', { timeout: 120_000 }, () => {
  it('is told all at once where it is wrong, each with file, line and column, and what was probably meant', () => {
    const { status, said } = run(
      {
        'content/journal/bad.md': article(
          'Bad',
          'date: 2026-13-45\nupdatd: 2026-01-01',
          'A ![](../pictures/hvie.jpg)\n\n<Video mp4="/a.mp4">\n\nThe rest.',
        ),
        'content/journal/broken.md': '---\ntitle: Bees: a beginning\n---\n',
        'content/pages/honey.md': page('Honey', '::galery{name="a"}'),
        'content/pages/honey.mdx': page('Honey', 'Again.'),
        'content/jornal/lost.md': 'Nobody reads this.',
      },
      ['build'],
    )
    expect(status).toBe(1)
    for (const line of [
      'There are 9 mistakes in the content:',
      'content/journal/bad.md:7:7\n    date is "2026-13-45", but it must be a day such as 2026-11-15. There is no month 13.',
      'content/journal/bad.md:8:1\n    updatd is not a field here. Did you mean updated?',
      'content/journal/bad.md:11:3\n    shows "../pictures/hvie.jpg", but there is no such picture. Did you mean ../pictures/hive.jpg?',
      'content/journal/bad.md:13:1\n    <Video> is a component, and plain Markdown has none',
      'content/journal/broken.md:2:8\n    is not YAML:',
      'content/pages/honey.md:6:1\n    ::galery is no directive. Did you mean ::gallery?',
      'content/pages/honey.mdx\n    has the same name as content/pages/honey.md',
      'content/jornal/lost.md\n    is not read: there is no kind of content "jornal". Did you mean journal?',
    ])
      expect(said).toContain(line)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('has its parts in plain Markdown, is published when it is due, and is checked as a whole', () => {
    const text = `## In July

::picture[A hive.]{src="../pictures/hive.jpg" caption="Behind the house"}

:::alert[Careful]{tone=warning}
It is **hot**.
:::

::::tabs[Opening hours]
:::tab[Summer]
From 9.
:::
:::tab[Winter]
From 10.
:::
::::

:::panel[Way]{id="way"}
Past the well.
:::

[The way](#panel__way) [Nowhere](/hony/) <b data-feature="slidr"></b>`
    const { status, said } = run(
      {
        'content/pages/honey.md': page('Honey', text, '\nupdated: 2026-05-04'),
        'content/pages/secret.md': page('Secret', 'Not yet.', '\nisDraft: true'),
        'content/journal/first.md': article('First', 'date: 2026-01-02'),
        'content/journal/soon.md': article('Soon', 'date: 2026-06-01 08:00'),
        'content/journal/later.md': article('Later', 'date: 2026-06-01 08:01'),
        'content/galleries/hidden.yaml':
          'title: Hidden\ndescription: A gallery that is not finished.\nisDraft: true\npictures: [{ src: ../pictures/hive.jpg, alt: A hive. }]\n',
      },
      ['check', '--no-browser'],
      // 8:00 in Berlin, in summer.
      { VITRINE_NOW: '2026-06-01T06:00:00Z' },
    )
    expect(status, said).toBe(1)
    expect(said).toContain('There are 2 mistakes on the pages:')
    expect(said).toMatch(/content\/pages\/honey\.md:\d+:\d+\n {4}links to \/hony\/, but there is nothing\. Did you mean \/honey\/\?/)
    expect(said).toMatch(/content\/pages\/honey\.md:\d+:\d+\n {4}has data-feature="slidr", which is no feature\. Did you mean "slider"\?/)
    const honey = read('honey/index.html')
    expect(honey).toMatch(/<figure>.*alt="A hive\.".*<figcaption>Behind the house<\/figcaption><\/figure>/s)
    expect(honey).toMatch(
      /data-feature="alert"[^>]*data-tone="warning" role="alert".*<strong>Careful<\/strong><p>It is <strong>hot<\/strong>\./s,
    )
    expect(honey).toMatch(/data-feature="tabs".*href="#summer".*<section id="winter"[^>]*>.*From 10\./s)
    expect(honey).toMatch(/<dialog id="panel__way".*Past the well\./s)
    expect(honey).toContain('<time dateTime="2026-05-04">')
    expect(read('index.html')).toContain('We open at 10:30.')
    // Pages, lists, feed, sitemap and neighbours agree on what there is.
    expect([has('journal/soon/index.html'), has('journal/later/index.html'), has('secret/index.html'), has('gallery/index.html')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    for (const list of [
      'rss.xml',
      'sitemap-0.xml',
      'journal/index.html',
      'journal/first/index.html',
      'journal/tags/bees/index.html',
      'search/index.html',
    ]) {
      expect(read(list), list).toContain('/journal/soon/')
      expect(read(list), list).not.toMatch(/\/journal\/later\/|\/secret\/|\/gallery\//)
    }
    expect(read('sitemap-0.xml')).toMatch(/\/honey\/<\/loc><lastmod>2026-05-04/)
  })
})
