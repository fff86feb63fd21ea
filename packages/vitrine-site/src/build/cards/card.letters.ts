import { create } from 'fontkitten'

/**
 * Draws words as outlines, so that a preview looks the same on every machine that builds the site, whatever typefaces it has.
 */
export interface Face {
  /** The words as SVG path data with their start at 0, 0; undefined where the face lacks a letter. */
  draw(words: string, size: number): string | undefined
  measure(words: string, size: number): number
}

export function openFace(file: Buffer): Face {
  const font = create(file)
  if (!('glyphsForString' in font)) throw new Error('A preview needs a file with one typeface.')
  const glyphs = (words: string) => font.glyphsForString(words)
  return {
    draw(words, size) {
      const scale = size / font.unitsPerEm
      let x = 0
      let path = ''
      for (const glyph of glyphs(words)) {
        if (glyph.id === 0) return undefined
        path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
        x += glyph.advanceWidth * scale
      }
      return path
    },
    measure: (words, size) => glyphs(words).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) * (size / font.unitsPerEm),
  }
}

/** Breaks a title into lines of at most this width. */
export function breakLines(title: string, width: number, measure: (words: string) => number): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
