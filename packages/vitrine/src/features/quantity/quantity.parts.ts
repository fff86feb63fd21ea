import type { QuantityOptions } from './quantity.options'

export type QuantityControl = 'minus' | 'plus'

interface Wanted {
  readonly name: QuantityControl | 'status'
  readonly field: HTMLElement
  readonly labels: QuantityOptions
  readonly signal: AbortSignal
}

/** The part of the markup, or one that is made beside the field and goes with the signal. */
export function findPart(element: HTMLElement, { name, field, labels, signal }: Wanted): HTMLElement {
  const isStatus = name === 'status'
  const found = element.querySelector<HTMLElement>(isStatus ? '[data-part="status"]' : `[data-control="${name}"]`)
  const part = found ?? make(name, labels)
  if (!found) {
    if (name === 'minus') field.before(part)
    else if (name === 'plus') field.after(part)
    else element.append(part)
  }
  signal.addEventListener('abort', () => (found ? isStatus && part.replaceChildren() : part.remove()))
  return part
}

function make(name: QuantityControl | 'status', { decreaseLabel, increaseLabel }: QuantityOptions): HTMLElement {
  if (name === 'status') {
    const status = document.createElement('span')
    status.dataset.part = 'status'
    status.setAttribute('role', 'status')
    return status
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.control = name
  button.setAttribute('aria-label', name === 'minus' ? decreaseLabel : increaseLabel)
  return button
}
