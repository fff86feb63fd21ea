import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesFor } from '../../packages/create-vitrine/src/files.mjs'
import { checkSources } from '../../packages/vitrine-site/src/build/checks/sources'

/**
 * The guide's steps, done as they are written. A block of code whose first line names a file is that file, `content/settings.ts` is
 * changed by what stands in it, and a block that names an address says what is seen there. All pages are done in one new site.
 */
const root = join(import.meta.dirname, '../..')
const guide = join(root, 'site/content/guide')
/** Below the project, so that its packages are found. */
const site = join(root, '.cache/journeys')
const env = { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }

interface Step {
  readonly page: string
  readonly target: string
  readonly isMistake: boolean
  readonly code: string
  readonly language: string
}

const STEP = /^```(\w+) (\S+)( mistake)?\n([^]*?)^```$/gm
const steps: readonly Step[] = readdirSync(guide)
  .sort()
  .flatMap((page) =>
    [...readFileSync(join(guide, page), 'utf8').matchAll(STEP)].map(([, language = '', target = '', mistake, code = '']) => ({
      page,
      target,
      language,
      isMistake: mistake !== undefined,
      code,
    })),
  )
const linesOf = (code: string): string[] => code.split('\n').filter(Boolean)
const files = steps.filter(({ target }) => /^(content|public|src)\//.test(target))
const seen = steps.filter(({ target }) => target.startsWith('/'))
const said = steps.filter(({ target }) => target === 'mistakes')
const absent = steps.filter(({ target }) => target === 'nothing').flatMap(({ code, page }) => linesOf(code).map((path) => ({ path, page })))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(site, path)), { recursive: true })
  writeFileSync(join(site, path), text)
}

/** What a page of the guide says about `site: { … }`, put where a reader would put it. */
function change(settings: string, code: string): string {
  const inner = /^site: \{ ([^]*) \},\n$/.exec(code)![1]!
  const [name = ''] = inner.split(':')
  return settings.replace(new RegExp(`^    ${name}: .*\\n`, 'm'), '').replace('  site: {\n', `  site: {\n    ${inner},\n`)
}

/** What is read on a page, or the whole of a file. */
function textAt(path: string, language: string): string {
  const text = readFileSync(join(site, 'dist', path.endsWith('/') ? `${path}index.html` : path), 'utf8')
  if (language === 'html' || !/\.html$|\/$/.test(path)) return text
  const visible = text.replaceAll(/<(script|style|noscript|head)\b[^]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
  return visible.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ')
}

beforeAll(() => {
  rmSync(site, { recursive: true, force: true })
  const answers = { starter: 'firm', name: 'Bees', description: 'All about the bees behind our house.', email: 'anna@example.org' }
  const made = filesFor({ ...answers, language: 'en', colour: 'starter', kinds: ['journal'], folder: site })
  for (const [path, file] of made) {
    if (typeof file === 'string') write(path, file)
    else {
      mkdirSync(dirname(join(site, path)), { recursive: true })
      cpSync(file.from, join(site, path))
    }
  }
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

describe('the guide, done as it is written', { timeout: 180_000 }, () => {
  it('mistakes are told where they are', () => {
    for (const { target, code } of files.filter(({ isMistake }) => isMistake)) write(target, code)
    const faults = checkSources({ root: `${site}/`, languages: [] }).map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    )
    for (const { code } of said) for (const line of linesOf(code)) expect(faults.join('\n')).toContain(line)
    for (const { target } of files.filter(({ isMistake }) => isMistake)) rmSync(join(site, target))
  })

  it('a site in which every page of the guide was followed can be built', () => {
    for (const { target, code } of files.filter(({ isMistake }) => !isMistake))
      write(target, target === 'content/settings.ts' ? change(readFileSync(join(site, target), 'utf8'), code) : code)
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/astro'), ['build'], { cwd: site, env, encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })

  it.each(seen)('$page: what is said to be seen at $target is there', ({ page, target, code, language }) => {
    const text = textAt(target, language)
    // One page puts the whole site below a path; for all others it is as if it stood at the top.
    const read = page.includes('below-a-path') ? text : text.replaceAll('/blog/', '/')
    for (const line of linesOf(code)) expect(read).toContain(line)
  })

  it.each(absent)('$page: there is nothing at $path', ({ path }) => {
    expect(existsSync(join(site, 'dist', path))).toBe(false)
  })
})
