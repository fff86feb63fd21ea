/** An amount as a language writes it: the given one, or the page's. A language that there is not (`de_CH`) is the browser's. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency } as const
  try {
    return new Intl.NumberFormat(locale || document.documentElement.lang || undefined, style).format(amount)
  } catch {
    return new Intl.NumberFormat(undefined, style).format(amount)
  }
}
