import { arrowOf, isRightToLeft } from '../../page/ui/arrows'

/** Arrow keys, Home and End go from flag to flag: the toolbar is one stop for Tab. */
export function moveByKey(event: KeyboardEvent, links: readonly HTMLElement[]): void {
  const at = links.indexOf((event.target as Element).closest('a') as HTMLElement)
  if (at < 0) return
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step(event, at, links.length)
  if (to === undefined) return
  event.preventDefault()
  setStop(links, links[to]!)
  links[to]!.focus()
}

function step(event: KeyboardEvent, at: number, count: number): number | undefined {
  const arrow = arrowOf(event, isRightToLeft(event.target as Element))
  if (!arrow) return undefined
  return (at + (arrow === 'forward' || arrow === 'down' ? 1 : count - 1)) % count
}

export function setStop(links: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const link of links) link.tabIndex = link === (stop ?? links[0]) ? 0 : -1
}
