/** Keys for a list whose values may come twice: what comes again has its number behind it. */
export function uniqueKeys(values: readonly string[]): readonly string[] {
  const count = new Map<string, number>()
  return values.map((value) => {
    const before = count.get(value) ?? 0
    count.set(value, before + 1)
    return before === 0 ? value : `${value} ${before}`
  })
}
