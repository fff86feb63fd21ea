import { clearStyles } from '../ui/markup'

/**
 * One place knows how much of the window's top is covered. Whoever sticks there (header, admin bar) registers a height;
 * whoever scrolls to something asks for the sum. For CSS it is published too: `--page-top` is the sum, `--page-top-most` what it
 * can become while the page stands as it is (a header that is away may come back), `--admin-bar` the bar's part, below which a
 * header sticks. They change together, whoever comes first.
 */
export const OFFSET_EVENT = 'vitrine:offset'

export type Cover = 'admin-bar' | 'header'

interface Covering {
  readonly kind: Cover
  /** px: what it covers now. */
  readonly height: number
  /** px: what it covers when it is not away. */
  readonly most: number
  readonly isShrunk: boolean
}

interface Manner {
  readonly isShrunk?: boolean
  /** It is out of sight for now, and may come back at any moment. */
  readonly isAway?: boolean
}

const coverings = new Map<symbol, Covering>()

/** Registers a covering height; call the result with each new height. It is withdrawn with the signal. */
export function registerOffset(signal: AbortSignal, kind: Cover = 'header'): (height: number, manner?: Manner) => void {
  const key = Symbol(kind)
  signal.addEventListener('abort', () => {
    if (coverings.delete(key)) publish()
  })
  return (most, { isShrunk = false, isAway = false } = {}) => {
    const before = coverings.get(key)
    const height = isAway ? 0 : most
    if (signal.aborted || (before?.height === height && before.most === most && before.isShrunk === isShrunk)) return
    coverings.set(key, { kind, height, most, isShrunk })
    publish()
  }
}

/** How many px at the window's top are covered by what sticks there. */
export const topOffset = (): number => sum([...coverings.values()])

/** What covers the window's top, or may do so again at any moment, by kind: for what stays there and is not to be moved about. */
export function describeTop(): { readonly adminBar: number; readonly header: number; readonly isShrunk: boolean } {
  const all = [...coverings.values()]
  return {
    adminBar: sum(all.filter(({ kind }) => kind === 'admin-bar')),
    header: most(all.filter(({ kind }) => kind === 'header')),
    isShrunk: all.some(({ isShrunk }) => isShrunk),
  }
}

const sum = (all: readonly Covering[]): number => all.reduce((total, { height }) => total + height, 0)
const most = (all: readonly Covering[]): number => all.reduce((total, covering) => total + covering.most, 0)

function publish(): void {
  const { documentElement: root } = document
  const { style } = root
  style.setProperty('--page-top', `${topOffset()}px`)
  style.setProperty('--page-top-most', `${most([...coverings.values()])}px`)
  style.setProperty('--admin-bar', `${describeTop().adminBar}px`)
  if (coverings.size === 0) clearStyles(root, '--page-top', '--page-top-most', '--admin-bar')
  document.dispatchEvent(new CustomEvent(OFFSET_EVENT, { detail: topOffset() }))
}
