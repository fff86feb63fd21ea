/** How many letters must be put in, taken out, changed or swapped with their neighbour to turn one word into the other. */
export function distance(one: string, other: string): number {
  const rows: number[][] = Array.from({ length: one.length + 1 }, (_, at) => [at])
  const cell = (row: number, column: number): number => (row === 0 ? column : rows[row]![column]!)
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = [cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + (isSame ? 0 : 1)]
      if (isSwap) steps.push(cell(row - 2, column - 2) + 1)
      rows[row]![column] = Math.min(...steps)
    }
  }
  return cell(one.length, other.length)
}

/** The known word that this one was most likely meant to be; none where it is too far from all of them to be a slip. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_]/g, '')
  let best: { word: string; steps: number } | undefined
  for (const candidate of known) {
    const steps = distance(plain(word), plain(candidate))
    // A short word with two other letters is another word.
    if (steps <= (Math.min(word.length, candidate.length) > 5 ? 2 : 1) && steps < (best?.steps ?? Infinity))
      best = { word: candidate, steps }
  }
  return best?.word
}
