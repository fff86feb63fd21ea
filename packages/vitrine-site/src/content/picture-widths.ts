/** px: the widths in which every picture is made, whether a layout or a text shows it, so that one encoding serves both. */
export const pictureWidths = [400, 720, 1200, 1600]
