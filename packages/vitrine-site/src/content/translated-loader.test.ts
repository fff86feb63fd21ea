import { expect, it } from 'vitest'
import { inLanguages } from './translated-loader'

it('a language that the site no longer has is gone with the next build, although what was read is kept', async () => {
  const kept = new Map(['about', 'fr::about', 'de::about'].map((id) => [id, { id }] as const))
  const store = { keys: () => [...kept.keys()], delete: (id: string) => kept.delete(id) }
  const loader = inLanguages([undefined, 'fr'].map((language) => ({ language, loader: { name: 'files', load: async () => {} } as never })))
  if ('load' in loader) await loader.load!({ store } as never)
  expect([...kept.keys()]).toEqual(['about', 'fr::about'])
})
