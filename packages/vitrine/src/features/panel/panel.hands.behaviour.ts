import { addStyles } from '../../page/styles'
import style from './panel.css?url'
import type { Hands } from './panel.stage.behaviour'
import { fire, openByRule } from './panel.turns.behaviour'

/** No panel is seen before its style is there. */
export async function bringHands(): Promise<Hands> {
  await addStyles(style)
  return { fire, openByRule }
}
