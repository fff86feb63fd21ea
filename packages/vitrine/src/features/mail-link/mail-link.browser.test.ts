import { expect, findFaults, test, watchNavigation, type Page } from '#test'
import { vectors } from './cipher/vectors'

const INFO = vectors.info
const WEB = vectors.web
const UNSAFE = vectors.script
const MAILTO = 'mailto:info@example.com'

const link = (payload: string = INFO, text = 'Write to us') => `<a href="#mail" data-mail="${payload}">${text}</a>`

const lastAsked = (asked: readonly string[]) => expect.poll(() => asked)

test('MAIL-2 a click, Enter or a click on a child sends the current page to the decoded link; late and rendered links do too', async ({
  page,
  mountHtml,
}) => {
  await mountHtml(
    `${link()} ${link(INFO, '<span><b>Child</b></span> of a link')} <a href="#mail:${INFO}">Rendered by a script</a><main></main>`,
  )
  const asked = await watchNavigation(page)
  let times = 0
  const expectAsked = () => lastAsked(asked).toEqual(Array.from({ length: (times += 1) }, () => MAILTO))
  await test.step('MAIL-2 Enter on the focused link', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectAsked()
  })
  await test.step('MAIL-2 a click sends the current page to the decoded link', async () => {
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expectAsked()
    expect(page.context().pages()).toHaveLength(1)
  })
  await test.step('MAIL-2 a click on a child of the link counts', async () => {
    await page.getByText('Child', { exact: true }).click()
    await expectAsked()
  })
  await test.step('MAIL-2 a link that a script rendered holds the payload in its address', async () => {
    await page.getByRole('link', { name: 'Rendered by a script' }).click()
    await expectAsked()
  })
  await test.step('MAIL-2 a link that arrives later works without another start', async () => {
    await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), link(INFO, 'Second'))
    await page.getByRole('link', { name: 'Second' }).click()
    await expectAsked()
  })
})

test('MAIL-2 a decoded web address is opened in the current page', async ({ page, mountHtml, serve }) => {
  await serve('https://example.com/**', { body: '<h1>There</h1>', contentType: 'text/html' })
  await mountHtml(link(WEB))
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'There' })).toBeVisible()
  expect(page.url()).toBe('https://example.com/a?b=c#d')
})

test('MAIL-2 a click without pointer or focus before it, as assistive technology makes it, works', async ({ page, mountHtml, serve }) => {
  await serve('https://example.com/**', { body: '<h1>There</h1>', contentType: 'text/html' })
  await mountHtml(link(WEB))
  await page.getByRole('link').evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { name: 'There' })).toBeVisible()
})

test('MAIL-2 a click with a modifier, or with the middle button, opens nothing, here or elsewhere', async ({ page, mountHtml }) => {
  await mountHtml(`${link()}<button>After</button>`)
  const asked = await watchNavigation(page)
  const address = page.url()
  for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    await test.step(`MAIL-2 a click with ${modifier}`, async () => {
      await page.getByRole('link').click({ modifiers: [modifier] })
      await settle(page)
      expect(asked).toEqual([])
      expect(page.context().pages()).toHaveLength(1)
      expect(page.url()).toBe(address)
    })
  }
  await test.step('MAIL-2 a middle click', async () => {
    await page.getByRole('link').click({ button: 'middle' })
    await settle(page)
    expect(asked).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  })
})

