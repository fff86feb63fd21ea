'use client'

import { useState } from 'react'
import { Panel } from 'vitrine/panel'

export function Panels() {
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState(0)
  const change = (isNow: boolean) => {
    setOpen(isNow)
    if (isNow) setOpened(opened + 1)
  }
  return (
    <section aria-label="Panels">
      <h2>Panels</h2>
      <p>
        <a href="#panel__news">Open the panel</a>{' '}
        <button type="button" onClick={() => setOpen(true)}>
          Open it by state
        </button>{' '}
        Opened: <output>{opened}</output>
      </p>
      <Panel id="news" title="News" open={isOpen} onOpenChange={change}>
        <p>Opened {opened} times.</p>
      </Panel>
    </section>
  )
}
