import type { Player } from '../../page/ui/media'

/** A background plays only while somebody can see it. What the visitor has paused stays paused. */
export function watchBackground(player: Player, play: () => void, signal: AbortSignal): void {
  let isHeld = false
  let isInView = true
  const update = () => {
    const isSeen = isInView && !document.hidden
    if (!isSeen && (player.isPlaying() || player.isStarting?.())) {
      isHeld = true
      player.pause()
    } else if (isSeen && isHeld) {
      isHeld = false
      play()
    }
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? isInView
    update()
  })
  observer.observe(player.element)
  signal.addEventListener('abort', () => observer.disconnect())
  document.addEventListener('visibilitychange', update, { signal })
}
