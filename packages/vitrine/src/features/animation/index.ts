export { mountAnimation } from './animation.behaviour'
export { next, type Event, type State } from './animation.model'
export { isReached, timeToEnd, type Sight } from './animation.rules'
export { animationFields, animationSettings, readAnimation, type Animation, type AnimationOptions } from './animation.options'
