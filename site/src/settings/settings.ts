import given from '../../content/settings'
import { readSiteSettings } from './schema'

/** The owner's settings, checked: a wrong one stops the build here, with its name and what is allowed. */
export const settings = readSiteSettings(given)
