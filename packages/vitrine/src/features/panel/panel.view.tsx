import { useRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { asWritten } from '../../core/fields'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useOpen } from '../../react/use-open'
import { useOptions } from '../../react/use-options'
import { mountDrivenPanel, type PanelChangeDetails, type PanelEvents, type PanelMethods } from './overlay/handle'
import { hasRules, panelFields, panelSettingFields, withoutEmpty, type PanelInput } from './panel.options'

/** Its options are called, and may be written, as in a panel's file. */
const FIELDS = asWritten(panelFields)

/** What its ref gives. */
export interface PanelRef extends PanelMethods {
  readonly element: HTMLElement | null
}

interface OwnProps extends PanelInput, PanelEvents {
  /** Lower-case letters, digits and hyphens; links name it: `#panel__ID`. */
  readonly id: string
  /** The panel's heading and name. */
  readonly title: string
  /** What is in it, below its heading. */
  readonly children?: ReactNode
  /** The close button's name. */
  readonly closeLabel?: string
  /** The prefixes of links, if the site has its own. */
  readonly togglePrefix?: string
  /** `#panel-open__ID` opens it. */
  readonly openPrefix?: string
  /** Whether it is open, if you control it, with `onOpenChange`. */
  readonly open?: boolean
  /** Whether it is open at first, if it keeps its own state. */
  readonly defaultOpen?: boolean
  readonly ref?: Ref<PanelRef>
}

export interface PanelProps extends OwnProps, Omit<ComponentPropsWithoutRef<'dialog'>, keyof OwnProps> {}

const METHODS = ['open', 'close', 'toggle', 'isOpen'] as const
const TEXTS = { closeLabel: 'Close' }

/** A panel as a page serves it. In a React application it also brings itself to life; a served page leaves that to `start`. */
export function Panel(props: PanelProps) {
  const { options, given, rest } = useOptions(FIELDS, withoutEmpty({ ...props }) as unknown as PanelProps, {
    component: 'Panel',
    group: 'panel',
  })
  const {
    id,
    title,
    children,
    closeLabel: ownLabel,
    togglePrefix = panelSettingFields.togglePrefix.fallback,
    openPrefix = panelSettingFields.openPrefix.fallback,
    ref,
    open,
    defaultOpen,
    onOpenChange,
    onOpened,
    onClosed,
    ...elementProps
  } = rest
  const { closeLabel } = useTexts({ group: 'panel', defaults: TEXTS, given: { closeLabel: ownLabel } })
  const attributes = toAttributes(given)
  const details = useRef<PanelChangeDetails>({ reason: 'script' })
  const { element, handle } = useBehaviour(mountDrivenPanel, {
    feature: 'panel',
    options: { id, ...attributes },
    ref,
    methods: METHODS,
    events: {
      onOpenChange: (isOpen, change) => {
        details.current = change
        tell(isOpen)
      },
      onOpened,
      onClosed,
    } satisfies PanelEvents,
  })
  const tell = useOpen(handle, { open, defaultOpen, onOpenChange: (isOpen) => onOpenChange?.(isOpen, details.current) })

  const name = `${togglePrefix}__${id}`
  return (
    <dialog
      {...elementProps}
      ref={element}
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
