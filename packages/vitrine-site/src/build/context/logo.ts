/** The owner's sign, ready to be drawn at any size. */
export interface Logo {
  readonly viewBox: string
  /** Its width by its height. */
  readonly ratio: number
  /** What is drawn. */
  readonly shapes: string
}

/** Reads content/logo.svg: one `<svg>` with a viewBox. Its own width and height do not matter. */
export function readLogo(svg: string): Logo {
  const [, attributes = '', shapes = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  const viewBox = /\bviewBox="([^"]+)"/.exec(attributes)?.[1] ?? ''
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) throw new Error('content/logo.svg must be one <svg> with a viewBox, such as viewBox="0 0 24 24".')
  return { viewBox, ratio: width / height, shapes: shapes.trim().replaceAll(/>\s+</g, '><') }
}
