import type { Page } from '@playwright/test'

/**
 * Style sheets as other people's pages have them, none of them in a cascade layer: a feature must look the same under each. All have
 * the same text on body, so that what differs then is ours.
 */
const TEXT = 'html{font:16px/1.5 sans-serif}body{margin:0}'

export const hostSheets = {
  reset: `${TEXT}
    *,*::before,*::after{margin:0;padding:0;box-sizing:border-box}
    ol,ul{list-style:none}
    a{color:inherit;text-decoration:none}
    img,video,iframe{border:0;vertical-align:top}`,

  reboot: `${TEXT}
    *,::after,::before{box-sizing:border-box}
    p{margin-top:0;margin-bottom:1rem}
    ol,ul{padding-left:2rem;margin-top:0;margin-bottom:1rem}
    figure{margin:0 0 1rem}
    h1,h2,h3{margin-top:0;margin-bottom:.5rem;font-weight:500;line-height:1.2}
    a{color:#0d6efd;text-decoration:underline}
    a:hover{color:#0a58ca}
    img,svg{vertical-align:middle}
    button{border-radius:0}
    button,input,select,textarea{margin:0;font-family:inherit;font-size:inherit;line-height:inherit}
    button,[type=button],[type=submit]{-webkit-appearance:button;appearance:button}
    label{display:inline-block}
    iframe{border:0}
    [hidden]{display:none!important}`,

  preflight: `${TEXT}
    *,::before,::after,::backdrop{box-sizing:border-box;border:0 solid #e5e7eb;margin:0;padding:0}
    ol,ul,menu{list-style:none}
    a{color:inherit;text-decoration:inherit}
    button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;border-radius:0;background:transparent}
    button,[role=button]{cursor:pointer;background-color:transparent;background-image:none}
    h1,h2,h3,h4{font-size:inherit;font-weight:inherit}
    img,svg,video,canvas,audio,iframe,embed,object{display:block;vertical-align:middle}
    img,video{max-width:100%;height:auto}
    dialog{padding:0}`,

  builder: `${TEXT}
    *{box-sizing:content-box;transition:all .3s ease}
    a{color:red;text-decoration:underline;font-weight:700}
    a:hover{opacity:.8}
    a[target=_blank]::after{content:" ↗"}
    p{margin:0 0 1.75em;line-height:2;text-indent:1em}
    ul{margin:0 0 1.5em 3em;padding-left:1em;list-style:square}
    ul li{margin-bottom:.75em;padding-left:.5em}
    ul li::before{content:"»";margin-right:.5em}
    figure{margin:1.6em 40px}
    img{max-width:100%!important;height:auto!important;border-radius:12px;border:4px solid #eee;box-shadow:0 4px 12px rgb(0 0 0/.4)}
    img:hover{transform:scale(1.05)}
    body button,body button[type],body [type=button]:not(.none){display:inline-block;min-width:140px;min-height:52px;margin:4px 8px;padding:16px 32px;border:2px solid #080;border-radius:30px;background:linear-gradient(#8c4,#480);color:#fff;font:700 20px/1.2 serif;letter-spacing:2px;text-transform:uppercase;text-shadow:0 1px 0 #000;box-shadow:0 2px 4px #0008}
    body button:hover,body button:focus{background:#c00;transform:translateY(-2px)}
    dialog,dialog[open]{display:flex;top:50%;left:50%;width:80%;max-width:600px;height:auto;margin:2em;padding:2em;border:3px solid #333;border-radius:16px;background:#ffe;color:#222;transform:translate(-50%,-50%)}
    dialog::backdrop{background:rgb(80 0 80/.6);backdrop-filter:blur(6px)}
    iframe,video{max-width:100%;height:auto;border:5px solid #ccc}
    h1,h2,h3,h4{margin:1em 0;font:700 40px/1 serif;text-transform:uppercase}
    div,section{scroll-margin:10px}
    span{letter-spacing:.05em}`,
} as const

export type HostSheet = keyof typeof hostSheets

/** What of an element's style shows that a sheet got through. A test may ask for more, or for less where the page has a say. */
export const LAYOUT =
  'display position float boxSizing marginTop marginLeft paddingTop paddingLeft borderTopWidth listStyleType objectFit transform'.split(' ')
export const LOOKS =
  'color backgroundColor backgroundImage fontFamily fontSize fontWeight lineHeight letterSpacing textTransform textDecorationLine textIndent textShadow boxShadow borderTopLeftRadius opacity transitionProperty cursor'.split(
    ' ',
  )

type Look = Record<string, string>

interface Visit {
  readonly page: Page
  /** Opens the page, brings it where it is to be looked at, once or several times, and tells what it saw. Called once for every sheet. */
  look(): Promise<Look>
  readonly sheets?: readonly HostSheet[]
}

/**
 * Visits a page with no rules of its own but for text, then one under each sheet, and lists what looks different: boxes (px, whole)
 * and styles. The list should be empty.
 */
