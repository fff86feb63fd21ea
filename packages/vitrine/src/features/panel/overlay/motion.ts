import { prefersReducedMotion } from '../../../page/services/motion'
import type { Given } from '../options/words'

/** Whether a panel may move: for this visitor, on this device. The style sheet says the same of moves that nobody has chosen. */
export const isAnimated = ({ status_css_animations: status }: Given): boolean =>
  status !== 'off' && !prefersReducedMotion() && (status !== 'desktop' || !matchMedia('(hover: none) and (pointer: coarse)').matches)
