/** Links that may join: marked ones, those in a gallery, those of older pages, those with a picture in a post. Known before the gallery is loaded. */
export const GALLERY_LINKS =
  'a[data-gallery],[data-feature=gallery] a[href],a[rel^=iLightbox],a[rel^=prettyPhoto],a[data-rel^=iLightbox],a[data-rel^=prettyPhoto],[data-post] a:has(img)'

/** What a page has that needs the gallery: such a link, a gallery to be filled, or settings that list items. */
export const GALLERY = `[data-feature=gallery],${GALLERY_LINKS}`
