import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { STARTERS, unpackPackages } from '../../tools/starters.mjs'
import { filesFor } from '../../packages/create-vitrine/src/files.mjs'
import { copyWords, describeWords, SHIPPED } from '../../packages/create-vitrine/src/words.mjs'
import { readTokens } from '../../packages/vitrine-site/src/build/theme/tokens'
import { findFaint } from '../../packages/vitrine-site/src/build/theme/contrast'
import { palettes } from '../../packages/create-vitrine/src/colours.mjs'

/** The Node that npm was started with: older than the workspace's own, where the machine's is. */
const hostNode = process.env.npm_node_execpath ?? process.execPath
const ALL = ['journal', 'galleries', 'shop', 'guide', 'comments']
const look = readFileSync(join(import.meta.dirname, '../../packages/vitrine-site/src/styles/tokens.css'), 'utf8')

const answersFor = (starter: string, more: object = {}) => ({
  starter,
  name: "Anna's bees",
  description: 'All about the bees behind our house.',
  email: 'anna@example.org',
  language: 'en',
  colour: 'starter',
  kinds: ALL,
  folder: '/sites/bees',
  ...more,
})

describe.each(STARTERS)('the starter %s', (starter) => {
  it('holds nothing of a kind that was not chosen', () => {
    const files = filesFor(answersFor(starter, { kinds: [] }))
    expect([...files.keys()].filter((path) => /journal|galleries|products|guide/.test(path))).toEqual([])
    const texts = [...files.values()].filter((file) => typeof file === 'string').join('\n')
    expect(texts).not.toMatch(/\/(journal|gallery|shop|guide)\/|# (if|end)\b|\{(name|email|description)\}/)
  })

  it('has every picture that it shows, with its author, and no other', () => {
    const files = filesFor(answersFor(starter))
    const pictures = [...files.keys()].filter((path) => path.startsWith('content/pictures/')).map((path) => path.slice(8))
    const credited = [...String(files.get('content/credits.yaml')).matchAll(/src: \.\/(\S+),/g)].map(([, path]) => path)
    expect(credited).toEqual(pictures)
    for (const file of files.values()) if (typeof file !== 'string') expect(existsSync(file.from), file.from).toBe(true)
  })

  it.each([...Object.keys(palettes), '#ffee00', '#000000', '#8888ff'])('can be read in the colour %s, in light and in dark', (colour) => {
    const sheet = filesFor(answersFor(starter, { colour })).get('theme.css')
    expect(findFaint(readTokens(look, String(sheet)))).toEqual([])
  })
})

it('a site in a language that the builder does not speak begins with English words, and says so', () => {
  const shipped = readdirSync(join(import.meta.dirname, '../../packages/vitrine-site/texts')).filter((name) => name.endsWith('.yaml'))
  expect(SHIPPED.map((code) => `${code}.yaml`).sort()).toEqual(shipped.sort())
  const site = mkdtempSync(join(tmpdir(), 'vitrine-words-'))
  mkdirSync(join(site, 'node_modules/vitrine-site/texts'), { recursive: true })
  writeFileSync(join(site, 'node_modules/vitrine-site/texts/en.yaml'), 'page: {}\n')
  expect([copyWords(site, 'de-AT'), copyWords(site, 'nl-BE'), copyWords(site, 'nl-BE')]).toEqual([false, true, false])
  expect(readFileSync(join(site, 'content/texts/nl.yaml'), 'utf8')).toBe('page: {}\n')
  rmSync(site, { recursive: true })
  expect(describeWords('en', false)).toBeUndefined()
  expect(describeWords('de', false)).toContain('sample texts are in English. Everything else is in your language')
  expect(describeWords('nl', true)).toContain('translate content/texts/nl.yaml')
  expect(describeWords('nl', false)).toContain('copy node_modules/vitrine-site/texts/en.yaml to content/texts/nl.yaml')
})

const guide = (name: string) => readFileSync(join(import.meta.dirname, '../../site/content/guide', name), 'utf8')
/** The guide's own lines, by the kind of block and what they hold. */
const block = (text: string, kind: string, part: string): string =>
  [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n([^]*?)^\`\`\`$`, 'gm'))]
    .map(([, code = '']) => code)
    .find((code) => code.includes(part)) ?? ''

