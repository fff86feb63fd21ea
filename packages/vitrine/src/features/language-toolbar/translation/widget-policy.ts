import { createPolicy } from '../../../page/services/trusted-script'

/** Where the widget's further scripts come from. */
const HOSTS = ['translate.google.com', 'translate.googleapis.com', 'translate-pa.googleapis.com']

/**
 * The widget is another's, and writes markup as plain texts, which a page with Trusted Types refuses. Once the visitor has said yes
 * to it, and not before, its texts are let through on this page: by the default policy, which is asked where no policy was named.
 * Scripts come from its hosts only, and no text ever becomes a script. The page's rules against inline scripts hold all the same. A
 * page that has a default policy of its own, or allows none, keeps it.
 */
export const admitWidget = (): unknown =>
  createPolicy('default', {
    createHTML: (text) => text,
    createScriptURL: (address) => (HOSTS.includes(URL.parse(address, location.href)?.hostname ?? '') ? address : null),
  })
