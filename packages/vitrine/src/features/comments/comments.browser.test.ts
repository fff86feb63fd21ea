import { expect, findFaults, test, type Page } from '#test'
import { readmeHtml } from '../../../../../tests/support/readme'

const form = (page: Page) => page.locator('#commentform')
const parent = (page: Page) => page.locator('#comment_parent')
const reply = (page: Page, name: string) => page.getByRole('link', { name: `Reply to ${name}`, exact: true })
const cancel = (page: Page) => page.getByRole('link', { name: 'Cancel reply' })
/** The comment that the form stands under. */
const formIsUnder = (page: Page) => page.evaluate(() => document.getElementById('respond')!.previousElementSibling?.id)

test('CMNT-1 CMNT-2 CMNT-4 Reply moves the form and the focus, a second one moves it on, Cancel brings all back; what was typed and marked stays', async ({
  page,
  openExample,
}) => {
  await openExample('comments', 'thread')
  const box = page.getByRole('textbox', { name: 'Comment' })
  const heading = page.locator('#reply-title')
  const home = await formIsUnder(page)
  await box.fill('Half a thought')
  await box.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6))

  await reply(page, 'Noor').click()
  expect(await formIsUnder(page)).toBe('div-comment-2')
  await expect(parent(page)).toHaveValue('2')
  await expect(page.locator('#comment_post_ID')).toHaveValue('cropping')
  await expect(heading).toContainText('Reply to Noor')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.locator('#wp-temp-form-div')).toBeHidden()

  await reply(page, 'דנה').click()
  expect(await formIsUnder(page)).toBe('div-comment-4')
  await expect(parent(page)).toHaveValue('4')
  await expect(heading).toContainText('Reply to דנה')
  await expect(box).toHaveValue('Half a thought')
  expect(await box.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd])).toEqual([2, 6])
  expect(await findFaults(page, '#comments')).toEqual([])

  await cancel(page).click()
  expect(await formIsUnder(page)).toBe(home)
  await expect(parent(page)).toHaveValue('0')
  await expect(heading).toHaveText(/^Leave a comment\s*(Cancel reply)?$/)
  await expect(cancel(page)).toBeHidden()
  await expect(reply(page, 'דנה')).toBeFocused()
  await expect(box).toHaveValue('Half a thought')
  await expect(page.locator('#wp-temp-form-div')).toHaveCount(0)

  // The comment that is replied to goes away: the form does not go with it.
  await reply(page, 'Noor').click()
  await page.locator('#comment-2').evaluate((comment) => comment.remove())
  await expect.poll(() => formIsUnder(page)).toBe(home)
  await expect(box).toHaveValue('Half a thought')
})

test('CMNT-1 on a page of another system: a comment that came later is served, a link that lacks something is the browser’s, the page keeps its own heading link', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(
    `<ol id="list"></ol>
     <div id="respond"><h3 id="reply-title">Leave a Reply <a href="/x/">to Ada</a> <small><a rel="nofollow" id="cancel-comment-reply-link" href="/p/#respond" style="display:none;">Cancel reply</a></small></h3>
     <form action="/post/" method="post" id="commentform" target="sink"><textarea id="comment" name="comment" required></textarea><input type="file" name="file">
     <input type="submit" name="submit" id="submit" value="Post"><input type="hidden" name="comment_post_ID" value="9" id="comment_post_ID"><input type="hidden" name="comment_parent" id="comment_parent" value="0"></form></div><iframe name="sink" title="Where the answer goes"></iframe>`,
  )
  await page.evaluate(() => {
    const link = (id: number, rest: string) =>
      `<li id="comment-${id}"><div id="div-comment-${id}">Comment ${id} <a class="comment-reply-link" href="#late-${id}" data-commentid="${id}" data-postid="9" ${rest}>Answer ${id}</a></div></li>`
    document.getElementById('list')!.innerHTML =
      link(1, 'data-belowelement="div-comment-1" data-respondelement="respond"') +
      link(2, 'data-belowelement="nowhere" data-respondelement="respond"') +
      link(3, 'data-respondelement="respond"')
  })
  await page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await page.getByRole('link', { name: 'Answer 1' }).click()
  expect(await formIsUnder(page)).toBe('div-comment-1')
  // Without a text of its own the heading stays.
  await expect(page.locator('#reply-title')).toContainText('Leave a Reply')
  await expect(page.getByRole('link', { name: 'to Ada' })).toBeHidden()
  expect(await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe('a.txt')
  await cancel(page).click()
  await expect(page.getByRole('link', { name: 'to Ada' })).toBeVisible()
  expect(await page.locator('#cancel-comment-reply-link').getAttribute('style')).toBe('display:none;')
  for (const id of [2, 3]) {
    await page.getByRole('link', { name: `Answer ${id}` }).click()
    await expect(page).toHaveURL(new RegExp(`#late-${id}$`))
    await expect(parent(page)).toHaveValue('0')
  }
  // The browser checks the fields before the keys send the form, and it is sent once.
  let posts = 0
  await page.route('**/post/', (route) => (posts++, route.fulfill({ body: 'Thank you' })))
  await page.locator('#comment').press('Control+Enter')
  expect(posts).toBe(0)
  await page.locator('#comment').fill('Hello')
  await page.locator('#comment').press('Meta+Enter')
  await expect.poll(() => posts).toBe(1)
  // A form that the browser is sending is not sent again.
  const again = await page.evaluate(() => {
    let submits = 0
    document.addEventListener('submit', () => submits++, true)
    const key = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })
    document.getElementById('comment')!.dispatchEvent(key)
    return { submits, isTaken: key.defaultPrevented }
  })
  expect(again).toEqual({ submits: 0, isTaken: true })
})

