import type { Logo } from '../context/logo'
import type { Scheme, Theme } from './theme'

/** What a site with a sign has without a file of its own: content/logo.svg, in the theme's colours. */
export const drawnIcons: readonly string[] = ['favicon.svg', 'icon-192.png', 'icon-512.png']

/** A sign may name the theme's colours. What draws it into a picture knows no custom properties: they are filled in. */
export function fillColours(shapes: string, { paper, ink, accent }: Scheme): string {
  const colours: Readonly<Record<string, string>> = { paper, ink, accent }
  return shapes.replaceAll(/var\(--color-(paper|ink|accent)\)/g, (_, name: string) => colours[name] ?? ink).replaceAll('currentColor', ink)
}

const SIDE = 64

/**
 * The sign in a square. `isFilled`: on the theme's paper, as a device wants it that cuts icons into a shape of its own;
 * otherwise bare, light or dark as the browser's bar is.
 */
export function drawIcon(
  { viewBox, ratio, shapes }: Logo,
  { light, dark }: Pick<Theme, 'light' | 'dark'>,
  { isFilled = false } = {},
): string {
  const room = isFilled ? 0.6 : 1
  const [width, height] = ratio > 1 ? [SIDE * room, (SIDE * room) / ratio] : [SIDE * room * ratio, SIDE * room]
  const place = `x="${(SIDE - width) / 2}" y="${(SIDE - height) / 2}" width="${width}" height="${height}" viewBox="${viewBox}"`
  const style = `svg{color:${light.ink};--color-ink:${light.ink};--color-paper:${light.paper};--color-accent:${light.accent}}[data-part=object]{fill:${light.accent}}`
  const inDark = `@media(prefers-color-scheme:dark){svg{color:${dark.ink};--color-ink:${dark.ink};--color-paper:${dark.paper};--color-accent:${dark.accent}}[data-part=object]{fill:${dark.accent}}}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>${style}${isFilled ? '' : inDark}</style>` +
    `${isFilled ? `<rect width="${SIDE}" height="${SIDE}" fill="${light.paper}"/>` : ''}<svg ${place}>${isFilled ? fillColours(shapes, light) : shapes}</svg></svg>`
  )
}
