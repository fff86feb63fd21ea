export { Video, videoTexts, type Captions, type VideoProps, type VideoRef, type VideoTexts } from './video.view'
export { videoFields, videoSettingFields, readVideoOptions, type VideoOptions } from './video.options'
