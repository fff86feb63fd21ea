import { examples } from '../examples'
import { codeOf } from './code'
import { elementOf } from './elements'
import { library } from './library'

/** An example as JSX; undefined where it shows markup that was written by hand. */
export function jsxOf(feature: string, example: string): string | undefined {
  const found = examples.get(feature)?.find(({ name }) => name === example)
  if (!found) throw new Error(`There is no example "${example}" of the feature "${feature}".`)
  return codeOf(elementOf(feature, found), library)
}