/** A plain click on a second link has been answered: whatever the first one did would have shown by then. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (payload) => document.body.insertAdjacentHTML('beforeend', `<a href="#mail" data-mail="${payload}">Settle</a>`),
    UNSAFE,
  )
  const [message] = await Promise.all([
    page.waitForEvent('console', (said) => said.text() === 'Invalid or unsafe URL detected'),
    page.getByRole('link', { name: 'Settle' }).click(),
  ])
  expect(message.type()).toBe('error')
  await page.getByRole('link', { name: 'Settle' }).evaluate((element) => element.remove())
}

test.beforeEach(({ guard }, info) => {
  if (/MAIL-2 a click .*opens nothing/.test(info.title)) {
    guard.expectConsole(/^Protocol not allowed: javascript:$/)
    guard.expectConsole(/^Invalid or unsafe URL detected$/)
  }
})

test('MAIL-1 the address is nowhere in the page before the click, nor after it', async ({ page, openExample }) => {
  await openExample('mail-link', 'modern')
  const asked = await watchNavigation(page)
  const holds = () =>
    page.evaluate(() =>
      /info@|@example|info%40|info&#64;/i.test(document.documentElement.outerHTML + document.documentElement.innerText + location.href),
    )
  await page.getByRole('link').hover()
  expect(await holds()).toBe(false)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
  expect(await holds()).toBe(false)
})

test('MAIL-3 the cipher is fetched and the key derived when the visitor points at a link, once for all links of a salt', async ({
  page,
  mountHtml,
}) => {
  await countDerivations(page)
  const parts: string[] = []
  page.on('request', (request) => parts.push(request.url()))
  await mountHtml(`${link(INFO, 'First')} ${link(WEB, 'Second')}`)
  const asked = await watchNavigation(page)
  await expect.poll(() => parts.some((url) => url.includes('mail-link.behaviour'))).toBe(true)
  expect(parts.filter((url) => url.includes('/parts/mail-link.opening'))).toEqual([])
  await page.getByRole('link', { name: 'First' }).hover()
  await expect.poll(() => derivations(page)).toBe(1)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Second' }).hover()
  await page.getByRole('link', { name: 'First' }).click()
  await lastAsked(asked).toEqual([MAILTO])
  expect(await derivations(page)).toBe(1)
})

for (const [how, act] of [
  ['a click', (page: Page) => page.getByRole('link', { name: 'Write to us' }).click()],
  ['Enter', (page: Page) => page.getByRole('link', { name: 'Write to us' }).press('Enter')],
] as const) {
  for (const part of ['mail-link.behaviour', 'mail-link.opening']) {
    test(`MAIL-2 ${how} is not lost while the part ${part} is on its way`, async ({ page, mountHtml }) => {
      let deliver = () => {}
      const held = new Promise<void>((resolve) => (deliver = resolve))
      let wasAsked = false
      await page.route(`**/__script/parts/${part}*`, async (route) => {
        wasAsked = true
        await held
        await route.fallback()
      })
      await mountHtml(link())
      const asked = await watchNavigation(page)
      await act(page)
      await expect.poll(() => wasAsked).toBe(true)
      expect(asked).toEqual([])
      deliver()
      await lastAsked(asked).toEqual([MAILTO])
    })
  }
}

test('MAIL-2 a page without any protected link at load takes in those that come later, without another start', async ({
  page,
  mountHtml,
}) => {
  await mountHtml('<main><button>Show</button></main>')
  await page.getByRole('button').click()
  const asked = await watchNavigation(page)
  await page.evaluate((html) => document.querySelector('main')!.insertAdjacentHTML('beforeend', html), link(INFO, 'Later'))
  await page.getByRole('link', { name: 'Later' }).click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-4 a wrong setting of the page is reported and its default serves; a misspelt one is named with the right one', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] mail-link: mail-link\.iterations is "many", but it must be a whole number from 1 to 1000000\./)
  guard.expectConsole(/\[vitrine\] mail-link: data-mail-pasword is not an option\. Did you mean data-mail-password\?/)
  await mountHtml(link(), { root: 'lang="en" data-mail-iterations="many" data-mail-pasword="x"' })
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

test('MAIL-3 focus prepares the key as well', async ({ page, mountHtml }) => {
  await countDerivations(page)
  await mountHtml(link())
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  await expect.poll(() => derivations(page)).toBe(1)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('MAIL-3 a touch prepares the key, and the tap opens the link', async ({ page, mountHtml }) => {
    await countDerivations(page)
    await mountHtml(link())
    const asked = await watchNavigation(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link').dispatchEvent('touchstart')
    await expect.poll(() => derivations(page)).toBe(1)
    await page.getByRole('link').tap()
    await lastAsked(asked).toEqual([MAILTO])
    expect(await derivations(page)).toBe(1)
  })

  for (const part of ['mail-link.behaviour', 'mail-link.opening']) {
    test(`MAIL-2 the first tap is not lost while the part ${part} is on its way`, async ({ page, mountHtml }) => {
      let deliver = () => {}
      const held = new Promise<void>((resolve) => (deliver = resolve))
      let wasAsked = false
      await page.route(`**/__script/parts/${part}*`, async (route) => {
        wasAsked = true
        await held
        await route.fallback()
      })
      await mountHtml(link())
      const asked = await watchNavigation(page)
      await page.getByRole('link').tap()
      await expect.poll(() => wasAsked).toBe(true)
      deliver()
      await lastAsked(asked).toEqual([MAILTO])
    })
  }
})

/** Counts calls of the browser's own derivation, and passes them on. */
const countDerivations = (page: Page) =>
  page.addInitScript(() => {
    const derive = crypto.subtle.deriveKey.bind(crypto.subtle)
    Object.assign(window, { derivations: 0 })
    crypto.subtle.deriveKey = (...given: Parameters<typeof derive>) => {
      ;(window as unknown as { derivations: number }).derivations += 1
      return derive(...given)
    }
  })
const derivations = (page: Page) => page.evaluate(() => (window as unknown as { derivations: number }).derivations)

test('MAIL-9 a link that hides a script is not followed, and the visitor sees nothing', async ({ page, openExample, guard }) => {
  guard.expectConsole(/^Protocol not allowed: javascript:$/)
  guard.expectConsole(/^Invalid or unsafe URL detected$/)
  await openExample('mail-link', 'unsafe')
  const asked = await watchNavigation(page)
  const address = page.url()
  const before = await page.locator('body').innerText()
  await page.getByRole('link').click()
  await expect.poll(() => guard.console).toContain('Invalid or unsafe URL detected')
  expect(asked).toEqual([])
  expect(page.url()).toBe(address)
  expect(await page.locator('body').innerText()).toBe(before)
})

test('MAIL-2 a cipher that cannot be fetched is reported, and the next click tries again', async ({ page, mountHtml, guard }) => {
  guard.expectConsole(/\[vitrine\] mail-link: /)
  guard.expectConsole(/Failed to load resource/)
  await page.route('**/__script/parts/mail-link.opening*', (route) => route.abort())
  await mountHtml(link())
  await page.getByRole('link').evaluate((element: HTMLElement) => element.click())
  await expect.poll(() => guard.console.some((text) => text.includes('[vitrine]'))).toBe(true)
  await page.unroute('**/__script/parts/mail-link.opening*')
  const asked = await watchNavigation(page)
  await page.getByRole('link').click()
  await lastAsked(asked).toEqual([MAILTO])
})

for (const name of ['modern', 'own-text', 'react', 'nothing']) {
  test(`MAIL-2 the example ${name} has no accessibility faults, at rest and focused`, async ({ page, openExample }) => {
    await openExample('mail-link', name)
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await findFaults(page)).toEqual([])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('MAIL-1 the visible text lets a person write the address down', async ({ page, openExample }) => {
    await openExample('mail-link', 'modern')
    await expect(page.getByText('Write to info [at] example [dot] com.')).toBeVisible()
    await openExample('mail-link', 'own-text')
    await expect(page.locator('main p').last()).toHaveText('Write to us (info [at] example [dot] com)', { useInnerText: true })
  })
})
