import { expect, test, watchNavigation } from '#test'
import { encrypt } from './cipher/modern'
import { vectors } from './cipher/vectors'

const INFO = vectors.info
const INFO_S3CRET = vectors.infoOwnPassword
const INFO_10000 = vectors.info10000Rounds
const LEGACY = vectors.legacy
const MAILTO = 'mailto:info@example.com'
const FALLBACK = /^Modern decryption failed, trying original algorithm$/

const link = (payload: string = INFO, text = 'Write to us') => `<a href="#mail" data-mail="${payload}">${text}</a>`

const lastAsked = (asked: readonly string[]) => expect.poll(() => asked)

test('MAIL-6 a legacy link is opened after the modern scheme failed, and the console says so', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(FALLBACK)
  await mountHtml(link(LEGACY))
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-4 settings of older pages are honoured', async ({ page, mountHtml }) => {
  await mountHtml(link(INFO_10000), {
    head: '<script>window.cryptxConfig = { iterations: "10000", keyLength: 32, ivLength: 16, saltLength: 16 }</script>',
  })
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-4 rounds and password of a site stand on its root element, and win over the older object', async ({ page, mountHtml }) => {
  await mountHtml(link(INFO_S3CRET), {
    root: 'lang="en" data-mail-iterations="100000" data-mail-password="s3cret"',
    head: '<script>window.cryptxConfig = { iterations: 10000 }</script>',
  })
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-4 the lengths of key, vector and salt are read from the root element', async ({ page, mountHtml }) => {
  const payload = await encrypt(MAILTO, 'default_key', { iterations: 5, keyLength: 16, ivLength: 12, saltLength: 8 })
  await mountHtml(link(payload), {
    root: 'lang="en" data-mail-iterations="5" data-mail-key-length="16" data-mail-iv-length="12" data-mail-salt-length="8"',
  })
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-4 a wrong setting is named once, and its default taken', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] mail-link: mail-link\.keyLength is "20", but it must be 16, 24, 32\./)
  await mountHtml(link(), { root: 'lang="en" data-mail-key-length="20"' })
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
  expect(guard.console).toHaveLength(1)
})

test('MAIL-14 the later attribute form is opened: payload, key, mode', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a href="#" class="cryptx-link" data-cx="${INFO_S3CRET}" data-cxk="s3cret" data-cxm="secure">Secure</a> <a href="#" data-cx="${LEGACY}" data-cxm="legacy">Legacy</a>`,
  )
  const asked = await watchNavigation(page)
  await page.getByRole('link', { name: 'Secure' }).click()
  await lastAsked(asked).toEqual([MAILTO])
  await page.getByRole('link', { name: 'Legacy' }).click()
  await lastAsked(asked).toEqual([MAILTO, MAILTO])
})

test('MAIL-14 a script call is read and its script never run', async ({ page, mountHtml }) => {
  const decoders =
    '<script>window.ran = []; window.DeCryptX = window.secureDecryptAndNavigate = (text) => { window.ran.push(text) }</script>'
  await mountHtml(
    `<a href="javascript:DeCryptX('${LEGACY}')">Old</a> <a href="javascript:secureDecryptAndNavigate('${INFO_S3CRET}', 's3cret')">Newer</a>`,
    { head: decoders },
  )
  const asked = await watchNavigation(page)
  await expect(page.locator('a[data-cx]')).toHaveCount(2)
  await page.getByRole('link', { name: 'Old' }).click()
  await lastAsked(asked).toEqual([MAILTO])
  await page.getByRole('link', { name: 'Newer' }).click()
  await lastAsked(asked).toEqual([MAILTO, MAILTO])
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual([])
})

test('MAIL-14 script calls that are not of this kind are left to the page', async ({ page, mountHtml }) => {
  await mountHtml(`${link()} <a href="javascript:showTerms('/terms')">Terms</a>`, {
    head: '<script>window.showTerms = (path) => { document.title = path }</script>',
  })
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('/terms')
})

for (const [what, take] of [
  ['crypto', () => Object.defineProperty(window, 'crypto', { value: undefined })],
  ['Web Crypto, as on an insecure address', () => Object.defineProperty(crypto, 'subtle', { value: undefined })],
] as const) {
  test(`MAIL-15 without ${what} modern links end in the catalogue's messages, and legacy links still work`, async ({
    page,
    mountHtml,
    guard,
  }) => {
    guard.expectConsole(FALLBACK)
    guard.expectConsole(/^Invalid email format in mailto URL$/)
    guard.expectConsole(/^Invalid or unsafe URL detected$/)
    await page.addInitScript(take)
    await mountHtml(`${link(INFO, 'Modern')} ${link(LEGACY, 'Legacy')}`)
    const asked = await watchNavigation(page)
    await page.getByRole('link', { name: 'Modern' }).click()
    await expect.poll(() => guard.console).toContain('Invalid or unsafe URL detected')
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Legacy' }).click()
    await lastAsked(asked).toEqual([MAILTO])
  })
}

test("MAIL-14 a page's own javascript: link is not held, though mail links are still on their way", async ({ page, mountHtml }) => {
  await page.route('**/__script/parts/mail-link.behaviour*', () => {})
  await mountHtml(
    `${link()}<a href="javascript:void(0)" id="own">Own</a><script>own.addEventListener('click', (event) => { document.title = event.isTrusted ? 'heard' : 'heard late' })</script>`,
  )
  await page.getByRole('link', { name: 'Own' }).click()
  await expect(page).toHaveTitle('heard')
})
