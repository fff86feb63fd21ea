import { createContext, use, type ComponentType } from 'react'
import type { Logo } from '../build/context/logo'
import type { Locale } from '../content/locales'
import type { Settings } from '../content/settings/schema'
import type { Texts } from '../content/texts/schema'
import type { ViewName } from '../content/view-names'

interface Site {
  readonly locale: Locale
  readonly settings: Settings
  readonly texts: Texts
  readonly logo?: Logo | undefined
  /** The owner's own, by the name of the view that they replace. */
  readonly views?: { readonly [N in ViewName]?: ComponentType<never> }
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** What every view may know of its site: the settings, the words of the pages themselves, its sign. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('A view of the site stands in a SiteContext.')
  return site
}
