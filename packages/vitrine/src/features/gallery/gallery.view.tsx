import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Arrow } from './gallery.arrow.view'
import { Caption } from './gallery.caption.view'
import type { Conductor } from './gallery.conductor'
import { SurroundingsContext, type Surroundings } from './gallery.context.view'
import { useLook, usePlace } from './gallery.layout.view'
import { canMove, neighbour } from './gallery.model'
import type { GalleryOptions } from './gallery.options'
import { Slide } from './gallery.slide.view'
import { Slideshow } from './gallery.slideshow.view'
import { Strip } from './gallery.strip.view'
import type { GalleryTexts } from './gallery.texts'
import { Toolbar } from './gallery.toolbar.view'

interface OverlayProps {
  readonly options: GalleryOptions
  readonly texts: GalleryTexts
  readonly conductor: Conductor
}

/** The overlay: a modal dialog with a stage of at most three items, and the parts around it. */
export function OverlayView({ options, texts, conductor }: OverlayProps) {
  const { state, items, isZoomed } = useSyncExternalStore(conductor.subscribe, conductor.scene)
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)

  const open = state.name === 'closed' ? undefined : state
  const isFullscreen = open?.display === 'fullscreen'
  const hasMore = (open?.total ?? 0) > 1
  const { place, isMobile } = usePlace(options, { isFullscreen, hasStrip: hasMore })
  const surroundings = useMemo<Surroundings>(
    () => ({ items, options, texts, place, isMobile, isFullscreen, conductor }),
    [items, options, texts, place, isMobile, isFullscreen, conductor],
  )
  useLook(dialog, options, place)
  useLayoutEffect(() => {
    conductor.attach({ dialog: dialog.current!, frame: frame.current!, stage: stage.current! })
  }, [conductor])

  if (!open) return null
  const item = items.at(open.index)
  // A neighbour that nobody sees yet comes once the move is over: the browser pays more for everything while something moves.
  const isLate = (at: number, offset: number) => state.name === 'moving' && options.hasArrows && offset !== 0 && at !== state.from
  return (
    <SurroundingsContext value={surroundings}>
      <dialog
        ref={dialog}
        data-feature="gallery-overlay"
        data-state={state.name}
        data-skin={item.skin ?? options.skin}
        aria-label={texts.name}
        onCancel={(event) => {
          event.preventDefault()
          conductor.close()
        }}
      >
        <div
          ref={frame}
          data-part="frame"
          data-way={place.way}
          data-display={open.display}
          data-arrows={options.hasArrows ? 'shown' : 'peek'}
          data-mobile={isMobile || undefined}
          data-covered={item.type === 'image' ? undefined : ''}
        >
          <div
            ref={stage}
            data-part="stage"
            data-move={state.name === 'moving' && state.kind === 'jump' ? 'jump' : undefined}
            data-zoomed={isZoomed || undefined}
          >
            {[-1, 0, 1].map((offset) => {
              const at = offset === 0 ? open.index : neighbour(open, offset)
              return at === undefined || isLate(at, offset) ? null : <Slide key={at} index={at} offset={offset} />
            })}
          </div>
          <Caption index={open.index} total={open.total} />
          {hasMore ? <Arrow to="previous" isDisabled={!canMove(open, -1)} /> : null}
          {hasMore ? <Arrow to="next" isDisabled={!canMove(open, 1)} /> : null}
          <Toolbar
            index={open.index}
            total={open.total}
            isPlaying={open.slideshow === 'playing'}
            isSharing={open.menu === 'share'}
            isZoomed={isZoomed}
          />
          {hasMore && !isFullscreen ? <Strip index={open.index} total={open.total} /> : null}
          {open.slideshow === 'playing' ? (
            <Slideshow key={open.index} stage={stage} isWaiting={state.name !== 'rest' || open.content === 'loading'} />
          ) : null}
        </div>
      </dialog>
    </SurroundingsContext>
  )
}
