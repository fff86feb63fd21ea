import { flatNames } from '../../../core/flat-names'

/** The option that a flat name means; any other name is its own. Whether a provider's videos are shown is a setting of videos. */
export function ownName(name: string): string {
  const [group, own] = (Object.hasOwn(flatNames, name) && flatNames[name]) || []
  return own && (group === 'gallery' || group === 'video') ? own : name
}
