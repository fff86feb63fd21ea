import { expect, test } from 'vitest'
import { editorConfig } from './config'

test('the editor lists what the content folder holds, each ending by itself, and nothing that it cannot edit', () => {
  const config = editorConfig(
    [
      { kind: 'journal', endings: ['md'] },
      { kind: 'pages', endings: ['mdx'] },
      { kind: 'galleries', endings: ['yaml'] },
    ],
    'http://127.0.0.1:9/api/v1',
  )
  expect(config.backend).toEqual({ name: 'proxy', proxy_url: 'http://127.0.0.1:9/api/v1' })
  expect(config.collections.map(({ name, folder, extension, create }) => [name, folder, extension, create])).toEqual([
    ['journal', 'content/journal', 'md', true],
    ['pages', 'content/pages', 'md', true],
    ['pages-mdx', 'content/pages', 'mdx', false],
  ])
  // What is written between the lines of a text must come back as it was.
  for (const { fields } of config.collections) expect(fields.at(-1)).toMatchObject({ name: 'body', modes: ['raw', 'rich_text'] })
})
