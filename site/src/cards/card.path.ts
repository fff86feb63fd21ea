/** Where a page's preview picture lies: /journal/ has /cards/journal.jpg, the home page /cards/index.jpg. */
export function cardPath(pathname: string): string {
  const name = pathname.replace(/^\/|\/$/g, '')
  return `/cards/${name || 'index'}.jpg`
}
