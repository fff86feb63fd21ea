import { build } from 'esbuild'
import { expect, test, watchNavigation } from '#test'
import { vectors } from './cipher/vectors'

const INFO = vectors.info
const MAILTO = 'mailto:info@example.com'

/** A page made by React alone, as a site of another kind would have it. */
const app = (element: string) =>
  build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'; import { MailLink } from './mail-link.view'; createRoot(document.querySelector('main')).render(${element})`,
      resolveDir: import.meta.dirname,
      loader: 'tsx',
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })

test('MAIL-2 the React link opens by itself, on a page without the page script', async ({ page, mountHtml }) => {
  const { outputFiles } = await app(`<MailLink payload="${INFO}" text="info [at] example [dot] com" />`)
  await page.route('**/__app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text }))
  await mountHtml('<main></main><script type="module" src="/__app.js"></script>', { isWithoutScript: true })
  const asked = await watchNavigation(page)
  await page.getByRole('link', { name: 'info [at] example [dot] com' }).click()
  await expect.poll(() => asked).toEqual([MAILTO])
})

test('MAIL-2 beside the page script it still opens once, in React and as it is served', async ({ page, mountHtml, openExample }) => {
  const { outputFiles } = await app(`<MailLink payload="${INFO}" text="info [at] example [dot] com" />`)
  await page.route('**/__app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text }))
  await mountHtml('<main></main><script type="module" src="/__app.js"></script>')
  for (const open of [() => Promise.resolve(), () => openExample('mail-link', 'react')]) {
    await open()
    const asked = await watchNavigation(page)
    await page.getByRole('link').click()
    await expect.poll(() => asked).toEqual([MAILTO])
    await page.getByRole('link').click()
    await expect.poll(() => asked).toEqual([MAILTO, MAILTO])
  }
})

test('MAIL-1 the address is nowhere in what the component renders', async ({ page, openExample }) => {
  await openExample('mail-link', 'react')
  expect(await page.locator('main').innerHTML()).not.toMatch(/@|%40|&#64;/)
})

test('MAIL-11 a link without a payload is a text that says it is a link out of use', async ({ page, openExample }) => {
  await openExample('mail-link', 'nothing')
  const asked = await watchNavigation(page)
  const link = page.getByRole('link', { name: 'info [at] example' })
  await expect(link).toBeDisabled()
  await link.click({ force: true })
  await page.keyboard.press('Tab')
  await expect(link).not.toBeFocused()
  expect(asked).toEqual([])
})
