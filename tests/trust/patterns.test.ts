import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { collectPatterns, judge, readJudged, RECORD, type Growth } from './patterns'

/** Read while a site is built, from files that are the owner's own: a slow one is the owner's own wait. */
const OWNERS = /^packages\/(create-vitrine|vitrine-site\/src\/(build|commands|content|hosting|import|scripts))\//

/** Where twice the text is four times the work, what keeps the text short, or who writes it. */
const BOUNDED: Readonly<Record<string, string>> = {
  // Pages as the build has written them. What visitors typed is put in afterwards.
  '/<form\\b[^>]*\\bdata-form="([a-z][a-z0-9-]*)"/g': 'a page as it was built',
  '/(<p [^>]*data-part="status"[^>]*>)(<\\/p>)/': 'a form as it was built',
  '/<input\\b[^>]*>/g': 'a form as it was built',
  '/(<textarea\\b[^>]*>)[\\s\\S]*?(<\\/textarea>)/g': 'a form as it was built',
  '/(?<start><span[^>]* data-comments="(?<post>[^"]+)"[^>]*>)[^<]*<\\/span>/g': 'a page as it was built',
  // An excerpt of the site's own index: thirty words.
  '/<[^>]*>/g': 'an excerpt of thirty words',
  '/(<mark>.*?<\\/mark>)/s': 'an excerpt of thirty words',
  '/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/': 'a link of at most 2,048 characters',
  "/[\\p{L}\\p{N}\\p{M}_][\\p{L}\\p{N}\\p{M}_+'-]*(?:\\.[\\p{L}\\p{N}\\p{M}_+'-]+)*$/u": 'the last word before an at-sign, at build',
  '/^(!?)([^=!]+)(!?=)?(.*)$/': 'an option that the page’s author wrote',
  '/^(\\d*\\.?\\d+)(px|r?em|ch|[sld]?v(h|w|min|max)|%)$/': 'an option that the page’s author wrote',
  '/\\s*(?:([{}[\\]:,])|"((?:[^"\\\\]|\\\\[\\s\\S])*)"|\'((?:[^\'\\\\]|\\\\[\\s\\S])*)\'|([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)|([a-z_$][\\w$]*))/giy':
    'options that the page’s author wrote',
  '/\\s*[:：]?\\s*\\{count\\}/': 'a heading that the owner wrote',
  '/^\\uFEFF?---[^\\S\\n]*\\r?\\n([^]*?)^---[^\\S\\n]*$/m': 'a text of the owner’s own, read for its date',
  '/\\.[^/]*$/': 'the address of one link, when it is pressed',
}

const isLong = Boolean(process.env.VITRINE_LONG)
/** Adds those that are new to the list. */
const isRecording = isLong || Boolean(process.env.VITRINE_RECORD)

describe('no text makes a regular expression take for ever', () => {
  test('the judge knows one that does, and one that takes four times as long for twice the text', () => {
    expect(judge('/^(a+)+$/')).toBe('exponential')
    expect(judge('/\\s+$/')).toBe('polynomial')
    expect(judge('/^[a-z]+$/')).toBe('linear')
  })

  test('every one of the sources is linear, or what it reads is short or the owner’s own', () => {
    const patterns = collectPatterns()
    expect(patterns.length).toBeGreaterThan(300)
    const faults = patterns.flatMap(({ text, file }) => {
      const growth = growthOf(text)
      // On a busy machine the judge may not come to an end: the long run insists.
      if (growth === 'unknown' && !isRecording) return []
      const isAllowed = growth === 'linear' || (growth === 'polynomial' && (OWNERS.test(file) || BOUNDED[text]))
      return isAllowed ? [] : [`${growth}: ${text} in ${file}`]
    })
    expect(faults).toEqual([])
    const unused = Object.keys(BOUNDED).filter((text) => !patterns.some((pattern) => pattern.text === text))
    expect(unused, 'bounds of what is not there any more').toEqual([])
  }, 600_000)

  test('those that are put together from parts are, too', async () => {
    const made: string[] = []
    const Native = RegExp
    vi.stubGlobal(
      'RegExp',
      new Proxy(Native, {
        construct: (target, [source, flags]: [string | RegExp, string?]) => {
          const pattern = new target(source, flags)
          made.push(String(pattern))
          return pattern
        },
      }),
    )
    await import('../../packages/vitrine/src/features/mail-link/page/script-call')
    await import('../../packages/vitrine/src/features/gallery/items/caption-text')
    vi.unstubAllGlobals()
    const own = made.filter((text) => /^\/(\^javascript|<\(|\^<\()/.test(text))
    expect(own).toHaveLength(3)
    // A caption is the author's, and a few hundred characters at most.
    for (const text of own) expect(growthOf(text), text).toBe(text.startsWith('/<(') ? 'polynomial' : 'linear')
  })
})

const judged = isLong ? new Map<string, Growth>() : readJudged()

function growthOf(text: string): Growth {
  const growth = judged.get(text) ?? judge(text, isRecording ? 60_000 : 4_000)
  judged.set(text, growth)
  return growth
}

afterAll(() => {
  if (!isRecording) return
  const lines = [...judged].map(([text, growth]) => `${growth} ${text}`)
  writeFileSync(RECORD, lines.sort().join('\n') + '\n')
  console.log(`${lines.length} regular expressions: ${lines.filter((line) => line.startsWith('linear')).length} linear, none exponential`)
})
