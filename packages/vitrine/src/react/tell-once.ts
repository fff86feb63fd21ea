const told = new Set<string>()
/** A server runs for long: what it has told is not kept for ever. */
const MOST_TOLD = 500

/** `Slider: speed is …`. A component renders often, and twice in StrictMode: whoever wrote it is told once. */
export function tellOnce(fault: string): void {
  const line = `[vitrine] ${fault}`
  if (told.has(line)) return
  if (told.size >= MOST_TOLD) told.clear()
  told.add(line)
  console.error(line)
}
