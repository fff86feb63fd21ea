import { expect, test, type Page } from '#test'
import { atRest, current, grid, openNumber, overlay, photo, picture, position, settings } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const retry = (page: Page) => current(page).getByRole('button', { name: 'Try again' })
/** One item of the settings, opened by its hash. */
const item = (fields: object, options: object = {}) => settings({ groups: { one: [fields] }, ...options })

test('GAL-1 opens for image, video, iframe, inline, ajax and html items; flash gets its message as a link', async ({
  page,
  openExample,
}) => {
  await openExample('gallery', 'types')
  const show = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(overlay(page).locator('[data-part="title"]')).toHaveText(name)
    return current(page)
  }
  await expect((await show('A picture')).getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  const video = (await show('A video file')).locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect((await show('A page in a frame')).frameLocator('iframe').getByRole('heading', { name: 'Notice' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect((await show('A part of this page')).getByRole('heading', { name: 'A note on this page' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect((await show('A page fetched and made safe')).getByRole('heading', { name: 'Success' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect((await show('Markup from the page’s author')).getByRole('heading', { name: 'Written by hand' })).toBeVisible()
  await page.keyboard.press('Escape')
  const message = (await show('A Flash film')).getByRole('alert')
  await expect(message).toHaveText('The content you are attempting to view requires the Adobe Flash player plugin.')
  await expect(message.getByRole('link')).toHaveAttribute('href', 'https://archive.example/old-film.swf')
})

test('GAL-1 a provider is asked for nothing before the visitor allows it; leaving the item pauses the film', async ({
  page,
  serve,
  openExample,
}) => {
  let asked: string[] = []
  page.on('request', (request) => /youtube|vimeo|ytimg/.test(request.url()) && asked.push(request.url()))
  const listener = `<script>addEventListener('message', (event) => parent.postMessage({ told: event.data }, '*'))</script>`
  await serve(/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//, { body: listener, contentType: 'text/html' })
  await openExample('gallery', 'types')
  await page.evaluate(() => addEventListener('message', (event) => (document.title = event.data.told ?? document.title)))
  for (const [title, name, frame] of [
    ['A film on YouTube', 'YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?enablejsapi=1&autoplay=1'],
    ['A film on Vimeo', 'Vimeo', 'https://player.vimeo.com/video/76979871?title=0&byline=0&portrait=0&autoplay=1'],
  ] as const) {
    await test.step(`GAL-1 ${name}`, async () => {
      asked = []
      await page.evaluate(() => (document.title = 'Nothing told'))
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(current(page).getByText(`This video is played by ${name}.`)).toBeVisible()
      await expect(current(page).locator('[data-part="embed"] img')).toHaveAttribute('src', /\/style-guide\/pictures\//)
      expect(asked).toEqual([])
      await current(page).getByRole('button', { name: 'Play the video' }).click()
      await expect(current(page).locator('iframe')).toHaveAttribute('src', frame)
      await expect(current(page)).toHaveAttribute('data-content', 'ready')
      await overlay(page).getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page).toHaveTitle(/pause/)
      expect(await page.evaluate(() => localStorage.getItem('vitrine-consent'))).toBeNull()
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toHaveCount(0)
    })
  }
})

test('GAL-1 leaving a video pauses it, and closing ends it', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a data-gallery="g" href="/video/stream-pan.mp4" data-options='{"html5video":{"webm":"/video/stream-pan.webm"}}'>Film</a><a data-gallery="g" href="${photo('sea')}">Sea</a>`,
  )
  await openNumber(page)
  const video = overlay(page).locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await page.evaluate(() => ((window as { film?: Element }).film = document.querySelector('video')!))
  await overlay(page).getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { film: HTMLVideoElement }).film.paused)).toBe(true)
})

test('GAL-1 an inline item is a copy with ids of its own; the original stays untouched', async ({ page, mountHtml }) => {
  await mountHtml(
    `<a data-gallery data-type="inline" href="#note">Note</a><div id="note" hidden><label for="name">Name</label><input id="name"><script>document.title = 'ran ' + document.title</script></div>`,
  )
  const before = await page.locator('#note').evaluate((note) => note.outerHTML)
  await expect(page).toHaveTitle(/^ran Test page$/)
  await openNumber(page)
  await overlay(page).getByLabel('Name').fill('typed')
  await expect(page).toHaveTitle(/^ran Test page$/)
  expect(await page.locator('#note').evaluate((note) => note.outerHTML)).toBe(before)
  await expect(page.locator('#name')).toHaveValue('')
  expect(await page.evaluate(() => [...document.querySelectorAll('[id]')].map((element) => element.id).sort())).toEqual([
    'gallery-name',
    'gallery-note',
    'name',
    'note',
  ])
})

test('GAL-1 a picture may come in several sizes, and one of unknown size keeps the thumbnail’s shape until it is there', async ({
  page,
  mountHtml,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/late.jpg', async (route) => {
    await held
    await route.continue({ url: new URL(photo('dogs'), route.request().url()).href })
  })
  await mountHtml(`<a data-gallery="g" href="/late.jpg"><img src="${photo('dogs', 400)}" width="100" height="150" alt="Dogs"></a>
    <a data-gallery="s" href="${photo('sea')}" data-srcset="${photo('sea', 400)} 400w, ${photo('sea')} 1600w">Sizes</a>`)
  await openNumber(page)
  const shape = async () => {
    const { width, height } = (await picture(page).boundingBox())!
    return (width / height).toFixed(2)
  }
  await expect.poll(shape).toBe('0.67')
  await expect(picture(page)).toHaveCSS('background-image', /dogs-400/)
  release()
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await expect.poll(shape).toBe('0.67')
  await page.keyboard.press('Escape')
  await openNumber(page, 2)
  await expect(picture(page)).toHaveAttribute('srcset', /400w/)
  await expect(picture(page)).toHaveAttribute('sizes', /^\d+px$/)
})

test('GAL-17 a photo that fails says so, and can be tried again', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/404/)
  let isThere = false
  await page.route('**/missing.jpg', (route) =>
    isThere ? route.continue({ url: new URL(photo('sea'), route.request().url()).href }) : route.fulfill({ status: 404 }),
  )
  await mountHtml(`<a data-gallery href="/missing.jpg">Missing</a>`)
  await openNumber(page)
  await expect(current(page).getByRole('alert')).toContainText('An error occurred when trying to load photo.')
  isThere = true
  await retry(page).click()
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await expect(picture(page)).toBeVisible()
})

test('GAL-17 contents that fail say so, in the site’s own words', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/500/)
  await page.route('**/broken', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'x' }))
  await mountHtml(item({ url: '/broken', type: 'ajax' }), { address: '#one/0' })
  await expect(current(page).getByRole('alert')).toContainText('An error occurred when trying to load contents.')
  await mountHtml(
    `<a data-gallery data-type="inline" href="#nowhere">Nowhere</a>${settings({}, { loadContents: 'Nichts da.', retry: 'Noch einmal' })}`,
  )
  await openNumber(page)
  await expect(current(page).getByRole('alert')).toHaveText('Nichts da.Noch einmal')
})

test('GAL-18 an ajax item is fetched by GET, or as its options say', async ({ page, mountHtml }) => {
  const asked: string[] = []
  await page.route(/\/part(?!s)/, async (route) => {
    asked.push(
      `${route.request().method()} ${new URL(route.request().url()).pathname}${new URL(route.request().url()).search} ${route.request().postData() ?? ''}`,
    )
    await route.fulfill({ contentType: 'text/html', body: '<h2>Fetched</h2>' })
  })
  await mountHtml(item({ url: '/part', type: 'ajax' }), { address: '#one/0' })
  await expect(current(page).getByRole('heading', { name: 'Fetched' })).toBeVisible()
  await mountHtml(item({ url: '/page', type: 'ajax', options: { ajax: { type: 'POST', url: '/part/b', data: { a: '1', b: 'x y' } } } }), {
    address: '?2#one/0',
  })
  await expect(current(page).getByRole('heading', { name: 'Fetched' })).toBeVisible()
  await mountHtml(item({ url: '/part?c=3', type: 'ajax', options: { ajax: { data: { d: '4' } } } }), { address: '?3#one/0' })
  await expect(current(page).getByRole('heading', { name: 'Fetched' })).toBeVisible()
  expect(asked).toEqual(['GET /part ', 'POST /part/b a=1&b=x+y', 'GET /part?c=3&d=4 '])
})

test('GAL-18 fetched HTML is made safe: scripts never run, styles stay out', async ({ page, mountHtml }) => {
  const hostile = `<h2>Kept</h2><script>document.title = 'ran'</script><img src="data:," onerror="document.title='ran'"><style>h2 { color: red }</style>
    <a href="javascript:document.title='ran'">Press</a><svg onload="document.title='ran'"></svg><iframe srcdoc="<script>parent.document.title='ran'</script>"></iframe>`
  await page.route('**/hostile', (route) => route.fulfill({ contentType: 'text/html', body: hostile }))
  await mountHtml(item({ url: '/hostile', type: 'ajax' }), { address: '#one/0' })
  await expect(current(page).getByRole('heading', { name: 'Kept' })).toBeVisible()
  await current(page).getByText('Press').click()
  await expect(current(page).locator('script, style, iframe, [onerror], [onload], a[href]')).toHaveCount(0)
  await expect(page).toHaveTitle('Test page')
})

test('GAL-18 an answer of another type, too large, or too late does no harm', async ({ page, mountHtml }) => {
  await page.clock.install()
  await page.route('**/json', (route) => route.fulfill({ contentType: 'application/json', body: '{"html":"<p>x</p>"}' }))
  await page.route('**/huge', (route) => route.fulfill({ contentType: 'text/html', body: '<p>'.padEnd(2_100_000, 'x') }))
  await page.route('**/late', () => {})
  await mountHtml(settings({ groups: { one: ['/json', '/huge', '/late', 'javascript:alert(1)'].map((url) => ({ url, type: 'ajax' })) } }), {
    address: '#one/0',
  })
  for (const at of [1, 2]) {
    await expect(position(page)).toContainText(`${at} of 4`)
    await expect(current(page).getByRole('alert')).toContainText('An error occurred when trying to load contents.')
    await page.keyboard.press('ArrowRight')
  }
  await expect(position(page)).toContainText('3 of 4')
  await expect(current(page)).toHaveAttribute('data-content', 'loading')
  await page.clock.runFor(10_100)
  await expect(current(page).getByRole('alert')).toBeVisible()
  await page.clock.runFor(1000)
  await page.keyboard.press('ArrowRight')
  await expect(position(page)).toContainText('4 of 4')
  await expect(current(page).getByRole('alert')).toBeVisible()
})

test('GAL-18 closing ends a call that is on its way', async ({ page, mountHtml }) => {
  await page.route('**/slow', () => {})
  const asked = page.waitForRequest('**/slow')
  await mountHtml(item({ url: '/slow', type: 'ajax' }), { address: '#one/0' })
  await asked
  await expect(current(page)).toHaveAttribute('data-content', 'loading')
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/slow'))
  await page.keyboard.press('Escape')
  expect((await ended).failure()?.errorText).toContain('ERR_ABORTED')
})

test('GAL-19 a recognition service is passed the link, and its answer is read', async ({ page, mountHtml }) => {
  let passed = ''
  await page.route('**/recognise*', (route) => {
    passed = new URL(route.request().url()).searchParams.get('url') ?? ''
    return route.fulfill({
      json: { status: 200, results: { type: 'image', source: photo('sea'), url: '/clip/1', images: [photo('sea', 400)] } },
    })
  })
  await mountHtml(item({ url: '/clip/1' }, { recognitionAddress: '/recognise' }), { address: '#one/0' })
  await expect(picture(page)).toHaveAttribute('src', photo('sea'))
  expect(passed).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/clip\/1$/)
})

test('GAL-19 a service that answers with nonsense does no harm: the link opens as a page in a frame', async ({ page, mountHtml }) => {
  const answers = {
    'a script for an address': { json: { status: 200, results: { type: 'iframe', source: 'javascript:alert(1)' } } },
    'a wrong type': { contentType: 'text/html', body: '<script>alert(1)</script>' },
    'no JSON at all': { contentType: 'application/json', body: '{{{' },
    'far too much': { contentType: 'application/json', body: '"'.padEnd(2_100_000, 'x') },
  }
  const passed = new Set<number>()
  await page.route('**/recognise*', (route) => {
    const index = Number(new URL(route.request().url()).searchParams.get('url')!.at(-1))
    passed.add(index)
    return route.fulfill(Object.values(answers)[index]!)
  })
  await page.route('**/clip/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Clip</title>' }))
  const names = Object.keys(answers)
  await mountHtml(
    settings({ groups: { one: names.map((title, index) => ({ url: `/clip/${index}`, title })) }, recognitionAddress: '/recognise' }),
    { address: '#one/0' },
  )
  for (const [index, what] of names.entries()) {
    await test.step(`GAL-19 ${what}`, async () => {
      await expect(position(page)).toContainText(`${index + 1} of ${names.length}`)
      await expect(current(page).locator('iframe')).toHaveAttribute('src', `/clip/${index}`)
      expect(passed).toContain(index)
      await atRest(page)
      await page.keyboard.press('ArrowRight')
    })
  }
})

test('GAL-20 a video’s thumbnail is looked up with its address and format=json, and thumbnail_url is read', async ({ page, mountHtml }) => {
  let asked: URL | undefined
  await page.route('**/lookup*', (route) => {
    asked = new URL(route.request().url())
    return route.fulfill({ json: { thumbnail_url: new URL(photo('fig', 400), asked).href } })
  })
  await mountHtml(
    `<a data-gallery="g" href="https://vimeo.com/76979871">Film</a><a data-gallery="g" href="${photo('sea')}">Sea</a>${settings({ lookupAddress: '/lookup' })}`,
  )
  await openNumber(page, 2)
  await expect(overlay(page).locator('[data-part="thumbnail"] img').first()).toHaveAttribute('src', /fig-400\.jpg$/)
  expect(asked?.searchParams.get('url')).toBe('https://vimeo.com/76979871')
  expect(asked?.searchParams.get('format')).toBe('json')
})

test('GAL-20 the provider itself is asked only with consent', async ({ page, serve, mountHtml }) => {
  let count = 0
  page.on('request', (request) => (count += /vimeo\.com\/api|youtube\.com\/vi/.test(request.url()) ? 1 : 0))
  await serve('https://vimeo.com/api/oembed.json*', {
    body: JSON.stringify({ thumbnail_url: 'https://i.vimeocdn.com/1.jpg' }),
    contentType: 'application/json',
  })
  await serve(/^https:\/\/(i\.vimeocdn|img\.youtube)\.com\//, { path: 'site/content/pictures/fig.jpg', contentType: 'image/jpeg' })
  const html = `<a data-gallery="g" href="https://vimeo.com/76979871">Film</a><a data-gallery="g" href="https://youtu.be/aqz-KE-bpKQ">Film</a><a data-gallery="g" href="${photo('sea')}">Sea</a>`
  await mountHtml(html)
  await openNumber(page, 3)
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
  await expect(overlay(page).locator('[data-part="thumbnail"] img')).toHaveCount(1)
  expect(count).toBe(0)
  await page.keyboard.press('Escape')
  // As a consent tool says it that does not wait for us.
  await page.evaluate(() => (document.documentElement.dataset.consent = 'vimeo youtube'))
  await openNumber(page, 3)
  await expect(overlay(page).locator('[data-part="thumbnail"] img')).toHaveCount(3)
  expect(count).toBe(2)
})

test('GAL-24 errors are announced, and an item that failed leaves the rest of the gallery usable', async ({ page, guard, mountHtml }) => {
  guard.expectConsole(/404/)
  await page.route('**/missing.jpg', (route) => route.fulfill({ status: 404 }))
  await mountHtml(grid(2).replace(photo('meadow'), '/missing.jpg'))
  await openNumber(page)
  await expect(current(page).getByRole('alert')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(current(page)).toHaveAttribute('data-content', 'ready')
})
