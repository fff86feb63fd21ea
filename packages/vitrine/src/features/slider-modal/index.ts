export { SliderModal, type SliderModalProps } from './slider-modal.view'
export { sliderModalFields, type SliderModalOptions } from './slider-modal.options'
