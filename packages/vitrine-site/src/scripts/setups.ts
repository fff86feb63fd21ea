import { hasConsent } from 'vitrine/page/ui/consent'

type Queue = unknown[]
type Page = Window & { _paq?: Queue; dataLayer?: Queue }

/** What a service must find on the page when its script arrives. Its own instructions have it as an inline script, which no page here runs. */
const setups: Readonly<Record<string, (data: DOMStringMap, page: Page) => void>> = {
  matomo: ({ site, tracker }, page) =>
    (page._paq ??= []).push(['trackPageView'], ['enableLinkTracking'], ['setTrackerUrl', tracker], ['setSiteId', site]),
  'google-tag': ({ site }, page) => {
    const queue = (page.dataLayer ??= [])
    // It reads nothing but what is given as the arguments of a call.
    function say(..._: unknown[]): void {
      // eslint-disable-next-line prefer-rest-params -- a list is passed over by it
      queue.push(arguments)
    }
    const advertising = hasConsent('marketing') ? 'granted' : 'denied'
    const consent = { ad_storage: advertising, ad_user_data: advertising, ad_personalization: advertising, analytics_storage: 'granted' }
    say('consent', 'default', consent)
    say('js', new Date())
    say('config', site)
  },
}

export function prepare(data: DOMStringMap): void {
  if (data.service) setups[data.service]?.(data, window)
}
