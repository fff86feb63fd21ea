import { useEffect, useState, type RefObject } from 'react'
import { after } from '../../page/clock'
import { useSurroundings } from './gallery.context.view'

interface SlideshowProps {
  readonly stage: RefObject<HTMLElement | null>
  /** The item is still on its way: the pause has not begun. */
  readonly isWaiting: boolean
}

/** The pause before the next item, and its progress. A video that plays is not cut off; a frame that is used ends the show. */
export function Slideshow({ stage, isWaiting }: SlideshowProps) {
  const { options, conductor } = useSurroundings()
  const [isPlaying, setPlaying] = useState(false)
  const isRunning = !isWaiting && !isPlaying

  useEffect(() => {
    const run = new AbortController()
    if (isRunning) after(options.pauseTime, () => conductor.send({ type: 'tick' }), run.signal)
    return () => run.abort()
  }, [isRunning, options.pauseTime, conductor])

  useEffect(() => {
    const run = new AbortController()
    const { signal } = run
    for (const type of ['play', 'pause', 'ended'])
      stage.current?.addEventListener(type, () => setPlaying(type === 'play'), { signal, capture: true })
    const look = () => document.activeElement instanceof HTMLIFrameElement && conductor.send({ type: 'pause' })
    window.addEventListener('blur', look, { signal })
    return () => run.abort()
  }, [stage, conductor])

  return <span data-part="progress" data-state={isRunning ? 'running' : 'waiting'} />
}
