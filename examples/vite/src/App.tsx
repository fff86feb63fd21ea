import { useState } from 'react'
import { Controls } from './sections/Controls'
import { Messages } from './sections/Messages'
import { Films } from './sections/Films'
import { Navigation } from './sections/Navigation'
import { Panels } from './sections/Panels'
import { Pictures } from './sections/Pictures'
import { Scrolling } from './sections/Scrolling'
import { Shop } from './sections/Shop'

export function App() {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Unmount everything' : 'Mount everything'}
      </button>
      {isShown ? (
        <>
          <Navigation />
          <main>
            <h1>Every component of Vitrine</h1>
            <Messages />
            <Pictures />
            <Films />
            <Panels />
            <Shop />
            <Controls />
            <Scrolling />
          </main>
        </>
      ) : null}
    </>
  )
}
