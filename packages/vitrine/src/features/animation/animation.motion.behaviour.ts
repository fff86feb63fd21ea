import { adoptStyle } from '../../page/ui/styles'
import css from './animation.motion.css?inline'

/** For a page that has not linked the sheet. */
export const adoptMotion = (): void => adoptStyle(css)
