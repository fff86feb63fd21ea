import type { HeaderOptions } from './header.options'

/** What the options mean in the markup: the style sheet and the engine read it there. Undefined: the attribute is not there. */
export function attributesOf(options: HeaderOptions): Readonly<Record<string, string | number | undefined>> {
  const { isSticky, isStickyOnTablet, isStickyOnMobile } = options
  const kind = options.position === 'top' ? options.layout : 'side'
  // Nothing is sticky on tablet or mobile where the header is not sticky at all.
  const sticky = isSticky ? ['desktop', isStickyOnTablet && 'tablet', isStickyOnMobile && 'mobile'].filter(Boolean).join(' ') : undefined
  return {
    'data-layout': kind,
    'data-position': options.position,
    'data-logo': options.logoAlignment,
    'data-site-layout': options.siteLayout,
    'data-sticky': sticky,
    'data-sticky-part': kind === 'menu-under' ? options.stickyPart : undefined,
    'data-shrinks': kind === 'classic' && options.isShrinking ? '' : undefined,
    'data-hides-on-scroll': sticky && options.hidesOnScroll ? '' : undefined,
    'data-break-point': options.breakPoint,
  }
}
