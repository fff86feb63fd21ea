import { expect, test } from '#test'
import { slices } from '../../../../../tests/support/pages'

const slot = '[data-feature="video"]'
const clip = (attributes: string, id = '') =>
  `<div data-feature="video" ${id && `id="${id}"`} ${attributes}><video muted preload="none" aria-label="The clock"><source src="/video/clock.mp4" type="video/mp4"></video><button data-control="toggle" data-part="toggle" type="button">Play video: The clock</button></div>`

/** Every option that a file's slot reads, by its attribute. */
const OPTIONS = [
  'loop',
  'start',
  'end',
  'volume',
  'mute',
  'autoplay',
  'controls',
  'ratio',
  'preload',
  'wait',
  'stop-other',
  'next-slide-on-end',
  'fit',
  'bgvideo',
  'status-yt',
  'status-vimeo',
]
const ODD = ['abc', '-7', '1e99', '1:2:3', '<b>']

for (const options of slices(OPTIONS, 4)) {
  test(`VID-1 whatever data-${options.join(', data-')} say, the video plays; what is wrong is reported and its default serves`, async ({
    page,
    mountHtml,
    guard,
  }) => {
    for (const option of options) {
      const name = option.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      guard.expectConsole(new RegExp(`^\\[vitrine\\] video: video\\.${name} is ".*", but it must be `))
    }
    const odd = options.flatMap((option) => ODD.map((value) => `data-${option}="${value}"`))
    await mountHtml(odd.map((attribute) => clip(attribute)).join(''), {
      styles: ['video'],
      css: `${slot} { inline-size: 200px; float: left }`,
    })
    for (const [at, attribute] of odd.entries()) {
      await test.step(`VID-1 ${attribute}`, async () => {
        const one = page.locator(slot).nth(at)
        await expect(one).toHaveAttribute('data-state', /resting|playing|paused/)
        await one.locator('[data-control="toggle"]').dispatchEvent('click')
        await expect.poll(() => one.locator('video').evaluate((video: HTMLVideoElement) => video.played.length)).toBeGreaterThan(0)
      })
    }
  })
}

test('VID-1 PAGE-1 a start or an end that cannot be, and an option that is misspelt, are reported, and the videos play', async ({
  page,
  mountHtml,
  guard,
}) => {
  guard.expectConsole(/\[vitrine\] video: video\.start is "abc", but it must be a number of seconds, or minutes and seconds such as 1:30\./)
  guard.expectConsole(/video\.end is 2, but it must be after its start \(5 s\)\./)
  guard.expectConsole(/\[vitrine\] video: data-autoplya is not an option\. Did you mean data-autoplay\?/)
  guard.expectConsole(/\[vitrine\] video: data-strat is not an option\. Did you mean data-start\?/)
  await mountHtml(
    clip('data-start="abc" data-end="2"', 'unread') +
      clip('data-start="5" data-end="2"', 'before') +
      clip('data-autoplya="true" data-strat="3" data-my-own="fine"', 'misspelt'),
    { styles: ['video'], css: `${slot} { inline-size: 200px; float: left }` },
  )
  await test.step('PAGE-1 an option that is misspelt is reported with the right one', async () => {
    await expect(page.locator('#misspelt')).toHaveAttribute('data-state', 'resting')
  })
  await test.step('VID-1 a start that cannot be read does not kill the play button', async () => {
    await page.locator('#unread').getByRole('button', { name: 'Play video: The clock' }).click()
    await expect(page.locator('#unread')).toHaveAttribute('data-state', 'playing')
  })
  await test.step('VID-1 an end before its start is left out', async () => {
    await page
      .locator('#before')
      .getByRole('button', { name: /^Play video/ })
      .click()
    await expect(page.locator('#before')).toHaveAttribute('data-state', 'playing')
  })
  expect(guard.console).toHaveLength(4)
})

test('VID-1 a slot with nothing but its addresses gets its video, its still picture and its button', async ({ page, mountHtml }) => {
  await mountHtml(
    '<div data-feature="video" data-mp4="/video/clock.mp4" data-webm="/video/clock.webm" data-poster="/video/clock.jpg" data-title="The clock" data-controls="false"></div>',
    { styles: ['video'] },
  )
  await expect(page.locator('img')).toHaveAttribute('src', '/video/clock.jpg')
  await page.getByRole('button', { name: 'Play video: The clock' }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'playing')
  await page.getByRole('button', { name: 'Pause video: The clock' }).click()
  await expect(page.locator(slot)).toHaveAttribute('data-state', 'paused')
})

test('VID-10 a provider’s slot with nothing but its id asks the visitor', async ({ page, mountHtml }) => {
  await mountHtml(
    '<div data-feature="video" data-ytid="https://youtu.be/aqz-KE-bpKQ?t=1m30s" data-title="A film" data-consent="Von {provider}." data-allow="Abspielen" data-always="Immer {provider}" data-watch="Bei {provider} ansehen"></div>',
    { styles: ['video'] },
  )
  await expect(page.getByText('Von YouTube.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abspielen: A film' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Immer YouTube' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bei YouTube ansehen' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  )
})
