/** A product as the page that sells it describes it. */
export interface Product {
  /** Unique among the products. */
  readonly id: string
  readonly title: string
  /** The price of one, in the currency's main unit. */
  readonly price: number
  /** Its code: `EUR`. */
  readonly currency: string
  /** The product's own page. */
  readonly href: string
  /** The address of a small picture. */
  readonly picture?: string | undefined
}

export interface Line extends Product {
  readonly quantity: number
}

export type State = { readonly name: 'empty' } | { readonly name: 'filled'; readonly lines: readonly Line[] }

export type Event =
  | { readonly type: 'add'; readonly product: Product; readonly quantity: number }
  | { readonly type: 'change'; readonly id: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly id: string }

/** More of one thing than this is a slip of the hand. */
export const MOST = 999

export const linesOf = (state: State): readonly Line[] => (state.name === 'filled' ? state.lines : [])

export function next(state: State, event: Event): State {
  const lines = linesOf(state)
  switch (event.type) {
    case 'add': {
      const before = lines.find(({ id }) => id === event.product.id)
      const line = { ...event.product, quantity: whole((before?.quantity ?? 0) + Math.max(1, event.quantity)) }
      return fromLines(before ? lines.map((other) => (other === before ? line : other)) : [...lines, line])
    }
    case 'change':
      return fromLines(lines.map((line) => (line.id === event.id ? { ...line, quantity: whole(event.quantity) } : line)))
    case 'remove':
      return fromLines(lines.filter(({ id }) => id !== event.id))
  }
}

export interface Sum {
  readonly currency: string
  readonly amount: number
}

/** What it all costs, for each currency; added up in hundredths, so that 0.1 and 0.2 are 0.3. */
export function subtotalsOf(state: State): readonly Sum[] {
  const sums = new Map<string, number>()
  for (const { currency, price, quantity } of linesOf(state))
    sums.set(currency, (sums.get(currency) ?? 0) + Math.round(price * 100) * quantity)
  return [...sums].map(([currency, hundredths]) => ({ currency, amount: hundredths / 100 }))
}

/** The cart as a store kept it. What is broken or of another shape is left out: a cart never breaks a page. */
export function readCart(kept: unknown): State {
  const lines = new Map<string, Line>()
  // Of two lines with one id the first counts: each id is one product.
  for (const line of Array.isArray(kept) ? (kept as unknown[]) : [])
    if (isLine(line) && !lines.has(line.id)) lines.set(line.id, toLine(line))
  return fromLines([...lines.values()])
}

/** Only what a line has: whatever else stands in the store stays there. */
const toLine = ({ id, title, price, currency, href, picture, quantity }: Line): Line => ({
  id,
  title,
  price,
  currency,
  href,
  picture: typeof picture === 'string' && isLoadable(picture) ? picture : undefined,
  quantity: whole(quantity),
})

function fromLines(lines: readonly Line[]): State {
  const kept = lines.filter(({ quantity }) => quantity > 0)
  return kept.length > 0 ? { name: 'filled', lines: kept } : { name: 'empty' }
}

const whole = (quantity: number): number => (Number.isFinite(quantity) ? Math.min(MOST, Math.max(0, Math.floor(quantity))) : 1)

/** What each part of a product must be, in words for whoever wrote it, and how it is known. */
const NEEDS: Readonly<Record<string, readonly [allowed: string, isAllowed: (value: unknown) => boolean]>> = {
  id: ['a text that is not empty', isText],
  title: ['a text that is not empty', isText],
  price: ['a number of at least 0', (value) => Number.isFinite(value) && (value as number) >= 0],
  currency: ['the three capital letters of a currency, like EUR', (value) => isText(value) && /^[A-Z]{3}$/.test(value)],
  // Only an address of this site: what a store holds may have been written by anyone.
  href: ['a path of this site, like /shop/cup/', (value) => isText(value) && isLocal(value)],
}

/** What is wrong with a product: the part's name, what was given and what is allowed. */
export interface ProductFault {
  readonly name: string
  readonly given: unknown
  readonly allowed: string
}

export function faultOf(product: unknown, names: readonly string[] = Object.keys(NEEDS)): ProductFault | undefined {
  if (typeof product !== 'object' || product === null)
    return { name: 'product', given: product, allowed: 'an object with id, title and price' }
  const parts = product as Record<string, unknown>
  const name = names.find((name) => !NEEDS[name]![1](parts[name]))
  return name ? { name: `product.${name}`, given: parts[name], allowed: NEEDS[name]![0] } : undefined
}

const isLine = (value: unknown): value is Line => !faultOf(value) && typeof (value as Line).quantity === 'number'

const SITE = 'https://page.invalid'

/** As a browser reads it: `/\evil.example/`, and one with a tab after its first slash, lead to another site. */
const isLocal = (href: string): boolean => href.startsWith('/') && URL.parse(href, SITE)?.origin === SITE

/** A picture may come from another host, as a product's page may show it; nothing but a picture's data, http and https. */
const isLoadable = (address: string): boolean =>
  /^data:image\//i.test(address) || /^https?:$/.test(URL.parse(address, SITE)?.protocol ?? '')

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
