import type { ComponentType } from 'react'
import type { ViewName } from '../content/view-names'
import { useSite } from './site-context'

/** A view that an owner may replace: a component of theirs that is named in the settings is given the same props. */
export function replaceable<P extends object>(name: ViewName, Usual: ComponentType<P>): ComponentType<P> {
  return function Replaceable(props: P) {
    const Own = useSite().views?.[name] as ComponentType<P> | undefined
    return Own ? <Own {...props} /> : <Usual {...props} />
  }
}
