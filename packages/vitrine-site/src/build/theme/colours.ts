/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

const NAMED: Readonly<Record<string, string>> = { white: '#fff', black: '#000' }

/** Reads a colour as a style sheet has it: hex, rgb(), hsl(), oklch(). Undefined for what only a browser can know, or lets shine through. */
export function readColour(text: string): Rgb | undefined {
  const value = NAMED[text.trim().toLowerCase()] ?? text.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1]
  if (hex) return readHex(hex)
  const [, kind, list = ''] = /^(rgba?|hsla?|oklch)\(([^/)]+)\)$/.exec(value) ?? []
  const parts = list.split(/[\s,]+/).filter(Boolean)
  const [a = NaN, b = NaN, c = NaN] = parts.map((part, at) => readPart(part, kind, at))
  if ([a, b, c].some(Number.isNaN)) return undefined
  if (kind?.startsWith('rgb')) return [a, b, c]
  return kind?.startsWith('hsl') ? fromHsl(a, b, c) : fromOklch(a, b, c)
}

function readHex(hex: string): Rgb {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as unknown as Rgb
}

/** A share of one: of 255 for rgb, of 0.4 for the chroma of oklch. Angles stay degrees. */
function readPart(part: string, kind: string | undefined, at: number): number {
  const number = parseFloat(part)
  const isAngle = (kind?.startsWith('hsl') && at === 0) || (kind === 'oklch' && at === 2)
  if (isAngle) return number
  if (part.endsWith('%')) return (number / 100) * (kind === 'oklch' && at === 1 ? 0.4 : 1)
  return kind?.startsWith('rgb') ? number / 255 : number
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/** The matrices of the CSS Color specification; what no screen shows is cut off. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((value) => {
    const held = Math.min(1, Math.max(0, value))
    return held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055
  }) as unknown as Rgb
}

export const toHex = (colour: Rgb): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** How far two colours stand apart, from 1 to 21, as WCAG measures it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
