import type { ReactNode } from 'react'
import type { VideoSyncOptions } from './video-sync.options'

export interface VideoSyncProps extends Partial<VideoSyncOptions> {
  /** One video. */
  readonly children: ReactNode
}

/** Ties the video inside to a shared clock. */
export function VideoSync({ children, ...options }: VideoSyncProps) {
  const pairs = Object.entries(options).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    String(value),
  ])
  return (
    <div data-feature="video-sync" {...Object.fromEntries(pairs)}>
      {children}
    </div>
  )
}
