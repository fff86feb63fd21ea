/** The constants of scrolling to an anchor. */
export const anchorTiming = {
  /** ms: the first phase, to the midpoint between here and the target. */
  start: 400,
  /** ms: the second phase, to the target as it is measured then. */
  arrival: 450,
  /** ms: the one move to a target inside an open panel, or to a full-height section. */
  inner: 400,
  /** ms: how long after the scroll the tab of a target inside it opens. */
  tab: 100,
} as const

/** px: the target stops this far below what covers the window's top, so that scrollspy counts it as reached. */
export const ANCHOR_MARGIN = 1

/** Hashes that belong to other scripts: a chat's opener and the steps of a form. */
export const foreignHashes: readonly string[] = ['hubspot-open-chat', 'previousStep', 'nextStep']
