/**
 * A site below a path (https://example.org/blog/) is built as if it stood at the top, and moved when all is written: content, views
 * and features know nothing of it. Every address that begins with one slash gets the path in front.
 */
export interface Move {
  /** /blog/ */
  readonly base: string
  /** https://example.org */
  readonly origin: string
}

/** What a file becomes, by its name's ending. Undefined: it stays as it is. */
export function moveFile(path: string, text: string, move: Move): string | undefined {
  if (path.startsWith('pagefind/')) return undefined
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? ''
  return Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending]!(text, move) : undefined
}

export const MOVED = /\.(html|css|js|json|webmanifest|xml|txt)$/

const BY_ENDING: Readonly<Record<string, (text: string, move: Move) => string>> = {
  html: (text, move) => moveOwn(moveHtml(text, move), move),
  css: (text, { base }) => text.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${base}`),
  js: (text, { base }) => text.replaceAll(/(["'`])\/(?=_astro\/|search\/\1|pagefind\/pagefind\.js\1)/g, `$1${base}`),
  json: moveJson,
  webmanifest: moveJson,
  xml: moveOwn,
  txt: moveOwn,
}

/** In texts of JSON: "/about/". */
function moveJson(text: string, { base }: Move): string {
  return text.replaceAll(/"\/(?!\/)/g, `"${base}`)
}

/** Whole addresses of the site itself: canonical ones, feeds, previews. */
function moveOwn(text: string, { base, origin }: Move): string {
  const escaped = origin.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return text.replaceAll(new RegExp(`${escaped}(?=[/"'<\\s])/?`, 'g'), origin + base)
}

/** A tag with its attributes. Quoted values are passed over whole: `>` in them does not end it. */
const TAG = /<([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)(\s*\/?>)/g
const ATTRIBUTE = /(\s)([^\s"'<>/=]+)="([^"]*)"/g
/** What stands in a block of JSON. */
const DATA = /(?<=<script\b[^>]*type="application\/json"[^>]*>)[\s\S]*?(?=<\/script>)/g
const ONE = /^(href|src|action|formaction|poster|cite|xlink:href|component-url|renderer-url)$/i
const SEVERAL = /^(srcset|imagesrcset)$/i

function moveHtml(html: string, move: Move): string {
  const moveTag = (tag: string) =>
    tag.replaceAll(ATTRIBUTE, (...[, space, key, value]: string[]) => `${space}${key}="${moveValue(key!, value!, move.base)}"`)
  return html.replaceAll(TAG, moveTag).replaceAll(DATA, (block) => moveJson(block, move))
}

function moveValue(key: string, value: string, base: string): string {
  if (ONE.test(key)) return value.replace(/^\/(?!\/)/, base)
  if (SEVERAL.test(key)) return value.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${base}`)
  // Addresses in what a feature reads: alone, in a list, in JSON, in markup.
  return key.startsWith('data-') ? value.replaceAll(/(^|&quot;|\s)\/(?=[\w%.*-]|$)(?!\/)/g, `$1${base}`) : value
}
