import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, findFaults, test, type Page } from '#test'
import { writeSmallSite } from '../../../../../tests/server/site.mjs'
import { serve } from '../../../../../tools/serve.mjs'
import { loadServer } from '../../../../../tools/server.mjs'

const PER_PAGE = 10
const WRITTEN = 12

/** A server of comments on another origin than the pages; it knows the sites that it is told. */
async function startComments(origins: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-apart-'))
  await writeSmallSite(folder, { perPage: PER_PAGE, origins })
  const { openCommentServer } = await loadServer('comments')
  let now = Date.now()
  const comments = await openCommentServer({ folder, file: join(folder, 'data', 'comments.db'), isBehindProxy: true, now: () => now })
  const { address, close } = await serve(folder, { comments })
  const write = async (at: number) => {
    const { token } = (await (await fetch(`${address}/comments/?post=bees`)).json()) as { token: string }
    now += 10_000
    const body = new URLSearchParams({
      author: 'Ada',
      comment: `Number ${at}`,
      comment_post_ID: 'bees',
      comment_parent: at === 2 ? '1' : '0',
      token,
    })
    await fetch(`${address}/comments/`, {
      method: 'POST',
      body,
      headers: { accept: 'application/json', 'x-forwarded-for': `198.51.${at}.1` },
    })
  }
  for (let at = 1; at <= WRITTEN; at++) await write(at)
  return {
    address,
    writeFor: (ms: number) => void (now += ms),
    close: async () => {
      await close()
      await comments!.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An article as it was built for a host of files: no thread, and a form without a token. */
const article = (server: string) => `
  <section id="comments" data-feature="comments" data-address="${server}/comments/" data-is-fetched="true" aria-labelledby="comments-title">
    <h2 id="comments-title" data-part="title">Comments: 0</h2>
    <ol data-part="thread"></ol>
    <p data-part="empty"><a href="${server}/comments/?post=bees">Read the comments</a></p>
    <div id="respond" data-part="respond">
      <h3 id="reply-title" data-part="title">Leave a comment <a id="cancel-comment-reply-link" href="#respond" hidden>Cancel reply</a></h3>
      <form id="commentform" action="${server}/comments/#respond" method="post" aria-labelledby="reply-title">
        <p data-part="field"><label for="author">Name</label> <input id="author" name="author" required></p>
        <p data-part="field"><label for="comment">Comment</label> <textarea id="comment" name="comment" required></textarea></p>
        <input type="hidden" id="comment_post_ID" name="comment_post_ID" value="bees">
        <input type="hidden" id="comment_parent" name="comment_parent" value="0">
        <input type="hidden" name="token" value="">
        <p data-part="send"><button type="submit">Send the comment</button> <span data-part="status" role="status"></span></p>
      </form>
    </div>
  </section>`

const send = async (page: Page, text: string) => {
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Comment', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send the comment' }).click()
}

test('CMNT-6 on a host of files the thread comes from its own server, page by page, and a comment is posted there; a site that the owner has not named is refused', async ({
  page,
  mountHtml,
  browser,
  guard,
}) => {
  await mountHtml('')
  const here = new URL(page.url()).origin
  const comments = await startComments([here])
  const stranger = await startComments(['https://files.example'])
  try {
    await test.step('CMNT-6 the newest comments, their number and their pages', async () => {
      await mountHtml(article(comments.address), { styles: ['comments'] })
      await expect(page.getByRole('heading', { name: `Comments: ${WRITTEN}` })).toBeVisible()
      await expect(page.locator('#comment-1 #comment-2')).toContainText('Number 2')
      await expect(page.getByRole('link', { name: 'Read the comments' })).toHaveCount(0)
      await expect(page.locator('[data-comment]')).toHaveCount(PER_PAGE)
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?comments=2#comments')
      expect(await findFaults(page, '#comments')).toEqual([])
    })
    await test.step('CMNT-6 a reply is posted across, and stands in its place', async () => {
      comments.writeFor(10_000)
      await page.locator('#comment-2').getByRole('link', { name: 'Reply to Ada' }).click()
      await send(page, 'From another host')
      await expect(page.locator('#comment-2 [data-comment]')).toContainText('From another host')
      await expect(page.getByRole('heading', { name: `Comments: ${WRITTEN + 1}` })).toBeVisible()
    })
    await test.step('CMNT-6 a link to a comment of the second page opens that page', async () => {
      await page.goto(`${page.url().split('#')[0]}#comment-12`)
      await page.reload()
      await expect(page.locator('#comment-12:target')).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    })
    await test.step('CMNT-5 without scripts the form posts, is looked at once more, and leads to the comment', async () => {
      const plain = await browser.newPage({ javaScriptEnabled: false })
      await plain.goto(page.url())
      await send(plain, 'By hand')
      await expect(plain.getByText('Please look at your comment once more')).toBeVisible()
      comments.writeFor(10_000)
      await plain.getByRole('button', { name: 'Send the comment' }).click()
      await expect(plain).toHaveURL(/\/bees\/\?comments=2#comment-14$/)
      await expect(plain.locator('#comment-14')).toContainText('By hand')
      await plain.goto(page.url())
      await plain.getByRole('link', { name: 'Read the comments' }).click()
      await expect(plain.locator('#comment-1')).toBeVisible()
      await plain.close()
    })
    await test.step('CMNT-6 elsewhere the thread stays closed, the link to it stays, and nothing is posted', async () => {
      guard.expectConsole(/CORS policy/)
      guard.expectConsole(/Failed to load resource|403/)
      const closed = page.waitForEvent('requestfailed', (request) => request.url().includes('post=bees'))
      await mountHtml(article(stranger.address))
      await closed
      await send(page, 'Spam')
      await expect(page.locator('#commentform')).toHaveAttribute('data-state', 'failed')
      await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Spam')
      await expect(page.getByRole('link', { name: 'Read the comments' })).toBeVisible()
      const { total } = (await (await fetch(`${stranger.address}/comments/?post=bees`)).json()) as { total: number }
      expect(total).toBe(WRITTEN)
    })
  } finally {
    await comments.close()
    await stranger.close()
  }
})
