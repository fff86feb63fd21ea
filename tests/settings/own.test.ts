import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cloneElement, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { takeAllowed, type Field } from '../../packages/vitrine/src/core/fields'
import { VitrineProvider } from '../../packages/vitrine/src/react'
import { settingGroups } from '../../packages/vitrine/src/settings'
import { samples } from '../react/samples'
import { FIELDS } from './fields'
import { SEEN } from './seen'

vi.spyOn(console, 'error').mockImplementation(() => {})
const root = join(import.meta.dirname, '../..')

it('PAGE-1 every field of the specification has a row that says what is seen with two values', () => {
  const missing = FIELDS.filter(({ entity, name, own }) => !SEEN[entity]?.[name] && !SEEN[entity]?.[own])
  expect(missing.map(({ entity, name }) => `${entity}: ${name}`)).toEqual([])
  const same = Object.values(SEEN).flatMap((rows) =>
    Object.entries(rows).filter(([, [first, second, seenFirst, seenSecond]]) => first === second || seenFirst === seenSecond),
  )
  expect(same.map(([name]) => name)).toEqual([])
})

/** Settings of our own that no finished HTML shows, and the test that shows what each does. */
const FEATURES = 'packages/vitrine/src/features'
const SERVER = 'packages/vitrine-site/src/server/comments'
const ELSEWHERE: Readonly<Record<string, string>> = {
  'alert.duration': `tests/settings/own.browser.test.ts: PAGE-1 alert.duration`,
  'comments.moderation': `${SERVER}/rules.test.ts: CMNT-6 with moderation $moderation`,
  'comments.mostLinks': `${SERVER}/rules.test.ts: CMNT-6 with moderation $moderation`,
  'comments.keepsEmail': `${SERVER}/rules.test.ts: CMNT-6 an e-mail address is kept only where the owner wants it`,
  'comments.origins': `${SERVER}/apart.test.ts: CMNT-6 a site whose files are on another host reads and post`,
  'comments.perPage': `${SERVER}/server.test.ts: open({ perPage: 10 })`,
  commentErrors: `${SERVER}/rules.test.ts: CMNT-6 %s is refused`,
  'mailLink.password': `${FEATURES}/mail-link/protect/creation.test.ts: MAIL-4 password, rounds and the words of the visible text can be set`,
  'mailLink.at': `${FEATURES}/mail-link/protect/creation.test.ts: MAIL-4 password, rounds and the words of the visible text can be set`,
  'mailLink.dot': `${FEATURES}/mail-link/protect/creation.test.ts: MAIL-4 password, rounds and the words of the visible text can be set`,
  galleryTexts: `${FEATURES}/gallery/overlay/dialog.browser.test.ts: GAL-17 every text can be the site’s own`,
  'panel.togglePrefix': `${FEATURES}/panel/panel.browser.test.ts: PANEL-2 the prefixes are settings`,
  'panel.openPrefix': `${FEATURES}/panel/triggers/address.test.ts: PANEL-2 the prefixes can be those that existing links have`,
  'panel.closePrefix': `${FEATURES}/panel/triggers/address.test.ts: PANEL-2 the prefixes can be those that existing links have`,
  'panel.maxPerPageView': `${FEATURES}/panel/panel.turns.browser.test.ts: PANEL-9 a site may allow one panel a`,
  'panel.maxPerSession': `${FEATURES}/panel/panel.turns.browser.test.ts: PANEL-9 a site may allow one panel a`,
}

/** Settings that hold only together with another. */
const TOGETHER: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'header.stickyPart': { layout: 'menu-under' },
  'loginBox.forgottenLabel': { forgottenAddress: '/forgotten/' },
  'menu.menuLabel': { mobileDesign: 'flyout' },
}

const isOfSpec = (name: string, field: unknown) => FIELDS.some((row) => row.own === name && row.field === field)

/** Another value than the default, as far as the field takes one. */
const otherThan = ({ fallback, allowed, read = (value) => takeAllowed(value, allowed) }: Field<unknown>): unknown =>
  [
    'Other words',
    'none',
    false,
    true,
    7,
    3,
    0.5,
    700,
    5000,
    { other: [{ url: '/a.jpg' }] },
    'native',
    'manual',
    'hover',
    'right',
    'menu-under',
    'overlay',
    'own',
    'warning',
    'menu_and_logo',
    'all',
    'center',
  ].find((value) => read(value) !== undefined && JSON.stringify(read(value)) !== JSON.stringify(fallback))

/** Components that a group's settings are props of: one of their samples may have given a prop itself. */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  alert: ['Alert'],
  cart: ['Cart', 'AddToCart'],
  'comments.address': ['Comments'],
  elasticSlider: ['ElasticSlider'],
  gallery: ['Gallery'],
  header: ['Header'],
  languageToolbar: ['LanguageToolbar'],
  loginBox: ['LoginBox'],
  menu: ['Menu', 'MobileMenu'],
  search: ['Search', 'SearchPage'],
  select: ['Select'],
  tabs: ['Tabs'],
  verticalMenu: ['VerticalMenu'],
  widgetArea: ['WidgetAreas'],
}

/** Whether the finished HTML of any component is another with this value. */
function isSeen(group: string, name: string, value: unknown): boolean {
  const together = TOGETHER[`${group}.${name}`]
  const provided = (sample: ReactElement, given: object) =>
    renderToStaticMarkup(createElement(VitrineProvider, { settings: { [group]: { ...together, ...given } } }, sample))
  const withProp = (sample: ReactElement, given: unknown) => renderToStaticMarkup(cloneElement(sample, { [name]: given } as never))
  const own = (COMPONENTS[group] ?? COMPONENTS[`${group}.${name}`] ?? []).map((component) => samples[component]!)
  // A group's own components come first: most settings are seen in them.
  return (
    own.some((sample) => withProp(sample, value) !== withProp(sample, undefined)) ||
    Object.values(samples).some((sample) => provided(sample, { [name]: value }) !== provided(sample, {}))
  )
}

it.each(Object.entries(settingGroups) as [string, Readonly<Record<string, Field<unknown>>>][])(
  'PAGE-1 every setting of ours in %s is in finished HTML, or has a test that shows what it does',
  (group, fields) => {
    const unseen = Object.entries(fields).flatMap(([name, field]) => {
      if (isOfSpec(name, field) || ELSEWHERE[`${group}.${name}`] || ELSEWHERE[group]) return []
      const other = otherThan(field)
      return other !== undefined && isSeen(group, name, other) ? [] : [`${group}.${name}`]
    })
    expect(unseen).toEqual([])
  },
)

it('PAGE-1 the tests that are named for settings of ours are there', () => {
  const missing = Object.entries(ELSEWHERE).filter(([, test]) => {
    const [file = ''] = test.split(': ', 1)
    const title = test.slice(file.length + 2)
    return !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})
