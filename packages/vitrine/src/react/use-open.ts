import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { OpenMethods } from '../page/ui/popover'
import { useControlled } from './use-controlled'

export interface OpenProps {
  /** Whether it is open, if you control it, with `onOpenChange`. */
  readonly open?: boolean
  /** Whether it is open at first, if it keeps its own state. */
  readonly defaultOpen?: boolean
  /** It was opened or closed, for any reason. */
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** Keeps an engine open or closed, as the props say. The result is for the engine's own `onOpenChange`. */
export function useOpen(
  handle: RefObject<OpenMethods | undefined>,
  { open, defaultOpen = false, onOpenChange }: OpenProps,
): (isOpen: boolean) => void {
  const check = useControlled({
    value: open,
    read: () => handle.current?.isOpen(),
    write: (isOpen) => (isOpen ? handle.current?.open() : handle.current?.close()),
  })
  const opens = useRef(open === undefined && defaultOpen)
  useLayoutEffect(() => {
    if (opens.current) handle.current?.open()
  }, [handle])
  return (isOpen) => {
    if (isOpen !== open) onOpenChange?.(isOpen)
    check()
  }
}
