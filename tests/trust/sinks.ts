export { clean } from '../../packages/vitrine/src/features/gallery/media/contents'
export { safeMarkup } from '../../packages/vitrine/src/features/gallery/overlay/caption-markup'
export { makeSafe } from '../../packages/vitrine/src/features/slider-modal/slider-modal.behaviour'
