export { mountAnimation } from './animation.behaviour'
export { isReached, next, timeToEnd, type Event, type Sight, type State } from './animation.model'
export { animationFields, animationSettings, readAnimation, type Animation, type AnimationOptions } from './animation.options'
