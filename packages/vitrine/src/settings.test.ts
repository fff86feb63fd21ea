import { describe, expect, it } from 'vitest'
import { flatNames } from './core/flat-names'
import { readSettings, settingGroups, SettingsError } from './settings'

describe('PAGE-1 the settings', () => {
  it('PAGE-1 have a default for every field of every group', () => {
    const settings = readSettings({}) as unknown as Record<string, Record<string, unknown>>
    for (const [group, fields] of Object.entries(settingGroups)) {
      expect(Object.keys(settings[group]!).sort(), group).toEqual(Object.keys(fields).sort())
    }
  })

  it('PAGE-1 name every mistake at once: the setting, what was given, what is allowed', () => {
    const read = () => readSettings({ backToTop: { threshold: 'far', speed: 3 }, alert: { tone: 'loud' }, lightbox: {} })
    expect(read).toThrow(SettingsError)
    try {
      read()
    } catch (error) {
      const { message, faults } = error as SettingsError
      expect(faults).toHaveLength(4)
      expect(message).toContain('backToTop.threshold is "far", but it must be a number of at least 0.')
      expect(message).toContain('backToTop.speed is not a setting. backToTop has: threshold, duration, reduction.')
      expect(message).toContain('alert.tone is "loud", but it must be one of "notice", "success", "warning", "error".')
      expect(message).toContain('lightbox is not a setting.')
    }
  })

  it('PAGE-1 do not take an inherited name for a setting', () => {
    expect(() => readSettings({ constructor: {} })).toThrow('constructor is not a setting')
    expect(() => readSettings({ alert: { toString: 1 } })).toThrow('alert.toString is not a setting')
  })

  it('PAGE-2 every flat name stands for a field that exists', () => {
    for (const [flat, [group, name]] of Object.entries(flatNames)) {
      expect(Object.keys(settingGroups[group as keyof typeof settingGroups] ?? {}), `${flat} → ${group}.${name}`).toContain(name)
    }
  })
})
