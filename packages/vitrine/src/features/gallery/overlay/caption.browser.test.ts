import { expect, test, type Page } from '#test'
import { grid, link, openNumber, overlay, photo, picture, position, settings, step } from '../gallery.browser.markup'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const caption = (page: Page) => overlay(page).locator('[data-part="caption"] p').last()
const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

test('GAL-6 words with < and > stay whole, in a caption, a title and an alternative text', async ({ page, mountHtml }) => {
  const words = '3 < 5 but 7 > 2'
  await mountHtml(
    `${link('sea', `data-gallery="g" data-title="${quoted(words)}" data-caption="so: ${quoted(words)}"`)}<a data-gallery="g" href="${photo('fig')}"><img src="${photo('fig', 400)}" alt="${quoted(words)}"></a>
    <figure><a data-gallery="g" href="${photo('dogs')}"><img src="${photo('dogs', 400)}" alt="Dogs"></a><figcaption>The &lt;b&gt; key &amp; ${quoted(words).replaceAll('<', '&lt;')}</figcaption></figure>`,
  )
  await openNumber(page)
  await expect(overlay(page).locator('[data-part="title"]')).toHaveText(words)
  await expect(caption(page)).toHaveText(`so: ${words}`)
  await expect(position(page)).toHaveText(`1 of 3. ${words}. so: ${words}`)
  await step(page, 'Right')
  await expect(overlay(page).locator('[data-part="title"]')).toHaveText(words)
  await expect(picture(page)).toHaveAttribute('alt', words)
  await step(page, 'Right')
  await expect(caption(page)).toHaveText(`The <b> key & ${words}`)
})

test('GAL-6 a caption may have links and emphasis: from its attribute, its figure or the settings', async ({ page, mountHtml }) => {
  const words = 'By <a href="/style-guide/">Ann</a>, <em>not</em> Bob, 3 < 5'
  await mountHtml(
    `${link('sea', `data-gallery="g" data-caption="${quoted(words)}"`)}<figure>${link('fig', 'data-gallery="g"')}<figcaption>In <a href="/style-guide/">the guide</a></figcaption></figure>
    <a href="#tour/0">Tour</a>${settings({ groups: { tour: [{ url: photo('dogs'), caption: '<b>Two</b> dogs' }] } })}`,
  )
  await openNumber(page)
  await expect(caption(page)).toHaveText('By Ann, not Bob, 3 < 5')
  await expect(caption(page).locator('em')).toHaveText('not')
  await expect(position(page)).toContainText('By Ann, not Bob, 3 < 5')
  await step(page, 'Right')
  await expect(caption(page).getByRole('link', { name: 'the guide' })).toBeVisible()
  await step(page, 'Left')
  await expect(caption(page).getByRole('link', { name: 'Ann' })).toBeVisible()
  await caption(page).getByRole('link', { name: 'Ann' }).click()
  await expect(page).toHaveURL(/\/style-guide\/$/)
  await page.goBack()
  await page.goto('about:blank')
})

test('GAL-6 a link in a caption looks like the overlay’s, whatever the page makes of its links', async ({ page, mountHtml }) => {
  await mountHtml(link('sea', `data-gallery data-caption="By <a href='/style-guide/'>Ann</a>"`), {
    css: 'a { display: block; color: rgb(0 0 255); text-decoration: none; font-size: 60px; padding: 40px }',
  })
  await openNumber(page)
  const ann = caption(page).getByRole('link', { name: 'Ann' })
  await expect(ann).toHaveCSS('display', 'inline')
  await expect(ann).toHaveCSS('padding', '0px')
  await expect(ann).toHaveCSS('text-decoration-line', 'underline')
  const [own, around] = await Promise.all(
    [ann, caption(page)].map((one) => one.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fontSize])),
  )
  expect(own).toEqual(around)
})

test('GAL-6 the sanitizer is fetched only for a caption that has markup', async ({ page, mountHtml }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await mountHtml(grid(2))
  await openNumber(page)
  await expect(caption(page)).toHaveText('Caption 1')
  await step(page, 'Right')
  await expect(caption(page)).toHaveText('Caption 2')
  expect(asked.filter((url) => /purify|caption-markup/.test(url))).toEqual([])
})

const ATTACKS: readonly string[] = [
  `<img src=x onerror="document.title='ran'">`,
  `<a href="javascript:document.title='ran'">press</a>`,
  `<a href="JaVaScRiPt&colon;document.title='ran'">press</a>`,
  `<a href="java&#10;script:document.title='ran'">press</a>`,
  `<a href="data:text/html,<script>opener.document.title='ran'</script>" target="_blank">press</a>`,
  `<b onclick="document.title='ran'" style="position:fixed;inset:0">press</b>`,
  `<b id="cookie" class="vitrine-control" name="body">press</b>`,
  `<script>document.title='ran'</script><b>press</b>`,
  `<b><svg onload="document.title='ran'"><script>document.title='ran'</script></svg></b>`,
  `<b><iframe srcdoc="<script>parent.document.title='ran'</script>"></iframe></b>`,
  `<b><style>body{display:none}</style></b>`,
  `<b><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=document.title='ran'&gt;"></table></mtext></math></b>`,
  `<em><noscript><p title="</noscript><img src=x onerror=document.title='ran'>"></noscript></em>`,
  `<b><form action="/x"><input name="attributes"><button formaction="javascript:document.title='ran'">press</button></form></b>`,
  `<a href="/x" onmouseover="document.title='ran'">press</a`,
  `<b>press</b><!--><img src=x onerror="document.title='ran'">-->`,
]
test('GAL-6 a hostile caption does no harm', async ({ page, mountHtml }) => {
  await mountHtml(
    ATTACKS.map((attack, at) => link('sea', `data-gallery="g" data-title="Attack ${at}" data-caption="${quoted(attack)}"`)).join(''),
  )
  await openNumber(page)
  for (const [at] of ATTACKS.entries()) {
    await expect(overlay(page).locator('[data-part="title"]')).toHaveText(`Attack ${at}`)
    // Whatever is to become of it has become of it: the sanitizer is there, and its answer is written in the same turn.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    const found = await overlay(page)
      .locator('[data-part="caption"] p + p')
      .evaluateAll((all) =>
        all.flatMap((words) =>
          [...words.querySelectorAll('*')].flatMap((element) => [
            element.localName,
            ...[...element.attributes].map(
              ({ name, value }) => `${name}=${name === 'href' ? new URL(value, 'https://page.invalid').protocol : value}`,
            ),
          ]),
        ),
      )
    for (const name of found) expect(['a', 'b', 'em', 'href=https:', 'class=vitrine-part'], `${ATTACKS[at]} left ${name}`).toContain(name)
    const link = overlay(page).locator('[data-part="caption"]').getByText('press')
    if ((await link.count()) > 0 && !found.includes('href=https:')) await link.click()
    if (at < ATTACKS.length - 1) await step(page, 'Right')
  }
  await expect(page).toHaveTitle('Test page')
})
