import { after } from '../../page/services/clock'
import { readOptions } from '../../page/services/options'
import { rememberAttributes } from '../../page/ui/markup'
import { findPart, type QuantityControl } from './quantity.parts'
import { initial, isAtEnd, next, readRange } from './quantity.model'
import { quantityFields } from './quantity.options'

export interface QuantityEvents {
  /** The number has changed, by a button or by typing. Anything that is not a number is 0. */
  onValueChange?(value: number): void
}

export interface QuantityMethods {
  /** The number in the field; anything that is not a number is 0. */
  value(): number
  setValue(value: number): void
  /** As a press on the button does. */
  increase(): void
  decrease(): void
}

const CONTROLS: readonly QuantityControl[] = ['minus', 'plus']
/** What a field says of itself: where it changes, the buttons look again. */
const WATCHED = ['min', 'max', 'step', 'disabled', 'readonly']

/**
 * Buttons beside a number field. They are put there where the page has none, and a field that is hidden or a date has none. The
 * field stays the page's own: its bounds are its attributes, it is typed into as ever, and a press raises what typing raises.
 */
export function mountQuantity(element: HTMLElement, signal: AbortSignal, events: QuantityEvents = {}): QuantityMethods {
  const labels = readOptions(quantityFields, element, { feature: 'quantity' })
  const field = element.querySelector<HTMLInputElement>('input:not([type="hidden"], [type="date"])')
  const methods = (press: (type: QuantityControl) => void): QuantityMethods => ({
    value: () => Number(field?.value) || 0,
    setValue: (value) => field && change(field, String(value)),
    increase: () => press('plus'),
    decrease: () => press('minus'),
  })
  if (!field) return methods(() => {})

  const remember = rememberAttributes(signal)
  const part = (name: QuantityControl | 'status') => findPart(element, { name, field, labels, signal })
  const [minus, plus] = CONTROLS.map(part) as [HTMLElement, HTMLElement]
  const status = part('status')
  const range = () => readRange({ min: field.min, max: field.max, step: field.step })
  let last = field.value

  const look = () => {
    const isFixed = field.disabled || field.readOnly
    for (const [button, type] of [[minus, 'minus'] as const, [plus, 'plus'] as const]) {
      const isOff = isFixed || isAtEnd(field.value, { type }, range())
      remember(button, 'aria-disabled')
      // Not `disabled`: whoever arrives at the end by the keyboard would lose the button under their finger.
      if (isOff) button.setAttribute('aria-disabled', 'true')
      else button.removeAttribute('aria-disabled')
    }
    if (field.value === last) return
    last = field.value
    events.onValueChange?.(Number(last) || 0)
  }
  const begin = () => {
    const value = initial(field.value, range())
    if (value !== field.value) write(field, value)
    look()
  }
  const press = (type: QuantityControl) => {
    if (field.matches(':disabled') || field.readOnly) return
    change(field, String(next(field.value, { type }, range())))
    status.textContent = field.value
  }

  minus.addEventListener('click', () => press('minus'), { signal })
  plus.addEventListener('click', () => press('plus'), { signal })
  for (const name of ['input', 'change']) field.addEventListener(name, look, { signal })
  // The form gives the field its first value after this event.
  document.addEventListener('reset', ({ target }) => void (target === field.form && after(0, begin, signal)), { signal })
  const observer = new MutationObserver(look)
  observer.observe(field, { attributeFilter: WATCHED })
  signal.addEventListener('abort', () => observer.disconnect())
  begin()
  return methods(press)
}

/** As if it had been typed: both events, in the browser's own order, also where nothing has changed (existing pages count on it). */
function change(field: HTMLInputElement, value: string): void {
  if (value !== field.value) write(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Past React's own setter on the element, which would make its `onChange` think that nothing has happened. */
const write = (field: HTMLInputElement, value: string): void => void Reflect.set(HTMLInputElement.prototype, 'value', value, field)
