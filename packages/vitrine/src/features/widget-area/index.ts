export { WidgetArea, WidgetAreas, type WidgetAreaProps, type WidgetAreasProps } from './widget-area.view'
export { widgetAreaFields, type WidgetAreaOptions } from './widget-area.options'
