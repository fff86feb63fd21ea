export { Anchors, useAnchors, type AnchorsProps } from './anchor.view'
export { mountAnchor } from './anchor.behaviour'
export { anchorTiming, foreignHashes } from './anchor.options'
export { judgeLink, type Link, type Verdict } from './anchor.rules'
