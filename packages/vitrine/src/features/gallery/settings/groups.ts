import { readValue, type Allowed } from '../../../core/fields'
import { object, words, type GroupInputs, type ItemInput, type OnWrong } from '../items/item'

const groupField = object('{"tour": [{"url": "large.jpg"}]}')
const GROUP = 'a list of items, each with at least a url (or html)'

/** The groups that settings list. What is wrong in them is told and left out; a good group never goes with a bad one. */
export function readGroups(given: unknown, onWrong: OnWrong = () => {}): GroupInputs {
  const wrong = (setting: string, value: unknown, allowed: Allowed) => onWrong({ setting, given: value, allowed })
  const groups = readValue(groupField, given)
  if (!groups) wrong('gallery.groups', given, groupField.allowed)
  const good: [string, ItemInput[]][] = []
  for (const [name, list] of Object.entries(groups ?? {})) {
    if (!Array.isArray(list)) {
      wrong(`gallery.groups.${name}`, list, GROUP)
      continue
    }
    const hasContent = (item: unknown, at: number): item is ItemInput => {
      const { url, html } = readValue(groupField, item) ?? {}
      if (readValue(words, url) || readValue(words, html)) return true
      wrong(`gallery.groups.${name}[${at}]`, item, 'an item with at least a url (or html)')
      return false
    }
    good.push([name, list.filter(hasContent)])
  }
  return Object.fromEntries(good)
}
