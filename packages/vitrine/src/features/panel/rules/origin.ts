import type { Reason } from './evaluation'

export type Origin = 'internal' | 'external' | 'search'
export type Device = 'desktop' | 'tablet' | 'mobile'

/** Where the visitor has come from, and on what. */
export interface Arrival {
  readonly origin: Origin
  readonly device: Device
}

export interface OriginOptions {
  readonly when_arriving_from: readonly string[]
  readonly when_device: readonly string[]
}

/** Which of the rules about the visitor's coming are set, and whether each is met. */
export function askOrigin({ when_arriving_from, when_device }: OriginOptions, { origin, device }: Arrival): Reason[] {
  const reasons: Reason[] = []
  if (when_arriving_from.length > 0) reasons.push({ rule: 'arriving-from', isMet: when_arriving_from.includes(origin), found: origin })
  if (when_device.length > 0) reasons.push({ rule: 'device', isMet: when_device.includes(device), found: device })
  return reasons
}

/** Whether a visitor with this referrer was on this site already. Nowhere known counts as here. */
export function isInternal(referrer: string, host: string): boolean {
  const from = URL.parse(referrer)
  return !from?.host || from.host === host || from.host.endsWith(`.${host}`) || host.endsWith(`.${from.host}`)
}

/** px: a screen whose short side is less is a phone's. */
const PHONE = 600

/** What a visitor holds or sits at: known by how it is pointed at and by its screen, not by the window, which anybody may make narrow. */
export const deviceOf = (isTouched: boolean, shortSide: number): Device =>
  !isTouched ? 'desktop' : shortSide < PHONE ? 'mobile' : 'tablet'