/** Does in a new site what the pages on looks and views say. */
function followGuide(site: string): void {
  const [looks, views] = [guide('18-your-own-look.md'), guide('19-your-own-views.md')]
  writeFileSync(join(site, 'theme.css'), readFileSync(join(site, 'theme.css'), 'utf8') + block(looks, 'css', '--color-paper'))
  writeFileSync(join(site, 'src/Card.tsx'), block(views, 'tsx', 'PostCardProps'))
  writeFileSync(join(site, 'src/card.css'), block(views, 'css', '.own-card'))
  const file = join(site, 'content/settings.ts')
  const inside = (code: string) => /site: \{ (.+) \},/.exec(code)?.[1] ?? ''
  // The guide's family is not installed here: one that is stands for it.
  const fonts = inside(block(looks, 'ts', 'fonts')).replace('Fraunces', 'Newsreader')
  const settings = readFileSync(file, 'utf8').replace(/fonts: \{[^}]*\}/, `${fonts}, ${inside(block(views, 'ts', 'views'))}`)
  writeFileSync(file, settings)
}

const styles = (site: string, page: string): string =>
  [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(site, 'dist', href), 'utf8'))
    .join('\n')

describe('npm create vitrine', () => {
  let folder = ''
  let create = ''
  const make = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(hostNode, [create, ...args], { cwd: folder, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }

  beforeAll(async () => {
    ;({ folder, create } = await unpackPackages())
  }, 400_000)

  it(
    'makes a site from the packed packages that passes its own npm test: content, links, accessibility, weight',
    { timeout: 300_000 },
    async () => {
      const made = make(
        'bees',
        '--yes',
        '--starter',
        'firm',
        '--name',
        "Anna's bees",
        '--colour',
        'forest',
        '--with',
        ALL.join(','),
        '--no-install',
      )
      expect(made).toEqual({
        status: 0,
        said: expect.stringMatching(/^▸ Anna's bees is in bees: \d+ files[^]*▸ Next: cd bees && npm install && npm run dev\n$/),
      })
      const site = join(folder, 'bees')
      followGuide(site)
      const vitrine = join(folder, 'node_modules/vitrine/dist/esm/command-line.js')
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, CHROME_PATH: process.env.CHROME_PATH, NO_COLOR: '1' }
      const checked = await promisify(execFile)(process.execPath, [vitrine, 'check'], { cwd: site, env }).catch(
        (error: { stdout: string; stderr: string }) => error,
      )
      const said = checked.stdout + checked.stderr
      expect(said).not.toMatch(/^[✗!]/m)
      expect(said.split('\n').length, said).toBeLessThanOrEqual(13)
      const pages = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
      expect(pages).toEqual(
        expect.arrayContaining([
          'index.html',
          'journal/index.html',
          'gallery/index.html',
          'shop/index.html',
          'guide/index.html',
          'credits/index.html',
        ]),
      )
      const home = readFileSync(join(site, 'dist/index.html'), 'utf8')
      expect(home).toContain('rel="icon" href="/favicon.svg"')
      // What the guide says of colours, fonts and views, done as it is written.
      expect(home).toContain('content="#fbf6ec"')
      expect(home).toContain('<article class="own-card">')
      const sheet = styles(site, home)
      for (const part of ['--font-body:system-ui, sans-serif', '.own-card{']) expect(sheet.includes(part), part).toBe(true)
      expect(readFileSync(join(site, 'dist/favicon.svg'), 'utf8')).toContain('<circle')
    },
  )

  it('says what is wrong, writes nothing then, and leaves alone what is there', () => {
    mkdirSync(join(folder, 'full'))
    writeFileSync(join(folder, 'full', 'letter.txt'), '')
    writeFileSync(join(folder, 'file'), '')
    expect(make('full', '--yes')).toEqual({
      status: 1,
      said: expect.stringMatching(/^✗ The folder .*full is not empty: there is letter\.txt in it\.\n/),
    })
    expect(readdirSync(join(folder, 'full'))).toEqual(['letter.txt'])
    expect(make('file', '--yes').said).toMatch(/^✗ .*file is a file\.\n/)
    expect(make('new', '--yes', '--starter', 'castle').said).toBe('✗ --starter is "castle", but it must be one of studio, journal, firm.\n')
    expect(make('new', '--yes', '--with', 'journal,forum').said).toContain('A kind of content is "forum", but it must be one of journal,')
    expect(make('new', '--yes', '--colour', 'redish').said).toContain('--colour is "redish", but it must be one of starter,')
    expect(make('new', '--yes', '--name', 'x'.repeat(41)).said).toContain('must have 1 to 40 characters')
    expect(make('new', '--yess').said).toContain("Unknown option '--yess'")
    expect(existsSync(join(folder, 'new'))).toBe(false)
  })

  it('says that there is no network, and what to do later', () => {
    const env = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(folder, 'no-cache'),
    }
    const { status, stderr } = spawnSync(hostNode, [create, 'offline', '--yes'], { cwd: folder, encoding: 'utf8', env })
    expect(status).toBe(1)
    expect(stderr).toBe(
      '✗ The packages could not be fetched: is there a network?\n  The files are there. Later: cd offline && npm install && npm run dev\n',
    )
  })
})
