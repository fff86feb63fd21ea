export { VideoSync, type VideoSyncProps, type VideoSyncRef } from './video-sync.view'
export { videoSyncFields, type VideoSyncOptions } from './video-sync.options'
export { connect } from './video-sync.connector'
export { createClock, sharedClock, type TimingObject, type Vector } from './video-sync.timing'
