import { expect, test, watchNavigation, type Page } from '#test'
import { giveTranslator } from '../fakes/translate'
import { encrypt } from '../../packages/vitrine/src/features/mail-link/cipher/modern'
import { readmeMarkup } from '../../packages/vitrine/src/features/slider/slider.browser.markup'
import { compare, pair, settingsBlock, values } from './walk'

test('PAGE-1 every setting of protected addresses decides whether a link opens', async ({ page, mountHtml, guard }) => {
  for (const words of [/Modern decryption failed/, /Invalid/]) guard.expectConsole(words)
  const MAIL = 'E-mail protection settings'
  const [first, second] = [0, 1].map((at) => values(MAIL, at as 0 | 1)) as [Record<string, string>, Record<string, string>]
  const names = Object.keys(first)
  const numbers = (given: Record<string, string>) => Object.fromEntries(names.map((name) => [name, Number(given[name])]))
  const payloads = await Promise.all(
    names.map((name) => encrypt('mailto:info@example.com', 'default_key', numbers({ ...first, [name]: second[name]! }) as never)),
  )
  const attribute = (name: string) => `data-mail-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  await mountHtml(names.map((name, at) => `<a href="#mail" data-mail="${payloads[at]}">${name}</a> `).join(''), {
    root: `lang="en" ${names.map((name) => `${attribute(name)}="${first[name]}"`).join(' ')}`,
  })
  const asked = await watchNavigation(page)
  const observed: Record<string, [unknown, unknown]> = {}
  for (const name of names) {
    const refused = () => guard.console.filter((text) => /Invalid or unsafe URL|Error during URL/.test(text)).length
    const before = refused()
    await page.getByRole('link', { name }).click()
    await expect.poll(refused).toBe(before + 1)
    const nothing = asked.length
    await page.evaluate(([key, value]) => document.documentElement.setAttribute(key!, value!), [attribute(name), second[name]])
    await page.getByRole('link', { name }).click()
    await expect.poll(() => asked.length).toBe(nothing + 1)
    await page.evaluate(([key, value]) => document.documentElement.setAttribute(key!, value!), [attribute(name), first[name]])
    observed[name] = [nothing === names.indexOf(name) ? 'nothing' : asked.join(), asked.at(-1)]
  }
  await compare(MAIL, observed)
})

test('PAGE-1 the stored pair of languages, a flag’s title and its third class change what is translated', async ({ page, mountHtml }) => {
  const LANGUAGE = 'Language selection'
  await giveTranslator(page, ['fr', 'de', 'it', 'es'])
  const looks: Record<string, unknown>[] = []
  for (const at of [0, 1] as const) {
    const { 'from/to pair': stored, title, 'language code': code } = values(LANGUAGE, at) as Record<string, string>
    const flag = (label: string, token: string) => `<a href="#" title="${label}" class="nturl notranslate ${token} flag">${label}</a>`
    await mountHtml('<p>Nothing yet</p>')
    await page.evaluate((value) => (document.cookie = `googtrans=${value}; path=/`), stored)
    await mountHtml(
      `<div data-feature="language-toolbar" data-order="browser" data-position="bottom"><button type="button" data-part="trigger" popovertarget="l">Language</button><div popover id="l" data-part="language-flags" role="toolbar" aria-label="Language">${flag('English', 'en')}${flag('French', 'fr')}${flag('German', 'de')}${flag(title!, code!)}</div></div><h1>Good morning</h1>`,
      { styles: ['language-toolbar'] },
    )
    await expect(page.getByRole('heading')).not.toHaveText('Good morning')
    const pairSeen = await page.getByRole('heading').innerText()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('link', { name: title! }).click()
    await expect(page.getByRole('status')).toContainText('is now in')
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'googtrans')
    looks.push({ 'from/to pair': pairSeen, title: await page.getByRole('status').innerText(), 'language code': cookie?.value })
  }
  await compare(LANGUAGE, pair(looks[0]!, looks[1]!))
})

test('PAGE-1 every name of the comment form counts', async ({ page, mountHtml }) => {
  const reply = (id: number, name: string, { post, respond }: { post: string; respond: string }) =>
    `<article id="div-comment-${id}"><p>Words</p><a class="comment-reply-link" href="?replytocom=${id}#respond" data-commentid="${id}" data-postid="${post}" data-belowelement="div-comment-${id}" data-respondelement="${respond}" data-replyto="Reply to ${name}">Reply ${id}</a></article>`
  await mountHtml(`${reply(5, 'Jane', { post: 'cropping', respond: 'respond' })}${reply(6, 'Tom', { post: 'light', respond: 'respond-too' })}
    <div id="respond"><h3 id="reply-title">Leave a comment <a id="cancel-comment-reply-link" href="#respond" hidden>Cancel reply</a></h3>
    <form id="commentform" action="/comments/"><textarea id="comment" name="comment">Words</textarea><input type="hidden" id="comment_post_ID" name="comment_post_ID" value="none"><input type="hidden" id="comment_parent" name="comment_parent" value="0"><button type="submit">Send</button></form></div>
    <div id="respond-too"><p>Another form</p></div>`)
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('comments.reply'))))
    .toBe(true)
  const look = await page.evaluate(async () => {
    const byId = (id: string) => document.getElementById(id) as HTMLInputElement
    const press = (selector: string) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      // The browser itself stays where it is.
      window.addEventListener(
        'click',
        (event) => (((press as { taken?: boolean }).taken = event.defaultPrevented), event.preventDefault()),
        { once: true },
      )
      document.querySelector(selector)!.dispatchEvent(click)
      return (press as { taken?: boolean }).taken
    }
    const heading = () => byId('commentform').parentElement!.querySelector('h3')!.firstChild!.textContent!.trim()
    const below = (id: string) => byId(id).previousElementSibling!.id
    const send = () => {
      let isSent = false
      window.addEventListener('submit', (event) => ((isSent = true), event.preventDefault()), { once: true })
      byId('comment').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }))
      return isSent ? 'sent by Ctrl+Enter' : 'not sent'
    }
    const seen: Record<string, [unknown, unknown]> = {}
    press('[data-commentid="5"]')
    const five = { parent: byId('comment_parent').value, post: byId('comment_post_ID').value, below: below('respond'), title: heading() }
    press('#cancel-comment-reply-link')
    const cancelled = byId('comment_parent').value
    press('[data-commentid="6"]')
    const six = { parent: byId('comment_parent').value, post: byId('comment_post_ID').value, below: below('respond-too'), title: heading() }
    const isSecondMoved = below('respond-too') === 'div-comment-6' && below('respond') !== 'div-comment-6'
    press('#cancel-comment-reply-link')
    seen.comment_parent = [five.parent, cancelled]
    seen.comment_post_ID = seen.postid = [five.post, six.post]
    seen.commentid = [five.parent, six.parent]
    seen.belowelement = [five.below, six.below]
    seen.respondelement = ['respond', isSecondMoved ? 'respond-too' : 'respond']
    seen.replyto = [five.title, six.title]
    const sent = send()
    byId('commentform').id = 'other'
    seen.commentform = [sent, send()]
    byId('other').id = 'commentform'
    byId('reply-title').id = 'other'
    press('[data-commentid="5"]')
    seen['reply-title'] = [five.title, heading()]
    press('#cancel-comment-reply-link')
    byId('other').id = 'reply-title'
    byId('cancel-comment-reply-link').id = 'other'
    seen['cancel-comment-reply-link'] = ['the form moves', press('[data-commentid="5"]') ? 'the form moves' : 'the link is followed']
    return seen
  })
  await compare('Comment form', look)
})

test('PAGE-1 each attribute of an animated element changes how or when it comes in', async ({ page, mountHtml }) => {
  const ANIMATED = 'Animated elements'
  const names = Object.keys(values(ANIMATED, 0))
  const base = { animationtype: 'fade', animationduration: '90', animationdelay: '0', animationoffset: 'top-into-view' }
  const box = (name: string, at: 0 | 1) =>
    `<div class="box" id="${name}-${at}" ${Object.entries({ ...base, [name]: values(ANIMATED, at)[name] })
      .map(([key, value]) => `data-${key}="${String(value)}"`)
      .join(' ')}></div>`
  await mountHtml(
    `<div class="gap"></div><div class="row">${names.flatMap((name) => [box(name, 0), box(name, 1)]).join('')}</div><div class="gap"></div>`,
    {
      styles: ['animation'],
      css: 'body{margin:0} .gap{height:1000px} .row{display:flex} .box{flex:1;height:600px;background:#ddd}',
    },
  )
  await expect(page.locator('[data-animation="waiting"]')).toHaveCount(8)
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(page.locator('[data-animation="animating"]')).toHaveCount(7)
  const look = (name: string, at: number) =>
    page.locator(`#${name}-${at}`).evaluate((element) => {
      const [animation] = element.getAnimations() as CSSAnimation[]
      const { duration, delay } = animation?.effect?.getTiming() ?? {}
      return {
        animationtype: animation?.animationName,
        animationduration: duration,
        animationdelay: delay,
        animationoffset: (element as HTMLElement).dataset.animation,
      }
    })
  const observed = await Promise.all(
    names.map(
      async (name) => [name, [(await look(name, 0))[name as 'animationtype'], (await look(name, 1))[name as 'animationtype']]] as const,
    ),
  )
  await compare(ANIMATED, Object.fromEntries(observed))
})

