import type { ReactNode } from 'react'
import type { SliderModalOptions } from './slider-modal.options'

export interface SliderModalProps extends Partial<SliderModalOptions> {
  readonly url: string
  readonly alias: string
  /** Where the slider can be seen without scripts. */
  readonly href: string
  readonly children: ReactNode
}

/** A link to a slider that opens in a modal. */
export function SliderModal({ href, children, ...options }: SliderModalProps) {
  const pairs = Object.entries(options).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ])
  return (
    <a href={href} data-feature="slider-modal" aria-haspopup="dialog" {...Object.fromEntries(pairs)}>
      {children}
    </a>
  )
}
