import { arrowOf, isRightToLeft } from '../../page/ui/arrows'

/**
 * Up and down go from line to line, Home and End to the first and last; along the line a branch unfolds and is entered, against it
 * is left and folded. Tab still goes through everything: links stay links.
 */
export function moveByArrows(event: KeyboardEvent, menu: HTMLElement): void {
  const stop = (event.target as Element).closest<HTMLElement>('li > a, li > details > summary')
  const item = stop?.closest('li')
  const { key } = event
  const arrow = arrowOf(event, isRightToLeft(menu))
  const isEdge = (key === 'Home' || key === 'End') && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
  if (!item || event.defaultPrevented || !(arrow || isEdge)) return
  const lines = [...menu.querySelectorAll('li')].filter((line) => !line.parentElement!.closest('details:not([open])'))
  const at = lines.indexOf(item)
  const goTo = (line: Element | null | undefined) => {
    const next = line?.querySelector<HTMLElement>(':scope > a, :scope > details > summary')
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const branch = item.querySelector<HTMLDetailsElement>(':scope > details')
  if (isEdge) goTo(lines.at(key === 'Home' ? 0 : -1))
  else if (arrow === 'down') goTo(lines[at + 1])
  else if (arrow === 'up') goTo(at > 0 ? lines[at - 1] : undefined)
  else if (arrow === 'forward' && branch) {
    event.preventDefault()
    if (branch.open) goTo(branch.querySelector('li'))
    else branch.open = true
  } else if (arrow === 'back') {
    if (branch?.open) {
      event.preventDefault()
      branch.open = false
    } else goTo(item.parentElement?.closest('li'))
  }
}
