import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '#test'
import { serve } from '../../tools/serve.mjs'
import { loadServer } from '../../tools/server.mjs'

const ARTICLE = '/journal/alt-texts-that-help/'

test('CMNT-5 CMNT-6 a reader without scripts writes under an article and finds the comment there and counted; another replies in place, and it stays', async ({
  page,
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-journal-'))
  const { openCommentServer } = await loadServer('comments')
  const folder = join(import.meta.dirname, '../../site/dist')
  let now = Date.now()
  const comments = await openCommentServer({ folder, file: join(data, 'comments.db'), now: () => now })
  const { runCommand } = await loadServer('command')
  const approve = (id: string) => runCommand(['approve', id], { file: join(data, 'comments.db') }, { write: () => {} })
  const server = await serve(folder, { comments })
  const plain = await browser.newPage({ javaScriptEnabled: false })
  try {
    await plain.goto(server.address + ARTICLE)
    now += 60_000
    await plain.getByLabel('Name').fill('Ada')
    await plain.getByLabel('Comment', { exact: true }).fill('A picture of a mood is still a picture.')
    await plain.getByRole('button', { name: 'Send the comment' }).click()
    await expect(plain.getByText('will be shown once it has been approved')).toBeVisible()
    await expect(plain.locator('#comment-1')).toHaveCount(0)
    await approve('1')
    await plain.goto(`${server.address}${ARTICLE}#comment-1`)
    await expect(plain.locator('#comment-1')).toContainText('A picture of a mood is still a picture.')
    await plain.goto(`${server.address}/journal/`)
    await expect(plain.getByText('Comments: 1')).toHaveCount(1)

    await page.goto(server.address + ARTICLE)
    now += 60_000
    await page.getByRole('link', { name: 'Reply to Ada' }).click()
    // Before the engine is there the browser would post the form by itself.
    await expect(page.locator('#commentform')).toHaveAttribute('data-state', 'writing')
    await page.getByLabel('Name').fill('Noor')
    await page.getByLabel('Comment', { exact: true }).fill('Well said.')
    await page.getByLabel('Comment', { exact: true }).press('Control+Enter')
    await expect(page.locator('#comment-1 #comment-2')).toContainText('Waiting for approval')
    await approve('2')
    await page.reload()
    await expect(page.locator('#comment-1 #comment-2')).toContainText('Well said.')
    await expect(page.getByRole('heading', { name: 'Comments: 2' })).toBeVisible()
  } finally {
    await plain.close()
    await server.close()
    await comments?.close()
    rmSync(data, { recursive: true, force: true })
  }
})

test('LANG-9 CMNT-5 CMNT-6 a reader of the French or the Arabic article writes, is refused and is answered in that language, with and without scripts', async ({
  page,
  browser,
  guard,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-languages-'))
  const { openCommentServer } = await loadServer('comments')
  const folder = join(import.meta.dirname, '../../site/dist')
  let now = Date.UTC(2026, 10, 16)
  const comments = await openCommentServer({ folder, file: join(data, 'comments.db'), now: () => now })
  const { runCommand } = await loadServer('command')
  const server = await serve(folder, { comments })
  const article = (language: string) => `${server.address}/${language}/journal/right-to-left-and-translated-pages/`
  const plain = await browser.newPage({ javaScriptEnabled: false })
  try {
    await test.step('CMNT-5 without scripts, in French', async () => {
      await plain.goto(article('fr'))
      await plain.getByLabel('Nom').fill(' ')
      await plain.getByLabel('Commentaire', { exact: true }).fill('Très utile, merci.')
      await plain.getByRole('button', { name: 'Envoyer le commentaire' }).click()
      await expect(plain.getByText('Veuillez indiquer un nom.')).toBeVisible()
      await expect(plain.getByLabel('Commentaire', { exact: true })).toHaveValue('Très utile, merci.')
      now += 60_000
      await plain.getByLabel('Nom').fill('Ada')
      await plain.getByRole('button', { name: 'Envoyer le commentaire' }).click()
      await expect(plain).toHaveURL(/\/fr\/journal\/.*comment=held#respond$/)
      await expect(plain.getByText('Votre commentaire sera visible une fois approuvé.')).toBeVisible()
      await runCommand(['approve', '1'], { file: join(data, 'comments.db') }, { write: () => {} })
      await plain.goto(article('fr'))
      await expect(plain.locator('#comment-1')).toContainText('16 novembre 2026')
      await expect(plain.getByRole('heading', { name: 'Commentaires : 1' })).toBeVisible()
    })
    await test.step('CMNT-6 with scripts, in Arabic, from right to left', async () => {
      await page.goto(article('ar'))
      await expect(page.locator('#comment-1')).toContainText('Très utile, merci.')
      await expect(page.locator('#comment-1 time')).toContainText('نوفمبر')
      await page.getByRole('link', { name: 'الرد على Ada' }).click()
      await expect(page.locator('#commentform')).toHaveAttribute('data-state', 'writing')
      await page.getByLabel('الاسم').fill('نور')
      await page.getByLabel('التعليق', { exact: true }).fill('شكرًا.')
      guard.expectConsole(/400/)
      // Sent in the same second in which the form came: too fast.
      await page.getByRole('button', { name: 'أرسل التعليق' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'أرسله مرة أخرى' })).toBeVisible()
      now += 60_000
      await page.getByRole('button', { name: 'أرسل التعليق' }).click()
      const reply = page.locator('#comment-1 #comment-2')
      await expect(reply).toContainText('بانتظار الموافقة')
      const [above, below] = [await page.locator('#comment-1').boundingBox(), await reply.boundingBox()]
      expect(below!.x + below!.width).toBeLessThan(above!.x + above!.width)
    })
  } finally {
    await plain.close()
    await server.close()
    await comments?.close()
    rmSync(data, { recursive: true, force: true })
  }
})
