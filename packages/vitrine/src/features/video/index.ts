export { Video, type Captions, type VideoProps, type VideoRef } from './video.view'
export { videoTexts, type VideoTexts } from './video.texts'
export { videoFields, videoSettingFields, readVideoOptions, type VideoOptions } from './video.options'
