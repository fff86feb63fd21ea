import { useId, useState, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { givenData } from '../../core/data'
import { SettingError } from '../../core/setting-error'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { readList } from '../../react/list-prop'
import { tellOnce } from '../../react/tell-once'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountTabs, type TabsEvents, type TabsMethods } from './tabs.behaviour'
import { tabsFields } from './tabs.options'

export interface TabsItem {
  /** Unique on the page, and its hash: `#newest`. */
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

/** What its ref gives. */
export interface TabsRef extends TabsMethods {
  readonly element: HTMLElement | null
}

type BoxProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>

export interface TabsProps extends OptionProps<typeof tabsFields>, TabsEvents, BoxProps {
  /** What the panels have in common: the name of the list of tabs. */
  readonly label: string
  readonly items: readonly TabsItem[]
  /** The id of the panel that shows, if you control it, with `onValueChange`. */
  readonly value?: string
  /** The id of the panel that shows at first, if it keeps its own state. */
  readonly defaultValue?: string
  readonly ref?: Ref<TabsRef>
}

const METHODS = ['select', 'selected'] as const

/** Several parts of one thing, one of them shown at a time. */
export function Tabs(props: TabsProps) {
  const { given, rest } = useOptions(tabsFields, props, { component: 'Tabs', group: 'tabs' })
  const { label, items: all, value, defaultValue, onValueChange, ref, ...attributes } = rest
  const data = givenData(tabsFields, given)
  const items = readList(all, { component: 'Tabs', name: 'items', needs: ['id'] })
  const ids = items.map(({ id }) => id)
  for (const [name, id] of Object.entries({ value, defaultValue }))
    if (id !== undefined && ids.length > 0 && !ids.includes(id))
      tellOnce(`Tabs: ${new SettingError(name, id, ids).message} The first is shown.`)
  const [first] = useState(value ?? defaultValue)
  /** Where it is, for an engine that begins anew. */
  const [last, setLast] = useState<string>()
  const own = useId()
  const { element, handle } = useBehaviour(mountTabs, {
    feature: 'tabs',
    options: [data, ids],
    ref,
    methods: METHODS,
    events: {
      onValueChange: (id) => {
        if (id !== value) onValueChange?.(id)
        setLast(id)
        check()
      },
    } satisfies TabsEvents,
  })
  const check = useControlled({ value: value ?? last, read: () => handle.current?.selected(), write: (id) => handle.current?.select(id) })
  return (
    <div {...attributes} ref={element} data-feature="tabs" {...data}>
      <ul data-part="tabs" aria-label={label}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} id={`${own}${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {items.map(({ id, content }) => (
        <section key={id} id={id} data-part="panel" aria-labelledby={`${own}${id}`} data-first={id === first ? '' : undefined}>
          {content}
        </section>
      ))}
    </div>
  )
}
