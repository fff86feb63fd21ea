// The one colour that speaks, in light and in dark. Whatever is chosen can be read on the starter's own paper.
export const palettes = {
  starter: undefined,
  vermilion: '#b8290f',
  forest: '#1d5c45',
  ocean: '#0b5a8a',
  plum: '#7a2463',
  ink: '#333333',
}

const LEAST = 4.6

/** The accent as the theme's four tokens: darkened or lightened until words in it, and on it, can be read on each of the papers. */
export function accentFor(hex, { light, dark }) {
  const [onLight, onDark] = [fit(hex, light, -1), fit(hex, dark, 1)]
  return { light: { accent: onLight, onAccent: wordsOn(onLight) }, dark: { accent: onDark, onAccent: wordsOn(onDark) } }
}

function fit(hex, papers, direction) {
  let colour = hex
  for (let step = 0; step < 100 && papers.some((paper) => contrast(colour, paper) < LEAST); step++)
    colour = shift(hex, direction * (step + 1) * 0.01)
  return colour
}

const wordsOn = (hex) => (contrast(hex, '#ffffff') >= LEAST ? '#ffffff' : '#111111')

/** Towards black or white. */
function shift(hex, amount) {
  const target = amount < 0 ? 0 : 255
  return `#${channels(hex)
    .map((value) =>
      Math.round(value + (target - value) * Math.abs(amount))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** As WCAG measures it. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
