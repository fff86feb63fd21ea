import { HOME, keptPath, type PlaceOptions } from './addresses/place'
import { toSlug } from './addresses/slugs'
import type { Plan } from './plan'

/** What a program cannot know. */
export function decide(plan: Plan, { keepsPaths = false, takesHome = false }: PlaceOptions): void {
  const moved = [...plan.entries.values()].find(
    (entry) => entry.type === 'post' && entry.state === 'published' && keptPath(entry.link, plan.site.address),
  )
  if (moved && !keepsPaths)
    plan.decisions.push(
      `Articles move to ${moved.path} and the like, and their old addresses lead there. To leave them where they were, at ${keptPath(moved.link, plan.site.address)}, add --keep-paths.`,
    )
  if (moved && keepsPaths)
    plan.decisions.push(
      'Articles stay at their old addresses. With --no-keep-paths they move below /journal/, and the old ones lead there.',
    )
  for (const type of new Set([...plan.entries.values()].filter(({ type: kind }) => kind === 'other').map(({ typeName }) => typeName)))
    plan.decisions.push(`“${type}” is a kind of content that a plug-in or a theme made. Its entries become pages below /${toSlug(type)}/.`)
  const hidden = [...plan.entries.values()].filter(({ state }) => state === 'private' || state === 'password')
  if (hidden.length > 0)
    plan.decisions.push(`${hidden.length} entries were private or behind a password. They become drafts: nothing of them is published.`)
  const home = plan.home && plan.entries.get(plan.home)
  if (home && !takesHome)
    plan.decisions.push(
      `“${home.title}” was the home page. It is at ${home.path}; yours stays as it is. To make it the home page, add --take ${HOME}.`,
    )
  if (plan.counts.get('comments'))
    plan.decisions.push(
      'E-mail addresses of people who commented are not brought. With --keep-emails they are, if the comments’ setting keepsEmail is on.',
    )
}
