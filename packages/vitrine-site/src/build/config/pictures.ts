import { sharpImageService } from 'astro/config'
import { pictureWidths } from '../../content/picture-widths'

export const pictureFormats = {
  // Encoding is the longest part of a first build: less effort costs a few per cent of size and saves most of the time.
  service: sharpImageService({ webp: { quality: 74, effort: 3 }, avif: { quality: 55, effort: 2 } }),
  breakpoints: pictureWidths,
}
