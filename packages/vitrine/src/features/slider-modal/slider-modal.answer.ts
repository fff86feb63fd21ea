import { NOT_UNDERSTOOD } from './slider-modal.errors'

/** A slider's answer, checked. Its HTML is not safe yet. */
export interface SliderAnswer {
  readonly htmlid?: string
  /** Names of what must have arrived before the slider shows. */
  readonly waiting: readonly string[]
  /** What the slider needs, by name: addresses. */
  readonly toload: ReadonlyMap<string, string>
  readonly data: string
}

export interface Transition {
  readonly animation?: string
  /** ms. */
  readonly speed?: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** `toload` comes as a list of addresses, or as addresses by name. */
const readAddresses = (given: unknown): [string, string][] =>
  Array.isArray(given)
    ? given.filter(isText).map((address) => [address, address])
    : isRecord(given)
      ? Object.entries(given).filter((pair): pair is [string, string] => isText(pair[1]))
      : []

export function readSliderAnswer(answer: unknown): SliderAnswer {
  if (!isRecord(answer) || answer.success !== true || !isText(answer.data)) throw new TypeError(NOT_UNDERSTOOD)
  const { htmlid, waiting, toload, data } = answer
  if (htmlid !== undefined && !(isText(htmlid) && /^[\w-]+$/.test(htmlid))) throw new TypeError(NOT_UNDERSTOOD)
  return { htmlid, waiting: Array.isArray(waiting) ? waiting.filter(isText) : [], toload: new Map(readAddresses(toload)), data }
}

const ANIMATIONS = ['fade', 'slide', 'sides', 'center']

export function readTransitions(answer: unknown): ReadonlyMap<string, Transition> {
  if (!isRecord(answer) || answer.success !== true || !isRecord(answer.transitions)) throw new TypeError(NOT_UNDERSTOOD)
  const known = Object.entries(answer.transitions).flatMap(([name, given]): [string, Transition][] => {
    if (!isRecord(given)) return []
    const animation = ANIMATIONS.find((word) => word === given.animation)
    const speed = typeof given.speed === 'number' && given.speed >= 0 ? given.speed : undefined
    return animation || speed !== undefined ? [[name, { animation, speed }]] : []
  })
  return new Map(known)
}
