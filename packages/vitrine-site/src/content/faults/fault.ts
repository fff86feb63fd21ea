/** A mistake in what an owner wrote, with the place to mend it. */
export interface Fault {
  /** From the site's folder: content/journal/hives.md. */
  readonly file: string
  /** Both begin with 1. */
  readonly line?: number | undefined
  readonly column?: number | undefined
  /** What was given, what is allowed, and what was probably meant. */
  readonly message: string
}

/** As terminals and editors make it a link: content/journal/hives.md:5:7 */
export const placeOf = ({ file, line, column }: Fault): string =>
  [file, line, line === undefined ? undefined : column].filter(Boolean).join(':')

export const formatFault = (fault: Fault): string => `${placeOf(fault)}\n    ${fault.message}`

/** All of them at once, in the order of the folder. */
export function describeFaults(faults: readonly Fault[], what = 'in the content'): string {
  const sorted = faults.toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
  const count = faults.length === 1 ? 'There is 1 mistake' : `There are ${faults.length} mistakes`
  return `${count} ${what}:\n\n${sorted.map((fault) => `  ${formatFault(fault)}`).join('\n\n')}\n`
}

/** Stops a build. What it says is for an owner: there is nothing to read in its stack. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  /** Where Astro's overlay opens the file. */
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number }
  readonly hint = 'Mend the files and save them. While you write, the page comes back by itself.'

  constructor(
    readonly faults: readonly Fault[],
    { root, what }: { readonly root?: string | undefined; readonly what?: string } = {},
  ) {
    super(describeFaults(faults, what))
    this.stack = ''
    const [first] = faults
    if (first && root) this.loc = { file: `${root}${first.file}`, line: first.line ?? 1, column: first.column ?? 1 }
  }
}

/** A picture that is missing is seen by those who read fields and by those who look at files: once is enough. */
export const distinct = (faults: readonly Fault[]): Fault[] =>
  faults.filter(
    (fault, at) =>
      fault.line === undefined ||
      faults.findIndex((other) => other.file === fault.file && other.line === fault.line && other.column === fault.column) === at ||
      !fault.message.includes('no such picture'),
  )
