import { expect, it } from 'vitest'
import { toCommentText } from './comment-text'

it.each([
  ['words and meanings', '<dl><dt>Salt</dt><dd>White.</dd><dt>Sea</dt><dd>Blue.</dd></dl>', 'Salt\n\nWhite.\n\nSea\n\nBlue.'],
  ['cells', '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>', 'A 1\n\nB 2'],
  ['an address', '<address>1 Sea Road\nTown</address><strong>Next</strong>', '1 Sea Road\nTown\n\nNext'],
  ['a list', '<ul><li>A<ol><li>B</li></ol></li><li>C</li></ul>', '- A\n\n- B\n- C'],
  [
    'a picture, by its address',
    'See <img src="https://old.example/a.jpg" alt="The sea"> there',
    'See The sea (https://old.example/a.jpg) there',
  ],
])('%s in a comment do not run into each other', (_what, html, text) =>
  expect(toCommentText({ html, type: 'comment', address: '' })).toBe(text),
)
