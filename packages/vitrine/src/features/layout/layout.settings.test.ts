import { expect, it } from 'vitest'
import { readSettings } from '../../settings'

it.each<[flat: string, value: string, group: 'animation' | 'layout' | 'scrollSection', name: string, read: unknown]>([
  ['status_css_animations', 'off', 'animation', 'status', 'off'],
  ['visibility_small', '600', 'layout', 'visibilitySmall', 600],
  ['visibility_medium', '1100', 'layout', 'visibilityMedium', 1100],
  ['content_break_point', '900', 'layout', 'contentBreakPoint', 900],
  ['sidebar_break_point', '700', 'layout', 'sidebarBreakPoint', 700],
  ['typography_factor', '1.25', 'layout', 'typographyFactor', 1.25],
  ['typography_sensitivity', '0.3', 'layout', 'typographySensitivity', 0.3],
  ['container_hundred_percent_height_mobile', '1', 'scrollSection', 'mobile', true],
  ['hundred_percent_scroll_sensitivity', '600', 'scrollSection', 'sensitivity', 600],
])('PAGE-4 %s = "%s" is the setting %s.%s', (...[flat, value, group, name, read]) => {
  expect(readSettings({ [flat]: value })[group]).toHaveProperty(name, read)
})
