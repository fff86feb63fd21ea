/** What a slide and its dot are called: {number} and {count} stand for the numbers. */
export const nameOf = (template: string, at: number, count: number): string =>
  template.replaceAll('{number}', String(at + 1)).replaceAll('{count}', String(count))