const SLIDER = 'Slider options'
const SLIDER_NAMES: Record<string, string> = {
  'thumbnail max width': 'thumbnailMaxWidth',
  'smooth height': 'smoothHeight',
  'control nav': 'controlNav',
  'direction nav': 'directionNav',
}

async function lookAtSliders(page: Page): Promise<Record<string, unknown>> {
  const at = (id: string) => page.locator(`#${id}`)
  // What waits for the page to come to rest is let go on.
  for (const id of ['plain', 'playing', 'thumbs'])
    await expect
      .poll(async () => (await page.clock.runFor(50), at(id).locator('[data-feature="slider"]').getAttribute('data-state')))
      .toBe('resting')
  const visible = async (name: string) => (await at('plain').getByRole('button', { name }).count()) > 0
  const seen: Record<string, unknown> = {
    autoplay: await at('plain')
      .getByRole('button', { name: / slides$/ })
      .innerText(),
    'control nav': (await visible('2 of 3')) ? 'dots' : 'none',
    'direction nav': (await visible('Next slide')) ? 'arrows' : 'none',
    'thumbnail max width': (await at('thumbs').locator('[data-part="thumbnails"] button').first().boundingBox())!.width,
  }
  const heights = await at('thumbs')
    .locator('[data-part="slides"]')
    .evaluate((track) => [
      track.getBoundingClientRect().height,
      ...[...track.children].map((slide) => slide.getBoundingClientRect().height),
    ])
  seen['smooth height'] = heights[0]! < Math.max(...heights) ? 'as high as the one that shows' : 'as high as the highest'
  await at('thumbs').getByRole('button', { name: '3 of 3' }).click()
  const moving = await at('thumbs')
    .locator('[data-part="slider-slide"][data-state="current"]')
    .evaluate((slide) => getComputedStyle(slide).animation)
  seen.speed = /([\d.]+s)/.exec(moving)?.[1]
  seen.animation = /slider-[\w-]+/.exec(moving)?.[0]
  await page.clock.runFor(2100)
  seen.interval = await at('playing').locator('[data-part="slider-slide"]:is([data-state="current"])').getAttribute('aria-label')
  return seen
}

