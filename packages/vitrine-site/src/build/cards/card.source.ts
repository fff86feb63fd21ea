/** What a finished page says about its preview picture. */
export interface CardSource {
  readonly title: string
  /** Where the preview is expected, below the site's root. */
  readonly path: string
  /** The page's first photograph, if it has one: a path below the site's root. */
  readonly picture?: string
}

/** Quoted values are passed over whole: `>` in the words of a picture is not the end of its tag. */
const PICTURE = /<img\b(?:[^>"]|"[^"]*")*? src="(\/_astro\/[^"]+\.webp)"/

/** Reads a built page. A page that announces no preview (examples, 404) has none. */
export function readCardSource(html: string): CardSource | undefined {
  const title = content(html, 'og:title')
  const address = content(html, 'og:image')
  if (!title || !address) return undefined
  const main = html.slice(html.indexOf('<main'))
  const picture = PICTURE.exec(main)?.[1]
  return { title, path: new URL(address).pathname, ...(picture ? { picture } : {}) }
}

function content(html: string, property: string): string | undefined {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
  return found && decode(found)
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"', '#38': '&' }
const decode = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
