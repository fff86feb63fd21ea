import type { ComponentPropsWithoutRef, Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountVideoSync, type VideoSyncEvents, type VideoSyncMethods } from './video-sync.behaviour'
import { videoSyncFields } from './video-sync.options'

/** What its ref gives. */
export interface VideoSyncRef extends VideoSyncMethods {
  readonly element: HTMLElement | null
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, keyof typeof videoSyncFields>

/** `children` is one video. */
export interface VideoSyncProps extends OptionProps<typeof videoSyncFields>, VideoSyncEvents, BoxProps {
  readonly ref?: Ref<VideoSyncRef>
}

const METHODS = ['clock'] as const

/** Ties the video inside to a shared clock. */
export function VideoSync(props: VideoSyncProps) {
  const { given, rest } = useOptions(videoSyncFields, props, { component: 'VideoSync', group: 'videoSync' })
  const { children, ref, onStateChange, ...attributes } = rest
  const data = givenData(videoSyncFields, given)
  const { element } = useBehaviour(mountVideoSync, {
    feature: 'video-sync',
    options: data,
    ref,
    methods: METHODS,
    events: { onStateChange },
  })
  return (
    <div {...attributes} ref={element} data-feature="video-sync" {...data}>
      {children}
    </div>
  )
}
