import { claim, lifeOf } from './page/loading/claim'
import { watchLater as watch, type Watch } from './page/loading/later'
import { report } from './page/services/report'

/** Menus that another system has written as nothing but lists of links. */
const LISTS = '[data-feature$="menu"]:has(li):not(:has([data-part], details))'

/** What comes when the page has come to rest: lists are built up, now and whenever more of them arrive. */
export function watchLater(later: Watch): void {
  const takeLists = () => {
    const lists = [...later.root.querySelectorAll<HTMLElement>(LISTS)].filter((list) => claim(list, 'lists', later.signal))
    if (lists.length > 0) void buildUp(lists)
  }
  watch({
    ...later,
    take: () => {
      takeLists()
      later.take()
    },
  })
}

async function buildUp(lists: readonly HTMLElement[]): Promise<void> {
  try {
    const { mountList } = await import('./registry.lists')
    for (const list of lists) {
      const life = lifeOf(list, 'lists')
      if (life) mountList(list, life)
    }
  } catch (error) {
    report({ feature: 'menu', error })
  }
}
