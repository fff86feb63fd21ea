import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react'
import { after } from '../../page/services/clock'
import { prefersReducedMotion } from '../../page/services/motion'
import { useOptions, type OptionProps } from '../../react/use-options'
import { initial, next } from './alert.model'
import { alertFields, type AlertOptions } from './alert.options'

/** What its ref gives. */
export interface AlertRef {
  readonly element: HTMLElement | null
  /** Folds it away, as its close button does. */
  close(): void
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'>

export interface AlertProps extends OptionProps<typeof alertFields>, BoxProps {
  /** What it says first, in bold. */
  readonly title?: ReactNode
  /** Whether it is shown: where you keep that yourself, with `onOpenChange`. */
  readonly open?: boolean
  /** The visitor closes it. */
  readonly onOpenChange?: (isOpen: boolean) => void
  /** Called once, when the visitor has closed it. */
  readonly onClose?: () => void
  readonly ref?: Ref<AlertRef>
}

const ICONS: Record<AlertOptions['tone'], string> = {
  notice: 'M12 11v6m0-10v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  success: 'm8 12 3 3 5-6m-4 12a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  warning: 'M12 9v5m0 3v.01M10.3 4.3 2.6 18a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z',
  error: 'm9 9 6 6m0-6-6 6m3 6a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
}

export function Alert(props: AlertProps) {
  const { options, rest } = useOptions(alertFields, props, { component: 'Alert', group: 'alert' })
  const { tone, isClosable, duration, closeLabel } = options
  const { title, children, open, onOpenChange, onClose, ref, ...attributes } = rest
  const [state, send] = useReducer(next, open, initial)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open !== undefined) send({ type: open ? 'open' : 'close' })
  }, [open, send])

  useLayoutEffect(() => {
    // By the CSSOM: a strict policy allows no style attribute in served HTML.
    if (duration !== alertFields.duration.fallback) root.current?.style.setProperty('--alert-duration', `${duration}ms`)
  }, [duration, state])

  useEffect(() => {
    if (state !== 'closing') return
    const folding = new AbortController()
    after(prefersReducedMotion() ? 0 : duration, () => send({ type: 'folded' }), folding.signal)
    return () => folding.abort()
  }, [state, duration, send])

  const close = () => {
    if (state !== 'shown') return
    // The button is about to go: focus moves on to what follows, not back to the page's start.
    const hadFocus = root.current?.contains(document.activeElement)
    const from = root.current
    if (open === undefined) send({ type: 'close' })
    onOpenChange?.(false)
    onClose?.()
    if (hadFocus && from) focusAfter(from)
  }

  useImperativeHandle(ref, () => ({
    get element() {
      return root.current
    },
    close,
  }))

  if (state === 'closed') return null
  return (
    <div
      {...attributes}
      ref={root}
      data-feature="alert"
      data-state={state}
      data-tone={tone}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
    >
      <div data-part="body">
        <svg
          data-part="icon"
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d={ICONS[tone]} />
        </svg>
        <div data-part="text">
          {title ? <strong>{title}</strong> : null}
          {children}
        </div>
        {isClosable ? (
          <button type="button" data-part="close" data-control="close" aria-label={closeLabel} onClick={close}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        ) : null}
      </div>
    </div>
  )
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]'

function focusAfter(element: Element): void {
  const all = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((other) => !element.contains(other))
  all
    .find((other) => element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING && other.checkVisibility())
    ?.focus({ preventScroll: true })
}
