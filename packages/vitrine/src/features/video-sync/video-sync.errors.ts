export const NO_TIMING_OBJECT = 'A Timing Object must be provided.'
export const COULD_NOT_PLAY = "Couldn't play the video from TimingSrcConnector."
