export {
  Gallery,
  GalleryLink,
  useGallery,
  type GalleryLinkProps,
  type GalleryPicture,
  type GalleryProps,
  type GalleryRef,
} from './gallery.view'
export { GalleryControl, type GalleryControlProps, type GalleryControls, type OpenItem } from './gallery.slots.view'
export { openGallery, type OpenGalleryOptions } from './gallery.open'
export type { GalleryChange, GalleryEvents, GalleryMethods } from './history/methods'
export { mountGallery } from './gallery.behaviour'
export { galleryFields, showTime, SKINS, type GalleryOptions } from './gallery.options'
export { galleryTextFields, type GalleryTexts } from './gallery.texts'
export { ITEM_TYPES, type Item, type ItemInput, type ItemType } from './items/item'
export { canJoin } from './links/address'
export { pageSettings } from './settings/write'
