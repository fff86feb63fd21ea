export { LayoutStyles, visibility, type LayoutStylesProps, type VisibilityProps } from './layout.view'
export { layoutFields, type LayoutOptions } from './layout.options'
export { layoutStylesheet, type TypeSizes } from './layout.stylesheet'
export { fluidSize } from './layout.typography'
