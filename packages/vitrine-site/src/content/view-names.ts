/** The views that an owner may replace with a React component of their own. */
export const viewNames = [
  'header',
  'footer',
  'card',
  'home.hero',
  'home.promises',
  'home.facts',
  'home.motion',
  'home.features',
  'home.places',
  'home.gallery',
  'home.journal',
  'home.commands',
] as const

export type ViewName = (typeof viewNames)[number]
