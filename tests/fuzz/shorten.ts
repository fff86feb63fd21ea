import type { Fault, Visit } from './walk'

/** How often a shorter visit is tried. */
const TRIES = 40

/** Leaves steps out for as long as the same thing goes wrong: first halves of the visit, then single steps. */
export async function shorten(fault: Fault, make: (visit: Visit) => Promise<Fault | undefined>): Promise<Fault> {
  let best = cut(fault)
  let tries = 0
  for (let size = Math.ceil(best.visit.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.visit.steps.length && tries < TRIES;) {
      const steps = best.visit.steps.toSpliced(from, size)
      tries += 1
      const again = steps.length > 0 ? await make({ ...best.visit, steps }) : undefined
      if (again && isSame(again, fault)) best = cut(again)
      else from += size
    }
  }
  return best
}

const cut = (fault: Fault): Fault => ({ ...fault, visit: { ...fault.visit, steps: fault.visit.steps.slice(0, fault.at + 1) } })
/** The same kind of fault: what it was seen on may be another. */
const isSame = (one: Fault, other: Fault): boolean => kindOf(one) === kindOf(other)
export const kindOf = ({ faults }: Fault): string => (faults[0] ?? '').replace(/[\d#"'].*$/s, '').slice(0, 40)
