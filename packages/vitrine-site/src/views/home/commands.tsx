import type { Home } from '../../content/home-data'
import './commands.css'
import { replaceable } from '../replaceable'

const UsualCommands = ({ title, items, action }: NonNullable<Home['commands']>) => (
  <section className="wrap home-commands" aria-labelledby="commands">
    <h2 id="commands">{title}</h2>
    <dl>
      {items.map(({ command, text }) => (
        <div key={command}>
          <dt>
            <code>{command}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      <a className="button" href={action.href}>
        {action.label}
      </a>
    </p>
  </section>
)

export const Commands = replaceable('home.commands', UsualCommands)
