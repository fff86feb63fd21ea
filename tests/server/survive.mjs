// npm run survive [KILLS]: thousands of comments posted to a server that is killed again and again. Says how many were lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { writeSmallSite } from './site.mjs'
import { survive } from './survival.mjs'

const kills = Number(process.argv[2] ?? 120)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-survive-'))
const file = join(folder, 'comments.db')
await writeSmallSite(folder)
const { acknowledged, posted } = await survive({
  kills,
  writers: 50,
  env: { SITE_FOLDER: folder, COMMENTS_FILE: file, DATABASE_URL: '' },
  moment: () => Math.random() * 1500,
  print: (line) => process.stdout.write(`\r${line}`),
})
const store = new DatabaseSync(file)
const texts = store
  .prepare('SELECT text FROM comments')
  .all()
  .map(({ text }) => text)
const there = new Set(texts)
const lost = [...acknowledged].filter((text) => !there.has(text))
const [{ integrity_check: sound }] = store.prepare('PRAGMA integrity_check').all()
store.close()
rmSync(folder, { recursive: true, force: true })
console.log(
  `\n${kills} kills, ${posted} posts, ${acknowledged.size} acknowledged, ${lost.length} lost, ${texts.length - there.size} doubled, integrity: ${sound}`,
)
process.exit(lost.length === 0 && texts.length === there.size && sound === 'ok' ? 0 : 1)
