export { SliderModal, type SliderModalProps, type SliderModalRef } from './slider-modal.view'
export { sliderModalFields, type SliderModalOptions } from './slider-modal.options'
