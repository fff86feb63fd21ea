import { expect, test } from '#test'
import { frameOf, serveVimeo } from '../fakes/providers'
import { markupOf } from '../support/examples'

const LOOK_ALIKES = [
  'https://player.vimeo.com.evil.example/video/76979871',
  'https://evil.example/player.vimeo.com/video/76979871',
  'https://vimeo.com.evil.example/',
  'https://player-vimeo.com/',
  'https://www.youtube.com.evil.example/embed/x',
  'https://www.youtube-nocookie.com.evil.example/embed/x',
  'https://youtube.com/',
]
/** What a player's own frame would say that it was paused, or has ended, with. */
const SAID = [
  { event: 'pause', data: { seconds: 1, duration: 10, percent: 0.1 } },
  { event: 'ended', data: { seconds: 10, duration: 10, percent: 1 } },
  { method: 'ready' },
  { event: 'onStateChange', info: 2, id: 1, channel: 'widget' },
]
const SENDER = `<script>for (const said of ${JSON.stringify(SAID)}) { parent.postMessage(said, '*'); parent.postMessage(JSON.stringify(said), '*') } parent.postMessage('sent', '*')</script>`

test('VID-12 messages of origins that look like a provider’s, or have none, change nothing; the player’s own frame’s do', async ({
  page,
  mountHtml,
  serve,
}) => {
  await serveVimeo(serve)
  for (const address of LOOK_ALIKES) await serve(address, { body: SENDER, contentType: 'text/html' })
  await mountHtml(markupOf('/style-guide/video/vimeo/'), { styles: ['video'] })
  const slot = page.locator('[data-feature="video"]')
  await page.getByRole('button', { name: /^Play video/ }).click()
  await expect(slot).toHaveAttribute('data-state', 'playing')
  const heard = await page.evaluate(
    async ([addresses, sender]) => {
      const origins: string[] = []
      const send = (frame: HTMLIFrameElement) =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data, source, origin }) => {
            if (data !== 'sent' || source !== frame.contentWindow) return
            origins.push(origin)
            resolve()
          })
          document.body.append(frame)
        })
      for (const src of addresses) await send(Object.assign(document.createElement('iframe'), { src }))
      const sandboxed = Object.assign(document.createElement('iframe'), { srcdoc: sender })
      sandboxed.setAttribute('sandbox', 'allow-scripts')
      await send(sandboxed)
      return origins
    },
    [LOOK_ALIKES, SENDER] as const,
  )
  expect(heard).toEqual([...LOOK_ALIKES.map((address) => new URL(address).origin), 'null'])
  await expect(slot).toHaveAttribute('data-state', 'playing')
  const own = await frameOf(page, /player\.vimeo\.com\/video\/76979871/)
  await own.evaluate((said) => parent.postMessage(said, '*'), SAID[0])
  await expect(slot).toHaveAttribute('data-state', 'paused')
})
