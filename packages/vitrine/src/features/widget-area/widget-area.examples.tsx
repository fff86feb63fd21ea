import type { Example } from '../../react/example'
import { WidgetArea, WidgetAreas } from './widget-area.view'

const About = () => (
  <WidgetArea>
    <p>A small press for pictures and words, since 1998.</p>
  </WidgetArea>
)
const Visit = () => (
  <WidgetArea>
    <section data-part="widget">
      <h2>Visit</h2>
      <p>Tuesday to Saturday, ten to six.</p>
    </section>
    <section data-part="widget">
      <h2>Write</h2>
      <p>We answer every letter.</p>
    </section>
  </WidgetArea>
)
const Links = () => (
  <WidgetArea>
    <nav data-part="widget" aria-label="The house">
      <ul>
        <li>
          <a href="/about/">About</a>
        </li>
        <li>
          <a href="/journal/">Journal</a>
        </li>
      </ul>
    </nav>
  </WidgetArea>
)

export const examples: readonly Example[] = [
  {
    name: 'columns',
    title: 'Three areas',
    note: 'Side by side where there is room, below each other where there is none.',
    markup: () => (
      <WidgetAreas columns={3}>
        <About />
        <Visit />
        <Links />
      </WidgetAreas>
    ),
  },
  {
    name: 'empty',
    title: 'Areas without content',
    note: 'Of five areas three have nothing to show: they leave no gap.',
    markup: () => (
      <WidgetAreas columns={4}>
        <WidgetArea />
        <About />
        <div data-part="area"> </div>
        <div data-part="area">
          <nav data-part="widget" aria-label="Elsewhere">
            <ul />
          </nav>
        </div>
        <Visit />
      </WidgetAreas>
    ),
  },
]
