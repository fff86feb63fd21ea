import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { writeSmallSite } from './site.mjs'
import { survive } from './survival.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-survival-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `npm run survive` does the same with many more kills. */
it('CMNT-6 every comment that was acknowledged is there after kill -9, and the store is sound', { timeout: 120_000 }, async () => {
  const file = join(folder, 'comments.db')
  await writeSmallSite(folder)
  const { acknowledged } = await survive({
    kills: 4,
    writers: 8,
    env: { SITE_FOLDER: folder, COMMENTS_FILE: file, DATABASE_URL: '' },
    moment: () => 100 + Math.random() * 300,
  })
  const store = new DatabaseSync(file)
  const texts = store
    .prepare('SELECT text FROM comments')
    .all()
    .map(({ text }) => text as string)
  expect(acknowledged.size).toBeGreaterThan(0)
  expect([...acknowledged].filter((text) => !texts.includes(text))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
  expect(store.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(store.prepare('SELECT shown FROM comment_threads').all()).toEqual([{ shown: texts.length }])
  store.close()
})
