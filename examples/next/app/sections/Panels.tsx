'use client'

import { useState } from 'react'
import { Panel } from 'vitrine/panel'

export function Panels() {
  const [opened, setOpened] = useState(0)
  return (
    <section aria-label="Panels">
      <h2>Panels</h2>
      <p>
        <a href="#panel__news">Open the panel</a> Opened: <output>{opened}</output>
      </p>
      <Panel id="news" title="News" onOpenChange={(isOpen) => isOpen && setOpened(opened + 1)}>
        <p>Opened {opened} times.</p>
      </Panel>
    </section>
  )
}
