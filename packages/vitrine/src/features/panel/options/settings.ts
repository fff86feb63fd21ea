import { text, type OptionsOf } from '../../../core/fields'
import { count } from './rules'

/** What holds for all panels of a site. */
export const panelSettingFields = {
  /** `#panel__ID` opens or closes the panel. */
  togglePrefix: text('panel'),
  /** `#panel-open__ID` opens it. */
  openPrefix: text('panel-open'),
  /** `#panel-close__ID` closes it; `#panel-close` closes all. */
  closePrefix: text('panel-close'),
  /** At most so many panels open by themselves in one page view; 0: no limit. */
  maxPerPageView: count,
  /** At most so many panels open by themselves in one session; 0: no limit. */
  maxPerSession: count,
}

export type PanelSettings = OptionsOf<typeof panelSettingFields>
