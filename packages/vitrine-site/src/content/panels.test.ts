import { describe, expect, test } from 'vitest'
import { isOnPage, panelSchema } from './panels'

const faults = (data: unknown): string[] => {
  const read = panelSchema.safeParse(data)
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('panels', () => {
  test('PANEL-1 a title is enough: it is on all pages, and links open it', () => {
    expect(panelSchema.parse({ title: 'News' })).toEqual({ title: 'News', pages: ['/*'] })
  })

  test('PANEL-1 the options have the names that pages use, as words or as values', () => {
    const data = {
      title: 'News',
      exit_intent: 'yes',
      frequency: 'week converted',
      auto_close_after_time: 5,
      overlay: false,
      scroll_position: '',
    }
    expect(faults(data)).toEqual([])
  })

  test.each([
    [{}, 'title is missing: it must be a title of 1 to 90 characters.'],
    [
      { title: 'News', frequency: 'daily' },
      'frequency is "daily", but it must be any of "forever", "close", "once", "xtimes", "session", "day", "week", "month", "xdays", "converted".',
    ],
    [{ title: 'News', pages: ['shop'] }, 'pages.0 is "shop", but it must be an address such as /shop/ or /shop/*.'],
    [
      { title: 'News', close_button: 'no', close_on_esc: 'no', overlay_close_on_click: 'no' },
      'close_button There is no way to close this panel. Allow at least one of close_button, close_on_esc, overlay_close_on_click (with overlay) or auto_close_after_time.',
    ],
    [{ title: 'News', frequency: 'xdays' }, 'frequency_xdays frequency: xdays needs frequency_xdays.'],
  ])('PANEL-5 %j stops the build', (data, message) => {
    expect(faults(data)).toEqual([message])
  })

  test('PANEL-1 a field of another name is a slip of the pen', () => {
    expect(faults({ title: 'News', exit_intend: 'yes' })[0]).toMatch(/^exit_intend is not a field here\./)
  })
})

test.each([
  [['/*'], '/shop/', true],
  [['/shop/'], '/shop/', true],
  [['/shop/'], '/shop/bowl/', false],
  [['/shop/*'], '/shop/bowl/', true],
  [['/shop/*', '/'], '/', true],
  [['/'], '/shop/', false],
])('PANEL-1 a panel for %j is on %s: %s', (pages, address, isThere) => {
  expect(isOnPage(pages, address)).toBe(isThere)
})