export async function differencesOfLooks({ page, look, sheets = Object.keys(hostSheets) as HostSheet[] }: Visit): Promise<string[]> {
  const lookUnder = async (css: string) => {
    await page.goto('about:blank')
    const script = await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets.push(sheet)
    }, css)
    const seen = await look()
    await script.dispose()
    return seen
  }
  const plain = await lookUnder(TEXT)
  if (Object.keys(plain).length === 0) throw new Error('There is nothing to compare.')
  const found: string[] = []
  for (const sheet of sheets) {
    const under = await lookUnder(hostSheets[sheet])
    for (const key of new Set([...Object.keys(plain), ...Object.keys(under)]))
      if (plain[key] !== under[key]) found.push(`${sheet}: ${key} is ${under[key] ?? 'gone'}, not ${plain[key] ?? 'there'}`)
  }
  return found
}

/** Another size of the window, with the transitions that a sheet has given it at their end. */
export async function resizeWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    do {
      for (const transition of running()) transition.finish()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    } while (running().length > 0)
  })
}

/** What several looks at one page saw, each under its name. A look that saw nothing would prove nothing. */
export function joinLooks(looks: Record<string, Look>): Look {
  return Object.fromEntries(
    Object.entries(looks).flatMap(([name, look]) => {
      if (Object.keys(look).length === 0) throw new Error(`There is nothing to compare: ${name}`)
      return Object.entries(look).map(([key, value]) => [`${name}: ${key}`, value])
    }),
  )
}

interface Comparison {
  readonly page: Page
  /** Opens the page and brings it where it is to be looked at. Called once for every sheet. */
  show(): Promise<void>
  /** The elements to look at. Those that nobody sees are left out. */
  readonly parts: string
  readonly styles?: readonly string[]
  readonly sheets?: readonly HostSheet[]
}

/** As above, for a page that is looked at once. */
export const differencesUnderHostSheets = ({ page, show, parts, styles = LAYOUT, sheets }: Comparison): Promise<string[]> =>
  differencesOfLooks({
    page,
    sheets,
    look: async () => {
      await show()
      return lookOf(page, parts, styles)
    },
  })

/** What the elements look like: boxes and styles, by name. For a comparison of another kind. */
export const lookOf = (page: Page, parts: string, styles: readonly string[] = LAYOUT): Promise<Look> =>
  page.evaluate(describe, { parts, styles })

/** Runs in the page. */
function describe({ parts, styles }: { parts: string; styles: readonly string[] }): Record<string, string> {
  const seen: Record<string, string> = {}
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>(parts)) {
    if (!element.checkVisibility()) continue
    const { part = '', control = '' } = element.dataset
    const name = [element.localName, part && `.${part}`, control && `[${control}]`].join('')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const { x, y, width, height } = element.getBoundingClientRect()
    const key = `${name} ${count}`
    seen[`${key} box`] = [x, y, width, height].map((side) => Math.round(side)).join(' ')
    for (const [pseudo, names] of [
      ['', styles],
      ['::before', ['content', 'width', 'height']],
      ['::after', ['content', 'width', 'height']],
    ] as const) {
      const style = getComputedStyle(element, pseudo || undefined)
      for (const property of names) seen[`${key}${pseudo} ${property}`] = style[property as 'color']
    }
  }
  return seen
}

/**
 * As above for a page that is open: the sheets are laid over it in turn. What a feature shows of its own is compared by style, its
 * controls by size too; the content between them is the page's.
 */
export async function compareUnderHostSheets(page: Page): Promise<string[]> {
  const look = async (css: string) => {
    await page.evaluate((text) => {
      const host = (window as { hostSheet?: CSSStyleSheet }).hostSheet ?? new CSSStyleSheet()
      if (!('hostSheet' in window)) document.adoptedStyleSheets.push(host)
      Object.assign(window, { hostSheet: host })
      host.replaceSync(text)
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    }, css)
    return page.evaluate(describeOwn, { parts: OWN, styles: LAYOUT.filter((name) => !/^(transform|boxSizing)$/.test(name)) })
  }
  const plain = await look(TEXT)
  const found: string[] = []
  for (const [sheet, css] of Object.entries(hostSheets)) {
    const under = await look(css)
    for (const key of Object.keys(plain))
      if (plain[key] !== under[key]) found.push(`${sheet}: ${key} is ${under[key] ?? 'gone'}, not ${plain[key]}`)
  }
  await look('')
  return found
}

const OWN = '[data-feature] [data-part], [data-feature] [data-control], [data-feature][data-control]'

/** Runs in the page. */
function describeOwn({ parts, styles }: { parts: string; styles: readonly string[] }): Record<string, string> {
  const seen: Record<string, string> = {}
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>(parts)) {
    const { part = '', control } = element.dataset
    const name = [element.localName, part && `.${part}`, control && `[${control}]`].join('')
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    // What is hidden until it is found is hidden in another way by some pages.
    if (!element.checkVisibility() || element.closest('[hidden]')) continue
    const key = `${name} ${count}`
    if (control !== undefined) seen[`${key} size`] = `${element.offsetWidth} ${element.offsetHeight}`
    for (const [pseudo, names] of [
      ['', styles],
      ['::before', ['content']],
      ['::after', ['content']],
    ] as const) {
      const style = getComputedStyle(element, pseudo || undefined)
      for (const property of names) seen[`${key}${pseudo} ${property}`] = style[property as 'color']
    }
  }
  return seen
}
