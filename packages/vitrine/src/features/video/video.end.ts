import type { PlayOptions } from './video.options'

/** What happens when a video has come to its end second, or to its own end. */
export type Ending = 'loop' | 'next' | 'stop'

export const endingOf = ({ loop, nextSlideOnEnd }: Pick<PlayOptions, 'loop' | 'nextSlideOnEnd'>): Ending =>
  nextSlideOnEnd ? 'next' : loop ? 'loop' : 'stop'

/** Where it begins again. */
export const beginning = ({ start }: Pick<PlayOptions, 'start'>): number => Math.max(start, 0)

/**
 * Watches for the end second. Players tell their time once more after they were paused there: so it is told once, and
 * again only after the time has been before the end.
 */
export function watchEnd({ end }: Pick<PlayOptions, 'end'>): (seconds: number) => boolean {
  let isPast = false
  return (seconds) => {
    if (end <= 0) return false
    const wasPast = isPast
    isPast = seconds >= end
    return isPast && !wasPast
  }
}
