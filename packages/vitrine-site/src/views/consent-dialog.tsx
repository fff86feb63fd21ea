import { Panel } from 'vitrine/panel'
import { fill } from '../content/texts/schema'
import { GROUPS } from '../scripts/groups'
import type { SiteScript } from '../scripts/services'
import './consent-dialog.css'
import { useSite } from './site-context'

/**
 * The question whether scripts of others may be loaded. A yes and a no are one press each, of the same size and look, and nothing is
 * ticked beforehand. The page can be read and used beside it.
 */
export function ConsentDialog({ scripts }: { readonly scripts: readonly SiteScript[] }) {
  const { consent } = useSite().texts
  const groups = GROUPS.flatMap((group) => {
    const names = scripts.filter((script) => script.group === group).map(({ name }) => name)
    const used = fill(consent.names, { names: names.join(', ') })
    return names.length > 0 ? [{ group, label: consent[group], note: `${consent[`${group}Note`]} ${used}` }] : []
  })
  return (
    <Panel
      id="consent"
      title={consent.title}
      position="bottom-left"
      width="27rem"
      overlay={false}
      close_button={false}
      off_canvas_state="opened"
    >
      <form method="dialog" className="consent-dialog">
        <p>{consent.lead}</p>
        <p className="answers">
          <button className="button" data-kind="quiet" value="refuse">
            {consent.refuse}
          </button>
          <button className="button" data-kind="quiet" value="allow">
            {consent.allow}
          </button>
        </p>
        <details>
          <summary>{consent.choose}</summary>
          {groups.map(({ group, label, note }) => (
            <p key={group} className="group">
              <input
                type="checkbox"
                id={`consent-${group}`}
                value={group}
                defaultChecked={group === 'necessary'}
                disabled={group === 'necessary'}
                aria-describedby={`consent-${group}-note`}
              />
              <label htmlFor={`consent-${group}`}>{label}</label>
              <small id={`consent-${group}-note`}>{note}</small>
            </p>
          ))}
          <button className="button" data-kind="quiet" value="choose">
            {consent.save}
          </button>
        </details>
      </form>
    </Panel>
  )
}
