import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findMissingPictures } from './missing'

const article = fileURLToPath(new URL('../../../../../site/content/journal/article.md', import.meta.url))

test.each([
  ['a picture that is there', '![A fig.](../pictures/fig.jpg)', []],
  ['one of another site', '![A fig.](https://vitrine.example/fig.jpg)', []],
  ['one in a block of code', '```md\n![A fig.](../pictures/figg.jpg)\n```', []],
  ['one in a block of code with tildes', '~~~md\n![A fig.](../pictures/figg.jpg)\n~~~', []],
  ['one in a block of code that is never closed', 'See:\n\n```md\n![A fig.](../pictures/figg.jpg)\n', []],
  [
    'one with a lone per cent sign in its name',
    '![A fig.](../pictures/100%.jpg)',
    ['line 1 shows "../pictures/100%.jpg", but there is no such picture.'],
  ],
  ['one between backticks', 'Write `![A fig.](../pictures/figg.jpg)`.', []],
  [
    'a misspelt one',
    'A fig:\n\n![A fig.](../pictures/figg.jpg)',
    ['line 3 shows "../pictures/figg.jpg", but there is no such picture. Did you mean ../pictures/fig.jpg?'],
  ],
  [
    'one below a block of code',
    '```\ncode\n```\n![A fig.](../pictures/zzz.jpg "Title")',
    ['line 4 shows "../pictures/zzz.jpg", but there is no such picture.'],
  ],
  [
    'two in a line',
    '![](./a.jpg) ![](./b.jpg)',
    ['line 1 shows "./a.jpg", but there is no such picture.', 'line 1 shows "./b.jpg", but there is no such picture.'],
  ],
])('%s', (_what, text, faults) => {
  expect(findMissingPictures(article, text)).toEqual(faults)
})
