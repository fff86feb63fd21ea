export { vitrine, type VitrineOptions } from './integration'
export { defineSettings, type SettingsInput } from './content/settings/schema'
