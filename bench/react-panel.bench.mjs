// <Panel> in a React application beside Radix's and Base UI's dialogs, with the same content and an animation of the same length:
// main-thread time from the click that opens it to 1.5 s after.
import { costOfClick, inRounds, median, openPage, prepareReact, ROUNDS, runAlone } from './measure.mjs'

export const title = 'React, panel: opening, main-thread ms, faster than Radix and Base UI'

const COME = '@keyframes come { from { opacity: 0; translate: 0 2rem } }'
const HEAD = `<style>.o { position: fixed; inset: 0; background: rgb(0 0 0 / 0.6); animation: fade 0.3s } .c { position: fixed; inset: 20%; background: #fff; animation: come 0.3s } ${COME} @keyframes fade { from { opacity: 0 } }</style>`
const REACT = `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
const text = <><p>Four letters a year, and one click ends it.</p><p><label>Your name <input /></label></p></>
const mount = (App) => createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)`

const CONTESTANTS = {
  'Vitrine <Panel>': {
    script: `${REACT}
import { Panel } from 'vitrine/panel'
import 'vitrine/panel.css'
mount(() => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>Open</button>
      <Panel id="a" title="News" open={isOpen} onOpenChange={setOpen} enter_animation_speed={0.3} enter_animation_direction="up">{text}</Panel>
    </>
  )
})`,
    shown: '[data-state="shown"]',
  },
  'Radix dialog': {
    script: `${REACT}
import * as Dialog from '@radix-ui/react-dialog'
mount(() => (
  <Dialog.Root>
    <Dialog.Trigger id="open">Open</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay className="o" />
      <Dialog.Content className="c" aria-describedby={undefined}>
        <Dialog.Title>News</Dialog.Title>{text}<Dialog.Close>Close</Dialog.Close>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
))`,
    shown: '.c',
  },
  'Base UI dialog': {
    script: `${REACT}
import { Dialog } from '@base-ui/react/dialog'
mount(() => (
  <Dialog.Root>
    <Dialog.Trigger id="open">Open</Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Backdrop className="o" />
      <Dialog.Popup className="c">
        <Dialog.Title>News</Dialog.Title>{text}<Dialog.Close>Close</Dialog.Close>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
))`,
    shown: '.c',
  },
}

export async function run({ browser, address, print }) {
  const folder = await prepareReact('react-panel', CONTESTANTS)
  const names = Object.keys(CONTESTANTS)
  const results = await inRounds(names, (name) => openOnce(browser, address, { folder, name, ...CONTESTANTS[name] }))
  const base = median(results[names[0]])
  print(`${''.padEnd(18)}open ms   beside ours (median of ${ROUNDS} rounds)`)
  for (const name of names)
    print(`${name.padEnd(18)}${median(results[name]).toFixed(1).padStart(7)}   ${(median(results[name]) / base).toFixed(2)}`)
  for (const name of names) if (base > median(results[name])) throw new Error(`Opening must be faster than ${name}.`)
}

async function openOnce(browser, address, contestant) {
  const opened = await openPage(browser, address, { html: '<div id="root"></div>', head: HEAD, ...contestant })
  const spent = await costOfClick(opened, '#open', 700)
  if (!(await opened.page.locator(contestant.shown).count())) throw new Error(`${contestant.name} did not open.`)
  await opened.context.close()
  return spent
}

await runAlone(import.meta, { title, run })
