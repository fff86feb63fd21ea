import type { Fields } from '../core/fields'

/** For a component that is only one of those of its group: a site's settings for it may be given as they are, and none is passed on. */
export function leaveOut<Props extends object>(rest: Props, fields: Fields): Props {
  const others = { ...rest } as Record<string, unknown>
  for (const name in fields) delete others[name]
  return others as Props
}
