import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { readSiteSettings } from '../../content/settings/schema'
import { FILE_POLICY, PAGE_POLICY } from '../../hosting/headers'
import { policy, type Allowed } from './policy'

/** A page's policy as Astro writes it, with a hash for each inline script. */
function written(settings: Parameters<typeof readSiteSettings>[0], allowed?: Allowed): string {
  const { directives, scriptDirective, styleDirective } = policy(readSiteSettings(settings), allowed)
  const sources = (parts?: { resources?: readonly string[]; hashes?: readonly string[] }) =>
    [...(parts?.resources ?? ["'self'"]), ...(parts?.hashes ?? []).map((hash) => `'${hash}'`)].join(' ')
  return [
    ...directives!,
    `script-src ${sources(scriptDirective as never)} 'sha256-jPfjMWafujjJapFSRXl1uWZVVWriGHOerXq08cqP8Ms='`,
    `style-src ${sources(styleDirective as never)}`,
  ].join('; ')
}

const judge = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .map(({ severity, directive, value = '' }) => ({ severity, place: `${directive} ${value}`.trim() }))

/**
 * "May be a problem": a host on the list, for which no way around is known. 'self' is the site's own folder, into which no visitor
 * can put a file; the others are addresses of one script or one folder of scripts.
 */
const LOOKED_AT = [
  "script-src 'self'",
  'script-src https://www.youtube.com/iframe_api',
  'script-src https://www.youtube.com/s/player/',
  'script-src https://translate.google.com/translate_a/element.js',
  'script-src https://translate.googleapis.com/_/translate_http/',
  'script-src https://translate-pa.googleapis.com/v1/',
]

test.each([
  ['a site as it comes', {}],
  ['with the translation widget', { languageToolbar: { order: ['own', 'widget'] } }],
  ['with comments on another host', { comments: { address: 'https://comments.example/comments/' } }],
])('the policy of %s: nothing that can be got around', (_, settings) => {
  const text = written(settings as never)
  const found = judge(text).filter(({ severity }) => severity < Severity.INFO)
  expect(found.filter(({ severity, place }) => severity < Severity.MEDIUM_MAYBE || !LOOKED_AT.includes(place))).toEqual([])
  expect(text).toContain("require-trusted-types-for 'script'")
})

test('the judge finds what can be got around: a host with addresses that answer with a script of the caller’s', () => {
  expect(judge(`${written({})} https://x.example; script-src-elem x`).length).toBeGreaterThan(0)
  expect(judge("default-src 'self'; script-src 'self' https://www.youtube.com").some(({ severity }) => severity === Severity.HIGH)).toBe(
    true,
  )
})

test('a drawing or a feed that is opened by itself, and what every answer’s header says: nothing above information', () => {
  expect(judge(FILE_POLICY).filter(({ severity }) => severity < Severity.INFO)).toEqual([])
  // The header of a page adds to the policy in the page; scripts are that one's.
  expect(judge(`${written({})}; ${PAGE_POLICY}`).filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
})

test('Trusted Types are required, with the names of those who may make them; the widget’s only where there is one', () => {
  const names = (text: string) => /trusted-types ([^;]+)/.exec(text.replace("require-trusted-types-for 'script'", ''))?.[1]
  expect(names(written({}))).toBe('dompurify vitrine pagefind youtube-widget-api')
  expect(names(written({ languageToolbar: { order: ['widget'] } }))).toBe('dompurify vitrine pagefind youtube-widget-api default')
  // Scripts of other sites that an owner allows may know nothing of them.
  expect(written({}, { script: ['https://maps.example'] })).not.toContain('trusted-types')
})
