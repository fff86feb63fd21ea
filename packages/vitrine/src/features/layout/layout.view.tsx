import { useOptions, type OptionProps } from '../../react/use-options'
import { layoutFields } from './layout.options'
import { layoutStylesheet, type TypeSizes } from './layout.stylesheet'

export interface LayoutStylesProps extends OptionProps<typeof layoutFields> {
  /** Custom properties of headings, with their full size in rem in a wide window: `{ '--step-5': 5 }`. */
  readonly sizes?: TypeSizes
  /** For a page with a content security policy. */
  readonly nonce?: string
}

/** The style sheet that the layout's settings mean: once for a page, anywhere in it. */
export function LayoutStyles(props: LayoutStylesProps) {
  const { options, rest } = useOptions(layoutFields, props, { component: 'LayoutStyles', group: 'layout' })
  const { sizes, nonce } = rest
  return <style nonce={nonce}>{layoutStylesheet(options, sizes ?? {})}</style>
}
