import { claimHash, readHash, replaceHash } from '../../page/services/hash'
import { readOptions } from '../../page/services/options'
import { arrowOf, isRightToLeft } from '../../page/ui/arrows'
import { clearStyles, rememberAttributes } from '../../page/ui/markup'
import { initial, next, type Event } from './tabs.model'
import { tabsFields } from './tabs.options'
import { findTabs, type Tab } from './tabs.markup'

export interface TabsEvents {
  /** Another panel is shown: its id. */
  onValueChange?(id: string): void
}

export interface TabsMethods {
  /** Shows the panel with this id. */
  select(id: string): void
  /** The id of the panel that is shown. */
  selected(): string
}

const MOVES = { forward: 'next', down: 'next', back: 'previous', up: 'previous' } as const

/**
 * A list of links to the parts below it becomes tabs. The links stay links: a new window opens them, and the address of each leads
 * to its panel. What is not shown can still be found by the browser's own search on the page.
 */
export function mountTabs(element: HTMLElement, signal: AbortSignal, events: TabsEvents = {}): TabsMethods {
  const { activation, deepLinking, duration } = readOptions(tabsFields, element, { feature: 'tabs' })
  const { list, tabs } = findTabs(element)
  const remember = rememberAttributes(signal)
  const isVertical = getComputedStyle(list).flexDirection.startsWith('column')
  /** The panel in which this id is, or that has it. */
  const indexOf = (id: string) => {
    const target = id ? document.getElementById(id) : null
    return target ? tabs.findIndex(({ panel }) => panel.contains(target)) : -1
  }
  const first = tabs.findIndex(({ panel }) => panel.hasAttribute('data-first'))
  const asked = deepLinking ? indexOf(readHash()) : -1
  let state = initial(asked >= 0 ? asked : Math.max(0, first))

  const show = () => {
    for (const [at, { link, panel }] of tabs.entries()) {
      const isSelected = at === state.selected
      link.setAttribute('aria-selected', String(isSelected))
      link.tabIndex = at === state.focused ? 0 : -1
      if (isSelected) panel.removeAttribute('hidden')
      else {
        panel.setAttribute('hidden', 'until-found')
        panel.removeAttribute('data-shown')
      }
    }
  }
  const send = (event: Event) => {
    const before = state
    state = next(state, event, { count: tabs.length, activation })
    show()
    if (state.selected === before.selected) return
    fadeIn(tabs[state.selected]!.panel, duration)
    events.onValueChange?.(tabs[state.selected]!.id)
  }
  const name = () => deepLinking && replaceHash(tabs[state.selected]!.id)

  remember(element, 'data-state')
  remember(list, 'role', 'aria-orientation')
  element.dataset.state = 'tabs'
  list.setAttribute('role', 'tablist')
  if (isVertical) list.setAttribute('aria-orientation', 'vertical')
  for (const [at, tab] of tabs.entries()) {
    const { link, panel } = tab
    takeRoles(tab, remember)
    link.addEventListener(
      'click',
      (event) => {
        // A new window or tab is the browser's business.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        send({ type: 'select', at })
        name()
      },
      { signal },
    )
    // The browser's own search has found something in it.
    panel.addEventListener('beforematch', () => send({ type: 'select', at }), { signal })
    signal.addEventListener('abort', () => clearStyles(panel, 'animation-duration'))
  }
  list.addEventListener(
    'keydown',
    (event) => {
      const at = tabs.findIndex(({ link }) => link === event.target)
      if (at < 0) return
      if (event.key === ' ') return (event.preventDefault(), tabs[at]!.link.click())
      const arrow = arrowOf(event, isRightToLeft(list))
      const isAlong = arrow && isVertical === (arrow === 'up' || arrow === 'down')
      const move = isAlong ? MOVES[arrow] : event.key === 'Home' ? 'first' : event.key === 'End' ? 'last' : undefined
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const before = state.selected
      send({ type: 'key', move })
      tabs[state.focused]!.link.focus()
      if (state.selected !== before) name()
    },
    { signal },
  )
  show()
  if (deepLinking) {
    const arrive = (hash: string) => {
      send({ type: 'select', at: indexOf(hash) })
      document.getElementById(hash)?.scrollIntoView({ block: 'nearest' })
    }
    claimHash({ owns: (hash) => indexOf(hash) >= 0, arrive: (hash, cause) => cause === 'change' && arrive(hash) }, signal)
  }
  return {
    select: (id) => send({ type: 'select', at: tabs.findIndex((tab) => tab.id === id) }),
    selected: () => tabs[state.selected]!.id,
  }
}

type Remember = ReturnType<typeof rememberAttributes>

function takeRoles({ link, panel, id, item }: Tab, remember: Remember): void {
  remember(link, 'role', 'id', 'aria-selected', 'aria-controls', 'tabindex')
  remember(panel, 'id', 'role', 'aria-labelledby', 'tabindex', 'hidden', 'data-shown')
  link.setAttribute('role', 'tab')
  panel.id = id
  link.id ||= `${id}-tab`
  link.setAttribute('aria-controls', id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', link.id)
  // A panel without anything to go to is itself a stop: its text can then be scrolled and read.
  if (!panel.querySelector('a[href], button, input, select, textarea, [tabindex]')) panel.tabIndex = 0
  if (item) {
    remember(item, 'role')
    item.setAttribute('role', 'presentation')
  }
}

/** The style sheet fades in what says that it is new; the time is an option. */
function fadeIn(panel: HTMLElement, duration: number): void {
  panel.style.animationDuration = `${duration}ms`
  panel.dataset.shown = ''
}
