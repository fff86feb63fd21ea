// An article with 1,000 comments in a browser on a CPU 4 times slower: what scripts do in one go while the thread comes near, while
// its form wakes and while a comment is sent. Times are the thread's own, so that other work on the machine does not count.

const LONG = 50_000 // µs
const ROUNDS = 5

/** The longest that a script ran in one go, of each step: the middle of all rounds. */
export async function measureTasks({ browser, article, isFetched, count }) {
  const found = { near: [], write: [], send: [], react: [] }
  let shown = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    try {
      if (isFetched) await page.route(article, serveApart)
      await page.goto(article)
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing'] })
      const mark = (name) => page.evaluate((mark) => void performance.mark(mark), name)
      await mark('near')
      await page.mouse.move(100, 100)
      await page.mouse.move(120, 120)
      await page.locator('#comments').evaluate((section) => section.scrollIntoView())
      await page.waitForFunction((least) => document.querySelectorAll('[data-comment]').length >= least, count)
      await page.locator('#commentform[data-state]').waitFor({ state: 'attached' })
      await mark('write')
      await page.locator('#author').focus()
      await page.locator('#author').fill('Ada')
      await page.locator('#comment').fill(`A comment of round ${round}.`)
      await page.waitForLoadState('networkidle')
      await mark('send')
      await page.locator('#commentform button').click()
      await page.locator('#commentform:is([data-state="shown"], [data-state="held"], [data-state="failed"])').waitFor()
      await mark('end')
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
      found.react.push(Math.max(0, ...traceEvents.filter(({ name }) => name === 'v8.evaluateModule').map(({ tdur = 0 }) => tdur)))
      for (const [step, time] of Object.entries(longestIn(traceEvents, ['near', 'write', 'send', 'end']))) found[step].push(time)
      shown = await page.locator('[data-comment]').count()
    } finally {
      await page.close()
    }
  }
  const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
  const steps = Object.entries(found).map(([step, times]) => [step, middle(times)])
  return {
    ...Object.fromEntries(steps.map(([step, time]) => [step, Math.round(time / 1000)])),
    shown,
    isLong: steps.some(([step, time]) => step !== 'react' && time > LONG),
  }
}

/** The article as a host of files has it: without its thread, and without a token. */
async function serveApart(route) {
  const response = await route.fetch()
  const body = (await response.text())
    .replace(/<ol data-part="thread">[^]*?<\/ol>(?=<(p data-part="empty"|nav|div id="respond"))/, '<ol data-part="thread"></ol>')
    .replace(/<nav data-part="pages"[^]*?<\/nav>/, '')
    .replace(/name="token" value="[^"]*"/, 'name="token" value=""')
    .replace('<section id="comments"', '<section id="comments" data-is-fetched="true"')
  return route.fulfill({ response, body })
}

/** What a script of the site does in one go, with the layouts that it forces: not what drives the browser here. */
const isOurs = ({ name, args }) => (name === 'FunctionCall' && String(args?.data?.url).includes('/_astro/')) || name === 'RunMicrotasks'

function longestIn(events, names) {
  const marks = names.map((name) => events.find((event) => event.name === name && event.cat?.includes('blink.user_timing')))
  const ours = events.filter((event) => event.ph === 'X' && event.pid === marks[0].pid && event.tid === marks[0].tid && isOurs(event))
  const between = (at) => ours.filter(({ ts }) => ts >= marks[at].ts && ts < marks[at + 1].ts).map(({ tdur = 0 }) => tdur)
  return Object.fromEntries(names.slice(0, -1).map((name, at) => [name, Math.max(0, ...between(at))]))
}
