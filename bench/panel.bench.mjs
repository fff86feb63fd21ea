// A panel beside a native dialog, Bootstrap's modal and offcanvas, and Radix's dialog: main-thread time from the click that opens
// it to 1.5 s after. And what 100 panels on a page cost when it loads.
import { costOfClick, inRounds, LONG_TASK, median, openPage, prepare, ROUNDS, runAlone, WINDOW } from './measure.mjs'

export const title = 'Panel: opening, main-thread ms, at most 1.5 times a native dialog; 100 panels on a page without a long task'

const TEXT = '<h2>News</h2><p>Four letters a year, and one click ends it.</p><p><label>Your name <input></label></p>'
const FADE =
  'dialog[open] { animation: come 0.3s } dialog::backdrop { background: rgb(0 0 0 / 0.6) } @keyframes come { from { opacity: 0; translate: 0 2rem } }'

const CONTESTANTS = {
  'native dialog': {
    html: `<style>${FADE}</style><button id="open">Open</button><dialog id="d">${TEXT}<button>Close</button></dialog>`,
    script: `document.querySelector('#open').addEventListener('click', () => document.querySelector('#d').showModal())`,
    shown: 'dialog[open]',
  },
  'Vitrine popup': {
    html: `<a id="open" href="#panel__a">Open</a>${panel('a', 'data-type="popup" data-enter_animation_speed="0.3" data-enter_animation_direction="up"')}`,
    own: 'panel',
    shown: '[data-state="shown"]',
  },
  'Vitrine bar': {
    html: `<a id="open" href="#panel__a">Open</a>${panel('a', 'data-type="sliding-bar" data-position="left" data-enter_animation_speed="0.3"')}`,
    own: 'panel',
    shown: '[data-state="shown"]',
  },
  'Bootstrap modal': {
    html: `<button id="open" data-bs-toggle="modal" data-bs-target="#m">Open</button><div class="modal fade" id="m" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">${TEXT}<button data-bs-dismiss="modal">Close</button></div></div></div></div>`,
    script: `import 'bootstrap/js/dist/modal'\nimport 'bootstrap/dist/css/bootstrap.min.css'`,
    shown: '.modal.show',
  },
  'Bootstrap offcanvas': {
    html: `<button id="open" data-bs-toggle="offcanvas" data-bs-target="#m">Open</button><div class="offcanvas offcanvas-start" id="m" tabindex="-1"><div class="offcanvas-body">${TEXT}<button data-bs-dismiss="offcanvas">Close</button></div></div>`,
    script: `import 'bootstrap/js/dist/offcanvas'\nimport 'bootstrap/dist/css/bootstrap.min.css'`,
    shown: '.offcanvas.show',
  },
  'Radix dialog': {
    html: `<style>.o { position: fixed; inset: 0; background: rgb(0 0 0 / 0.6) } .c { position: fixed; inset: 20%; background: #fff; animation: come 0.3s } @keyframes come { from { opacity: 0; translate: 0 2rem } }</style><div id="root"></div>`,
    script: `import * as Dialog from '@radix-ui/react-dialog'
import { createRoot } from 'react-dom/client'
createRoot(document.querySelector('#root')).render(
  <Dialog.Root><Dialog.Trigger id="open">Open</Dialog.Trigger><Dialog.Portal><Dialog.Overlay className="o" /><Dialog.Content className="c" aria-describedby={undefined}>
    <Dialog.Title>News</Dialog.Title><p>Four letters a year, and one click ends it.</p><p><label>Your name <input /></label></p><Dialog.Close>Close</Dialog.Close>
  </Dialog.Content></Dialog.Portal></Dialog.Root>)`,
    shown: '.c',
  },
}

export async function run({ browser, address, print }) {
  const folder = await prepare('panel', CONTESTANTS)
  const results = await inRounds(Object.keys(CONTESTANTS), (name) => openOnce(browser, address, { folder, name, ...CONTESTANTS[name] }))
  const base = median(results['native dialog'])
  print(`${''.padEnd(22)}open ms   beside a native dialog`)
  for (const [name, times] of Object.entries(results))
    print(`${name.padEnd(22)}${median(times).toFixed(1).padStart(7)}   ${(median(times) / base).toFixed(2)}`)
  // What else the machine does can only make a task longer: the best load counts.
  let best
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = await loadMany(browser, address, folder)
    if (!best || load.longest < best.longest) best = load
  }
  const { longest, mounted, long } = best
  print(
    `100 panels on a page: ${mounted} alive, ${long} tasks over ${LONG_TASK} ms${longest > 0 ? `, longest ${longest.toFixed(0)} ms` : ''}`,
  )
  if (mounted !== 100 || long > 0) throw new Error('100 panels must cost no long task.')
}

async function openOnce(browser, address, contestant) {
  const opened = await openPage(browser, address, contestant)
  const spent = await costOfClick(opened, '#open', 700)
  if (!(await opened.page.locator(contestant.shown).count())) throw new Error(`${contestant.name} did not open.`)
  await opened.context.close()
  return spent
}

/** A hundred panels with rules, triggers and counters, none of which may open yet; then somebody comes. */
async function loadMany(browser, address, folder) {
  const html = Array.from({ length: 100 }, (_, at) =>
    panel(
      `p${at}`,
      'data-type="popup" data-after_x_page_views="yes" data-number_of_page_views="9" data-frequency="week" data-on_scroll="yes" data-exit_intent="yes" data-time_on_page="yes" data-time_on_page_duration="60"',
    ),
  ).join('')
  const { context, page } = await openPage(browser, address, { folder, html: `<p>Page</p>${html}`, own: 'panel' })
  await page.waitForTimeout(WINDOW)
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 120)
  await page.waitForTimeout(WINDOW)
  const tasks = await page.evaluate(() => window.tasks)
  const mounted = await page.locator('[data-feature="panel"][data-state="hidden"]').count()
  await context.close()
  return { mounted, long: tasks.length, longest: Math.max(0, ...tasks) }
}

function panel(id, attributes) {
  return `<dialog data-feature="panel" data-panel="${id}" id="panel__${id}" tabindex="-1" aria-label="News" ${attributes}><button data-control="close">Close</button><div data-part="body">${TEXT}</div></dialog>`
}

await runAlone(import.meta, { title, run })
