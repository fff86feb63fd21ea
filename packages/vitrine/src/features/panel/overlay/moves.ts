import { moveOf, plainFrames, type Frames, type Moving, type Phase } from './animation'
import { flourishFrames } from './flourish'

/** The frames of a move by the panel's own words. Panels that say nothing of it do without this file. */
export function framesOf<P extends Phase>(phase: P, look: Moving<P>): Frames {
  const move = moveOf(phase, look)
  return plainFrames(phase, move) ?? flourishFrames(phase, move)
}
