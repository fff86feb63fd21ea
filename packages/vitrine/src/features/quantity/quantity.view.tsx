import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { givenData } from '../../core/data'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountQuantity, type QuantityEvents, type QuantityMethods } from './quantity.behaviour'
import { initial, readRange } from './quantity.model'
import { quantityFields } from './quantity.options'

/** What its ref gives. */
export interface QuantityRef extends QuantityMethods {
  readonly element: HTMLElement | null
}

type FieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>

export interface QuantityProps extends OptionProps<typeof quantityFields>, QuantityEvents, FieldProps {
  /** The label: what is counted. Without it, give the field an `aria-label`. */
  readonly label?: ReactNode
  /** The number, if you control it, with `onValueChange`. */
  readonly value?: number
  /** The number at first, if it keeps its own state. */
  readonly defaultValue?: number
  readonly min?: number
  readonly max?: number
  readonly step?: number | 'any'
  readonly ref?: Ref<QuantityRef>
}

const METHODS = ['value', 'setValue', 'increase', 'decrease'] as const

/** A number field with a button on each side. What else an `input` takes goes to the field. */
export function Quantity(props: QuantityProps) {
  const { options, given, rest } = useOptions(quantityFields, props, { component: 'Quantity', group: 'quantity' })
  const { label, value, defaultValue = 1, onValueChange, min, max, step, id, ref, ...attributes } = rest
  const ownId = useId()
  const data = givenData(quantityFields, given)
  const { element, handle } = useBehaviour(mountQuantity, {
    feature: 'quantity',
    options: [data, min],
    ref,
    methods: METHODS,
    events: {
      onValueChange: (next) => {
        if (next !== value) onValueChange?.(next)
        check()
      },
    } satisfies QuantityEvents,
  })
  const check = useControlled({
    value,
    read: () => handle.current?.value(),
    write: (wanted) => handle.current?.setValue(wanted),
  })
  return (
    <span ref={element} data-feature="quantity" {...data}>
      {label === undefined ? null : (
        <label data-part="label" htmlFor={id ?? ownId}>
          {label}
        </label>
      )}
      <button type="button" data-control="minus" aria-label={options.decreaseLabel} />
      <input
        inputMode="numeric"
        {...attributes}
        {...{ min, max, step }}
        type="number"
        id={id ?? ownId}
        defaultValue={initial(String(value ?? defaultValue), readRange({ min }))}
      />
      <button type="button" data-control="plus" aria-label={options.increaseLabel} />
      <span data-part="status" role="status" />
    </span>
  )
}
