import { clamp } from '../../core/range'
import type { BackToTopOptions } from './back-to-top.options'

export type State = 'inactive' | 'active'

export const stateAt = (scrolled: number, { threshold }: BackToTopOptions): State => (scrolled > threshold ? 'active' : 'inactive')

/** ms: the further down, the quicker, by up to the reduction. */
export function scrollDuration(scrolled: number, scrollable: number, { duration, reduction }: BackToTopOptions): number {
  const progress = scrollable > 0 ? clamp(scrolled / scrollable, 0, 1) : 0
  return Math.max(0, duration - reduction * progress)
}
