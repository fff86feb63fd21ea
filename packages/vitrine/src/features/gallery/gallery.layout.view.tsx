import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useProperties } from './gallery.context.view'
import { showTime, type GalleryOptions } from './gallery.options'
import { placeIn, type Place, type Size } from './gallery.scale'

/** px: how far the neighbours look in where there are no arrows, and the space between them and the open item. */
const PEEK = 45
const PEEK_GAP = 12

const readWindow = (): Size => ({ width: window.innerWidth, height: window.innerHeight })

function useWindow(): Size {
  const [size, setSize] = useState(readWindow)
  useEffect(() => {
    const update = () => setSize(readWindow())
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [])
  return size
}

interface Shape {
  readonly isFullscreen: boolean
  readonly hasStrip: boolean
}

/** Where everything is, for the window as it is now. */
export function usePlace(options: GalleryOptions, { isFullscreen, hasStrip }: Shape): { place: Place; isMobile: boolean } {
  const size = useWindow()
  const isMobile = size.width <= options.mobileWidth
  const place = useMemo(
    () =>
      placeIn({
        window: size,
        isMobile,
        isFullscreen,
        hasStrip,
        path: options.path,
        thumbnail: { width: options.thumbnailWidth, height: options.thumbnailHeight },
        peek: options.hasArrows || !hasStrip ? 0 : PEEK + PEEK_GAP,
      }),
    [size, isMobile, isFullscreen, hasStrip, options],
  )
  return { place, isMobile }
}

/** Tells the style sheet what the options and the window say. */
export function useLook(dialog: RefObject<HTMLElement | null>, options: GalleryOptions, place: Place): void {
  useProperties(dialog, {
    '--gallery-opacity': options.opacity,
    '--gallery-show': `${showTime(options)}ms`,
    '--gallery-switch': `${options.switchDuration}ms`,
    '--gallery-fade': `${options.fadeDuration}ms`,
    '--gallery-loaded': `${options.loadedFadeDuration}ms`,
    '--gallery-pause': `${options.pauseTime}ms`,
    '--gallery-active': options.activeOpacity,
    '--strip': `${place.strip}px`,
    '--stage-width': `${place.stage.width}px`,
    '--stage-height': `${place.stage.height}px`,
    '--thumbnail-width': `${place.thumbnail.width}px`,
    '--thumbnail-height': `${place.thumbnail.height}px`,
    '--stage-top': `${place.top}px`,
    '--stage-bottom': `${place.bottom}px`,
    '--stage-captioned': `${place.captioned}px`,
    '--stage-side': `${place.side}px`,
    '--peek': `${PEEK}px`,
  })
}
