import { expect, it } from 'vitest'
import { initial, next, type Event, type State } from './model'

const still = (shown = 'en'): State => initial(shown)
const at = (name: 'asking' | 'translating' | 'failed', to = 'fr', shown = 'en'): State => ({ name, shown, to })

it.each<[string, State, Event, State]>([
  ['LANG-6 a choice begins a translation', still(), { type: 'choose', to: 'fr' }, at('translating')],
  ['LANG-7 the language that is shown: nothing', still(), { type: 'choose', to: 'en' }, still()],
  ['LANG-7 back to the original', still('fr'), { type: 'choose', to: 'en' }, at('translating', 'en', 'fr')],
  ['the same choice again, on its way: nothing', at('translating'), { type: 'choose', to: 'fr' }, at('translating')],
  ['a newer choice wins', at('translating'), { type: 'choose', to: 'de' }, at('translating', 'de')],
  ['a newer choice wins over the question', at('asking'), { type: 'choose', to: 'de' }, at('translating', 'de')],
  ['the original while something is on its way', at('translating'), { type: 'choose', to: 'en' }, at('translating', 'en')],
  ['after a failure the same may be tried again', at('failed'), { type: 'choose', to: 'fr' }, at('translating')],
  ['a third party: asked', at('translating'), { type: 'ask', to: 'fr' }, at('asking')],
  ['yes', at('asking'), { type: 'allow', to: 'fr' }, at('translating')],
  ['no', at('asking'), { type: 'refuse', to: 'fr' }, still()],
  ['done', at('translating'), { type: 'done', to: 'fr' }, still('fr')],
  ['done with an older choice: nothing', at('translating', 'de'), { type: 'done', to: 'fr' }, at('translating', 'de')],
  ['failed: the page stays as it was', at('translating', 'fr', 'de'), { type: 'fail', to: 'fr', shown: 'de' }, at('failed', 'fr', 'de')],
  ['a late failure of an older choice: nothing', still('de'), { type: 'fail', to: 'fr', shown: 'en' }, still('de')],
  ['a yes that nobody asked for: nothing', at('translating'), { type: 'allow', to: 'fr' }, at('translating')],
])('%s', (_title, state, ...[event, expected]) => {
  expect(next(state, event)).toEqual(expected)
})
