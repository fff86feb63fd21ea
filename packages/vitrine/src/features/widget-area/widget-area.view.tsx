import { Children, type ComponentPropsWithRef } from 'react'
import { dataOf } from '../../core/data'
import { useOptions, type OptionProps } from '../../react/use-options'
import { widgetAreaFields } from './widget-area.options'

export interface WidgetAreasProps extends OptionProps<typeof widgetAreaFields>, ComponentPropsWithRef<'div'> {}

/** Areas side by side, as at the foot of a page. An area that has nothing in it takes no room. */
export function WidgetAreas(props: WidgetAreasProps) {
  const { options, rest } = useOptions(widgetAreaFields, props, { component: 'WidgetAreas', group: 'widgetArea' })
  return <div {...rest} data-feature="widget-area" {...dataOf(widgetAreaFields, options)} />
}

export type WidgetAreaProps = ComponentPropsWithRef<'div'>

/** One of them: its children are its widgets. */
export function WidgetArea({ children, ...attributes }: WidgetAreaProps) {
  if (Children.toArray(children).length === 0) return null
  return (
    <div {...attributes} data-part="area">
      {children}
    </div>
  )
}