test('PAGE-1 every option of sliders, set once for the page, changes them', async ({ page, mountHtml, serve }) => {
  await serve('**/places/*.jpg', { path: 'site/public/video/clock.jpg', contentType: 'image/jpeg' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const looks: Record<string, unknown>[] = []
  for (const at of [0, 1] as const) {
    const given = Object.fromEntries(Object.entries(values(SLIDER, at)).map(([name, value]) => [SLIDER_NAMES[name] ?? name, value]))
    const slide = (number: number, height: number) =>
      `<div data-part="slider-slide" role="group" aria-roledescription="slide" aria-label="${number} of 3"><div style="block-size:${height}px">Slide ${number}</div></div>`
    const thumbs = `<section data-feature="slider" data-autoplay="0" data-control-nav="1" aria-label="Thumbs"><div data-part="slides">${slide(1, 100)}${slide(2, 160)}${slide(3, 220)}</div><div data-part="controls"><div data-part="thumbnails" role="group" aria-label="Choose">${[1, 2, 3].map((number) => `<button type="button" data-control="to" data-to="${number - 1}" aria-label="${number} of 3"><img src="/video/clock.jpg" alt="" width="320" height="180"></button>`).join('')}</div></div></section>`
    await mountHtml(
      `${settingsBlock({ slider: given })}<div class="row"><div id="plain">${readmeMarkup()}</div><div id="playing">${readmeMarkup('data-autoplay="1"')}</div><div id="thumbs">${thumbs}</div></div>`,
      { styles: ['slider'], css: '.row { display: flex } .row > div { flex: 1; min-inline-size: 0 }' },
    )
    looks.push(await lookAtSliders(page))
  }
  await compare(SLIDER, pair(looks[0]!, looks[1]!))
})
