import type { Allowed } from '../../core/fields'
import { report } from './report'

/** A value that a setting does not allow. Its default serves. */
export interface WrongSetting {
  /** Its full name: `gallery.skin`. */
  readonly setting: string
  readonly given: unknown
  readonly allowed: Allowed
}

/** Tells whoever wrote it. The words come when they are needed: no visitor waits for them. */
export function reportWrong({ setting, given, allowed }: WrongSetting, feature: string, element?: Element): void {
  import('../../core/setting-error').then(
    ({ SettingError }) => report({ feature, error: new SettingError(setting, given, allowed), ...(element && { element }) }),
    // Not fetched: the rest counts all the same.
    () => {},
  )
}
