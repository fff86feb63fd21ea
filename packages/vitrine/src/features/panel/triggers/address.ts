import type { PanelSettings } from '../panel.options'

/** What a panel's hash asks for. No id: all open panels. */
export interface Address {
  readonly action: 'toggle' | 'open' | 'close'
  readonly id: string | undefined
}

type Prefixes = Pick<PanelSettings, 'togglePrefix' | 'openPrefix' | 'closePrefix'>

/** Reads a hash (without `#`): a prefix, `__`, and the id up to a further `__`. Undefined where it is no panel's. */
export function readAddress(hash: string, prefixes: Prefixes): Address | undefined {
  const [prefix, id] = hash.split('__')
  if (prefix === prefixes.closePrefix) return { action: 'close', id: id || undefined }
  if (!id) return undefined
  if (prefix === prefixes.togglePrefix) return { action: 'toggle', id }
  return prefix === prefixes.openPrefix ? { action: 'open', id } : undefined
}
