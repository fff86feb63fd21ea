/** The door for what reads panels' files, such as a site's build: options and faults alone, no behaviour and no style sheet. */
export { readValue } from '../../core/fields'
export { describeAllowed } from '../../core/setting-error'
export { findFaults, type PanelFault } from './options/faults'
export { panelFields, readPanel, type PanelInput, type PanelOptions } from './panel.options'
