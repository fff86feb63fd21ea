/** For builds and servers: markup and settings. The behaviour has its own way in, the registry, so that no page is given the overlay's styles. */
export { Gallery, type GalleryPicture, type GalleryProps } from './gallery.view'
export { galleryFields, showTime, SKINS, type GalleryOptions } from './gallery.options'
export { galleryTextFields, type GalleryTexts } from './gallery.texts'
export { ITEM_TYPES, type Item, type ItemInput, type ItemType } from './items/item'
export { canJoin } from './links/address'
export { pageSettings } from './settings/write'
