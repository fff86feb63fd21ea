import { useEffect, useLayoutEffect, useRef } from 'react'
import { MOST, type Event, type Line } from './cart.model'
import { formatMoney } from './cart.money'
import type { CartOptions } from './cart.options'

interface CartLinesProps {
  readonly lines: readonly Line[]
  readonly options: Pick<CartOptions, 'quantityLabel' | 'removeLabel' | 'locale'>
  /** The visitor changes a quantity, or removes a line. */
  readonly onChange: (event: Event) => void
  /** The visitor has removed the last line: focus needs another place. */
  readonly onEmptied: () => void
}

/** What is in the cart, as the items of a list. */
export function CartLines({ lines, options, onChange, onEmptied }: CartLinesProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const removedAt = useRef<number>(undefined)
  // What was focused is gone: the next line's button takes its place.
  useLayoutEffect(() => {
    const at = removedAt.current
    removedAt.current = undefined
    if (at === undefined) return
    const next = lines.at(Math.min(at, lines.length - 1))
    if (next) buttons.current.get(next.id)?.focus()
    else onEmptied()
  })
  return lines.map((line, at) => (
    <li key={line.id} data-part="line" data-id={line.id}>
      {line.picture ? <img data-part="thumbnail" src={line.picture} alt="" width="72" height="72" /> : null}
      <a data-part="title" href={line.href}>
        {line.title}
      </a>
      <Quantity line={line} label={options.quantityLabel} onChange={onChange} />
      <span data-part="price">{formatMoney(line.price * line.quantity, line.currency, options.locale)}</span>
      <button
        type="button"
        data-part="remove"
        data-control="remove"
        aria-label={options.removeLabel.split('%s').join(line.title)}
        ref={(button) => {
          if (button) buttons.current.set(line.id, button)
          return () => void buttons.current.delete(line.id)
        }}
        onClick={() => {
          removedAt.current = at
          onChange({ type: 'remove', id: line.id })
        }}
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </li>
  ))
}

function Quantity({ line, label, onChange }: { line: Line; label: string; onChange: (event: Event) => void }) {
  const { id, quantity } = line
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current!.value = String(quantity)
  }, [quantity])
  // The browser's own event: React's would take every digit of a number that is being typed.
  useEffect(() => {
    const life = new AbortController()
    const change = ({ target }: { target: EventTarget | null }) => {
      const input = target as HTMLInputElement
      const { value } = input
      // Where the cart makes the same number of it (an emptied field stands for one), nothing is drawn anew.
      input.value = String(quantity)
      onChange({ type: 'change', id, quantity: value === '' ? NaN : Math.max(1, Number(value)) })
    }
    field.current!.addEventListener('change', change, { signal: life.signal })
    return () => life.abort()
  }, [id, quantity, onChange])
  return (
    <label data-part="quantity">
      <span>{label}</span>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min="1"
        max={MOST}
        step="1"
        data-control="quantity"
        defaultValue={line.quantity}
      />
    </label>
  )
}
