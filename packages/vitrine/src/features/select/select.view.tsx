import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { dataOf } from '../../core/data'
import { useOptions, type OptionProps } from '../../react/use-options'
import { selectFields } from './select.options'

export interface SelectProps extends OptionProps<typeof selectFields>, ComponentPropsWithRef<'select'> {
  /** The label. Without it, add an `aria-label` or your own label. */
  readonly label?: ReactNode
  /** What the visitor has chosen: the option's value. */
  readonly onValueChange?: (value: string) => void
}

/** A real `select` in the look of the page. Its `option`s are its children, and everything else that a `select` takes it takes. */
export function Select(props: SelectProps) {
  const { options, rest } = useOptions(selectFields, props, { component: 'Select', group: 'select' })
  const { label, id, onChange, onValueChange, ...attributes } = rest
  const ownId = useId()
  const select = (
    <select
      {...attributes}
      id={id ?? (label === undefined ? undefined : ownId)}
      data-feature="select"
      {...dataOf(selectFields, options)}
      onChange={(event) => {
        onChange?.(event)
        onValueChange?.(event.target.value)
      }}
    />
  )
  if (label === undefined) return select
  return (
    <span data-part="choice">
      <label htmlFor={id ?? ownId}>{label}</label>
      {select}
    </span>
  )
}
