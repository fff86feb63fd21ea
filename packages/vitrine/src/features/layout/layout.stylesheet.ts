import type { LayoutOptions } from './layout.options'
import { fluidSize } from './layout.typography'

/** Custom properties and the full size in rem that each has on a wide window: `{ '--step-5': 5 }`. */
export type TypeSizes = Readonly<Record<string, number>>

/** What the settings mean for CSS. Media queries cannot read custom properties, so this is written out at build. */
export function layoutStylesheet(options: LayoutOptions, sizes: TypeSizes): string {
  // What features say gives way to the settings: their layers come first.
  return `@layer vitrine.scroll-section, vitrine.sticky, vitrine.layout;\n@layer vitrine.layout {\n${[typography(options, sizes), visibility(options), columns(options), sidebars(options), sections(options)].join('\n')}\n}\n`
}

const upTo = (width: number, rules: string): string => `@media (max-width: ${width}px) { ${rules} }`

const typography = (options: LayoutOptions, sizes: TypeSizes): string =>
  `:root { ${Object.entries(sizes)
    .map(([name, rem]) => `${name}: ${fluidSize(rem, options)};`)
    .join(' ')} }`

function visibility({ visibilitySmall: small, visibilityMedium: medium }: LayoutOptions): string {
  const hide = (size: string) => `.hide-${size} { display: none !important; }`
  return [
    upTo(small, hide('small')),
    `@media (min-width: ${small + 1}px) and (max-width: ${medium}px) { ${hide('medium')} }`,
    `@media (min-width: ${medium + 1}px) { ${hide('large')} }`,
  ].join('\n')
}

const columns = ({ contentBreakPoint }: LayoutOptions): string =>
  [
    `.columns { display: grid; gap: var(--space-l, 2rem); grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }`,
    upTo(contentBreakPoint, '.columns { grid-auto-flow: row; }'),
  ].join('\n')

function sidebars({ sidebarBreakPoint, stickySidebars }: LayoutOptions): string {
  const stand = (selector: string) => `[data-feature='sticky']${selector} { --sticky-position: static; }`
  const off = (['left', 'right'] as const).filter((side) => stickySidebars !== 'both' && stickySidebars !== side)
  return [upTo(sidebarBreakPoint, stand('[data-sidebar]')), ...off.map((side) => stand(`[data-sidebar='${side}']`))].join('\n')
}

/** Until the script has said how the sections stand, so that nothing shifts when it does. */
const sections = ({ contentBreakPoint }: LayoutOptions): string =>
  upTo(
    contentBreakPoint,
    `[data-feature='scroll-section']:not([data-state], [data-mobile='yes'], [data-mobile='true'], [data-mobile='1'], [data-mobile='on']) { > [data-part='screen'] { min-block-size: auto; scroll-snap-align: none; } > [data-part='dots'] { display: none; } }`,
  )
