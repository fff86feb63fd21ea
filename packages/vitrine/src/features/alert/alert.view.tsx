import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { useOptions, type OptionProps } from '../../react/use-options'
import type { Ended } from './alert.fold'
import { alertFields } from './alert.options'

/** What its ref gives. */
export interface AlertRef {
  readonly element: HTMLElement | null
  /** Folds it away, as its close button does. */
  close(): void
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'>

export interface AlertProps extends OptionProps<typeof alertFields>, BoxProps {
  /** The title, in bold. */
  readonly title?: ReactNode
  /** Whether it shows, if you control it, with `onOpenChange`. */
  readonly open?: boolean
  /** The visitor closes it. */
  readonly onOpenChange?: (isOpen: boolean) => void
  /** Called once, when the visitor has closed it. */
  readonly onClose?: () => void
  readonly ref?: Ref<AlertRef>
}

export function Alert(props: AlertProps) {
  const { options, given, rest } = useOptions(alertFields, props, { group: 'alert' })
  const { title, children, open, onOpenChange, onClose, ref, ...attributes } = rest
  const root = useRef<HTMLDivElement>(null)
  const [ended, setEnded] = useState<Ended>(open === false ? 'closed' : null)
  // Where the owner keeps it open or closed, a press alone does nothing, and what the owner closes folds away first.
  const state = (open ?? !ended) ? null : ended || 'closing'
  if (state !== ended) setEnded(state)

  useEffect(() => {
    if (state === 'closing')
      void import('./alert.fold').then(
        ({ fold }) => fold(root.current!, given.duration, setEnded),
        () => setEnded('closed'),
      )
  }, [state, given.duration])

  const close = (press?: SyntheticEvent) => {
    // So the page script, where there is one beside, knows that it is done.
    press?.preventDefault()
    if (state) return
    setEnded('closing')
    onOpenChange?.(false)
    onClose?.()
  }

  useImperativeHandle(ref, () => ({ element: root.current, close }))

  return (
    state !== 'closed' && (
      <div
        {...attributes}
        ref={root}
        data-feature="alert"
        data-state={state}
        data-duration={given.duration}
        data-tone={options.tone}
        role={['warning', 'error'].includes(options.tone) ? 'alert' : 'status'}
      >
        <div data-part="body">
          <div data-part="text">
            {title && <strong>{title}</strong>}
            {children}
          </div>
          {options.isClosable && <button type="button" data-part="close" aria-label={options.closeLabel} onClick={close} />}
        </div>
      </div>
    )
  )
}
