import { expect, it } from 'vitest'
import { findUnlistedWords, wordsInAstro, wordsInScript } from './words'

it('LANG-9 every sentence that a visitor can read is in texts/, where it can be said in another language', () => {
  expect(findUnlistedWords()).toEqual([])
})

it.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<p>{words.hello}</p>', []],
  ['<button aria-label="close" className="wrap close" />', ['close']],
  ["button.textContent = 'pause'", ['pause']],
  ["button.setAttribute('aria-label', 'next')", ['next']],
  ["const { label = 'Play slides' } = root.dataset", ['Play slides']],
  ['announce(`Found ${count} pages`)', ['Found']],
  ["report({ feature: 'menu', error: 'Nothing is there.' }); throw new Error('Nothing is there.')", []],
  ["if (key === 'ArrowDown') useOptions(fields, props, { component: 'Panel' })", []],
])('%s says %j', (script, words) => {
  expect(wordsInScript(script).map((said) => said.words)).toEqual(words)
})

it('finds words in a template, and says where', () => {
  const template =
    '---\nconst title = "No words"\n---\n<a title="Go back">\n  Back\n</a>\n<p>{texts.hello}</p><style>p { color: red }</style>\n'
  expect(wordsInAstro(template)).toEqual([
    { line: 4, words: 'Back' },
    { line: 4, words: 'Go back' },
  ])
})
