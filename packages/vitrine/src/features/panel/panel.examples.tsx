import type { Example } from '../../react/example'
import { looks } from './examples/looks'
import { Lines, type Scene } from './examples/scene'
import { frequencies, triggers } from './examples/triggers'
import { Panel } from './panel.view'

const MOVES = ['fade', 'slide', 'bounce', 'zoom', 'flash', 'rubberBand', 'shake', 'flipinx', 'flipiny', 'lightspeedin'] as const
const EXITS = { flipinx: 'flipOutX', flipiny: 'flipOutY', lightspeedin: 'lightSpeedOut' } as const
const isPaired = (move: string): move is keyof typeof EXITS => Object.hasOwn(EXITS, move)

const Moves = () => (
  <>
    <ul>
      {MOVES.map((move) => (
        <li key={move}>
          <a href={`#panel__move-${move.toLowerCase()}`}>{move}</a>
        </li>
      ))}
    </ul>
    {MOVES.map((move) => (
      <Panel
        key={move}
        id={`move-${move.toLowerCase()}`}
        title={`It comes by ${move}`}
        width="30rem"
        enter_animation={move}
        enter_animation_direction="up"
        exit_animation={isPaired(move) ? EXITS[move] : move}
        exit_animation_direction="down"
      >
        <p>Direction, speed and timing can be set for coming and for going. Visitors who want less motion get none.</p>
      </Panel>
    ))}
  </>
)

const Several = () => (
  <>
    <p>All three want to open at once. They come one after the other, in their order.</p>
    {[3, 1, 2].map((order) => (
      <Panel
        key={order}
        id={`turn-${order}`}
        title={`Number ${order}`}
        on_page_load="yes"
        order={order}
        width="24rem"
        enter_animation="none"
        exit_animation="none"
      >
        <p>Close this one to see what follows.</p>
      </Panel>
    ))}
  </>
)

const Page = ({ name, title, options, page, content, isRuled }: Scene & { isRuled: boolean }) => (
  <>
    {page ?? <Lines count={2} />}
    {isRuled ? (
      <p>
        <button type="button" className="button" data-kind="quiet" data-control="forget-panels" data-done="Forgotten: you are new here">
          Forget me
        </button>
      </p>
    ) : null}
    <div data-panels="" data-explain={isRuled ? '' : undefined}>
      <Panel id={name} title={title} {...options}>
        {content ?? <p>This is a panel. Close it with the button, with Escape, or with a click beside it.</p>}
      </Panel>
    </div>
  </>
)

const toExample =
  (isRuled: boolean) =>
  (scene: Scene): Example => ({
    name: scene.name,
    title: scene.title,
    note: scene.note,
    markup: () => <Page {...scene} isRuled={isRuled} />,
  })

export const examples: readonly Example[] = [
  ...looks.map(toExample(false)),
  { name: 'moves', title: 'Ways to come and go', note: 'Every animation, each with a panel of its own.', markup: () => <Moves /> },
  { name: 'turns', title: 'One at a time', note: 'Panels that open by themselves take turns.', markup: () => <Several /> },
  ...triggers.map(toExample(true)),
  ...frequencies.map(toExample(true)),
]
