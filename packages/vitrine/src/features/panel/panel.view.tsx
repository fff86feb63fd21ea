import { useEffect, useRef, type ReactNode } from 'react'
import { mountPanel } from './panel.behaviour'
import { PANEL_EVENT, type PanelChange } from './panel.model'
import { hasRules, panelFields, readPanel, type PanelInput } from './panel.options'
import { panelSettingFields } from './panel.options'

export interface PanelProps extends PanelInput {
  /** Lower-case letters, digits and hyphens; links name it: `#panel__ID`. */
  readonly id: string
  /** The panel's heading and name. */
  readonly title: string
  readonly children?: ReactNode
  /** The close control's name. */
  readonly closeLabel?: string
  /** The prefixes of links, where the site has its own. */
  readonly togglePrefix?: string
  readonly openPrefix?: string
  readonly onOpen?: () => void
  readonly onClose?: () => void
}

/** A panel as a page serves it. In a React application it also brings itself to life; a served page leaves that to `start`. */
export function Panel({
  id,
  title,
  children,
  closeLabel = 'Close',
  togglePrefix = panelSettingFields.togglePrefix.fallback,
  openPrefix = panelSettingFields.openPrefix.fallback,
  onOpen,
  onClose,
  ...given
}: PanelProps) {
  const root = useRef<HTMLDialogElement>(null)
  const options = readPanel(given, id)
  const attributes = toAttributes(given)
  const mountKey = JSON.stringify(attributes)

  useEffect(() => {
    const life = new AbortController()
    if (root.current) mountPanel(root.current, life.signal)
    return () => life.abort()
  }, [id, mountKey])

  useEffect(() => {
    const life = new AbortController()
    const hear = (event: Event) => {
      const { name } = (event as CustomEvent<PanelChange>).detail.state
      if (name === 'entering') onOpen?.()
      if (name === 'leaving') onClose?.()
    }
    root.current?.addEventListener(PANEL_EVENT, hear, { signal: life.signal })
    return () => life.abort()
  }, [onOpen, onClose])

  const name = `${togglePrefix}__${id}`
  return (
    <dialog
      ref={root}
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-title`}
      data-feature="panel"
      data-panel={id}
      data-type={options.type}
      data-position={options.type === 'popup' && !given.position ? undefined : options.position}
      {...attributes}
      open={(options.off_canvas_state === 'opened' && (options.has_js_rules === false || !hasRules(options))) || undefined}
    >
      {options.close_button ? (
        <button type="button" data-control="close" aria-label={closeLabel} hidden={options.show_close_button_after_time > 0}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      ) : null}
      <div data-part="body" id={`${openPrefix}__${id}`}>
        <h2 id={`${name}-title`}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

/** The options that were given, as data attributes by the same names. */
function toAttributes(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const name of Object.keys(panelFields)) {
    const value = given[name]
    if (value === undefined || value === null || value === '') continue
    attributes[`data-${name}`] = Array.isArray(value)
      ? value.join(' ')
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : String(value)
  }
  return attributes
}
