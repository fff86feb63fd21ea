import { Controls } from './sections/Controls'
import { Films } from './sections/Films'
import { Messages } from './sections/Messages'
import { Navigation } from './sections/Navigation'
import { Panels } from './sections/Panels'
import { Pictures } from './sections/Pictures'
import { Scrolling } from './sections/Scrolling'
import { Shop } from './sections/Shop'
import { Switch } from './Switch'

/** A Server Component, and so are the sections without state: the library's components say themselves what needs the client. */
export default function Page() {
  return (
    <Switch>
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
    </Switch>
  )
}
