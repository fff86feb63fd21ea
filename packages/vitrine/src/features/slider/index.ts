export { Slider, ElasticSlider, type ElasticSlide, type ElasticSliderProps, type SliderProps, type SliderRef } from './slider.view'
export { sliderTexts, type SliderTexts, type Thumbnail } from './slider.controls.view'
export { elasticSliderFields, sliderFields, type SliderOptions } from './slider.options'
