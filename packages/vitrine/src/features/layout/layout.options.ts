import { number, oneOf, type OptionsOf } from '../../core/fields'

const width = (fallback: number) => number(fallback, { min: 0, step: 1 })

export const layoutFields = {
  /** px: up to this window width columns stack. */
  contentBreakPoint: width(800),
  /** px: up to this window width sidebars do not stick. */
  sidebarBreakPoint: width(800),
  /** px: up to this width a window is small, for the visibility classes. */
  visibilitySmall: width(640),
  /** px: up to this width a window is medium, above it large. */
  visibilityMedium: width(1024),
  /** Which sidebars stick. */
  stickySidebars: oneOf(['none', 'left', 'right', 'both'], 'both'),
  /** How much headings shrink in smaller windows: 0 not at all, 1 in proportion to the window. */
  typographySensitivity: number(0.54, { min: 0, max: 1 }),
  /** No heading becomes smaller than this many times the body text. */
  typographyFactor: number(1.5, { min: 1 }),
  /** px: from this window width headings have their full size. */
  typographyWidth: number(1440, { min: 320 }),
}

export type LayoutOptions = OptionsOf<typeof layoutFields>
