import type { AdminBarOptions } from './admin-bar.options'

/** px: what the bar takes from the window's top. On small screens such bars often scroll away with the page: then nothing. */
export function coveredHeight(height: number, position: string, { covers }: AdminBarOptions): number {
  const isOver = covers === 'auto' ? position === 'fixed' || position === 'sticky' : covers === 'always'
  return isOver ? height : 0
}