test('CMNT-3 CMNT-6 Ctrl+Enter sends in place: seen as being sent, then at its place; refused or offline, the text stays and a sentence says what to do', async ({
  page,
  openExample,
  context,
  guard,
}) => {
  await openExample('comments', 'thread')
  const box = page.getByRole('textbox', { name: 'Comment' })
  const status = page.locator('[data-part=status]')
  // An answer that is given before the request has arrived is not lost.
  let held = Promise.withResolvers<void>()
  const answer = () => held.resolve()
  let sent: URLSearchParams | undefined
  let reaction: { status: number; body: object } = { status: 201, body: {} }
  await page.route('**/comments/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent = new URLSearchParams(route.request().postData() ?? '')
    await held.promise
    held = Promise.withResolvers<void>()
    return route.fulfill({ status: reaction.status, json: reaction.body })
  })
  await box.press('Control+Enter')
  await expect(form(page)).not.toHaveAttribute('data-state', 'sending')

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await reply(page, 'Noor').click()
  await box.fill('A <b>bold</b> reply')
  await box.press('Control+Enter')
  const pending = page.locator('#comment-2 li[data-state=sending]')
  await expect(pending).toContainText('A <b>bold</b> reply')
  await expect(pending).toContainText('Sending…')
  await box.press('Control+Enter')
  await expect.poll(() => sent).toBeDefined()
  expect(Object.fromEntries(sent!)).toMatchObject({ author: 'Ada', comment_parent: '2', comment_post_ID: 'cropping' })
  const comment = { id: '77', parent: '2', name: 'Ada', text: 'A <b>bold</b> reply', date: '2026-11-16T00:00:00Z', state: 'shown' }
  reaction = { status: 201, body: { comment } }
  answer()
  await expect(page.locator('#comment-2 #comment-77')).toContainText('A <b>bold</b> reply')
  await expect(pending).toHaveCount(0)
  await expect(box).toHaveValue('')
  await expect(parent(page)).toHaveValue('0')
  await expect(status).toHaveText('Your comment is there.')
  // The new comment is one like the others.
  await reply(page, 'Ada').click()
  expect(await formIsUnder(page)).toBe('div-comment-77')
  await cancel(page).click()

  // Refused: the words of the server, and the text is still there.
  guard.expectConsole(/429/)
  await box.fill('Too quick')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(status).toHaveText('Sending…')
  reaction = { status: 429, body: { message: 'Please wait a moment.' } }
  answer()
  await expect(status).toHaveText('Please wait a moment.')
  await expect(box).toHaveValue('Too quick')
  await expect(page.locator('li[data-state=sending]')).toHaveCount(0)

  // Offline: it waits, and goes out by itself.
  await context.setOffline(true)
  await box.fill('On the train')
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect(status).toContainText('You are offline')
  await expect(page.locator('li[data-state=waiting]')).toContainText('On the train')
  reaction = { status: 202, body: { comment: { ...comment, id: '78', parent: '0', text: 'On the train', state: 'held' } } }
  await context.setOffline(false)
  await expect(status).toHaveText('Sending…')
  answer()
  await expect(status).toContainText('once it has been approved')
  await expect(page.locator('#comment-78')).toContainText('Waiting for approval')
  await expect(page.locator('#comment-78').getByRole('link', { name: /Reply/ })).toHaveCount(0)
  expect(await findFaults(page, '#comments')).toEqual([])
})

test('CMNT-5 the README’s markup is a form that posts without scripts', async ({ page, mountHtml }) => {
  await mountHtml(readmeHtml('comments').replace(/<script[^]*?<\/script>/, ''), { isWithoutScript: true })
  expect(await findFaults(page, '#comments')).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Comment' }).fill('Hello')
  let sent = ''
  await page.route('**/comments/', (route) => ((sent = route.request().postData() ?? ''), route.fulfill({ body: 'Thank you' })))
  await page.getByRole('button', { name: 'Send the comment' }).click()
  await expect.poll(() => sent).toBe('author=Ada&comment=Hello&comment_post_ID=cropping&comment_parent=0')
})
