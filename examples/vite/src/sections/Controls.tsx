import { useState } from 'react'
import { Comments } from 'vitrine/comments'
import { LanguageToolbar } from 'vitrine/language-toolbar'
import { Quantity } from 'vitrine/quantity'
import { Select } from 'vitrine/select'
import { Tabs } from 'vitrine/tabs'
import { WidgetArea, WidgetAreas } from 'vitrine/widget-area'

export function Controls() {
  const [tab, setTab] = useState('size')
  const [paper, setPaper] = useState('Matt')
  const [copies, setCopies] = useState(1)
  return (
    <section aria-label="Controls">
      <h2>Controls</h2>
      <LanguageToolbar
        defaultLanguage="en"
        languages={[
          { code: 'en', label: 'English', href: '/' },
          { code: 'fr', label: 'Français', href: '/fr/' },
        ]}
      />
      <Tabs
        label="The print"
        value={tab}
        onValueChange={setTab}
        items={[
          { id: 'size', title: 'Size', content: <p>A2, portrait.</p> },
          { id: 'paper', title: 'Paper', content: <p>Heavy and white.</p> },
        ]}
      />
      <Select label="Paper" value={paper} onValueChange={setPaper}>
        <option>Matt</option>
        <option>Pearl</option>
      </Select>
      <Quantity label="Copies" min={1} max={9} value={copies} onValueChange={setCopies} />
      <p>
        <output>{`${copies} × ${paper}, ${tab}`}</output>
      </p>
      <WidgetAreas columns={2}>
        <WidgetArea>Open from nine.</WidgetArea>
        <WidgetArea>Closed on Sundays.</WidgetArea>
      </WidgetAreas>
      <Comments
        address="/comments/"
        post="prints"
        comments={[{ id: '1', parent: '0', name: 'Jane', text: 'A fine print.', date: '2026-11-02T09:00:00Z' }]}
      />
    </section>
  )
}
