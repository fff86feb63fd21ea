/**
 * How the library's scripts are put into files. A file a module would be a request of a hundred bytes for each of the dozen small
 * modules that features share; one file for all of them would be loaded before anybody is there. So those stand together that are
 * needed together, and by nothing that runs with the page and needs only some of them. The page script is built by the same rules.
 */
const inLibrary = (modules: string): RegExp => new RegExp(`/vitrine/(?:src|dist/esm)/(?:${modules})\\.[jt]s$`.replaceAll('/', '[\\\\/]'))

export const parts = [
  // Reading options: what engines that begin with the page need.
  { name: 'options', test: inLibrary('core/fields|page/services/options') },
  { name: 'controls', test: inLibrary('page/ui/(?:popover|anchor|arrows)|page/loading/once|features/menu/menu\\.options') },
  // Content that comes later: looked at when the page has come to rest.
  { name: 'names', test: inLibrary('page/loading/content|core/nearest') },
  // React and what draws with it: on a slow line each further file would cost a round trip.
  { name: 'react', test: new RegExp(`[\\\\/]node_modules[\\\\/](?:react|react-dom|scheduler)[\\\\/]|${inLibrary('react/draw').source}`) },
] as const

/** What every page runs. */
export const start = inLibrary(
  'start|registry|page/(?:loading/(?:activity|claim|hold|use|push)|services/(?:cart-names|clock|motion|report)|ui/consent\\.names)|features/.+\\.(?:selector|names)',
)
