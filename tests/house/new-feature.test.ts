import { describe, expect, it } from 'vitest'
import { featureFiles, registerBehaviour } from '../../tools/new-feature.templates.mjs'

describe.each(['behaviour', 'view'] as const)('a new feature that is a %s', (kind) => {
  const files = featureFiles('date-picker', kind)
  const names = Object.keys(files)
    .filter((path) => path.startsWith('packages/vitrine/src/features/date-picker/'))
    .map((path) => path.split('/').at(-1)!)

  it('has every role of the anatomy', () => {
    const roles = [
      'README.md',
      'date-picker.browser.test.ts',
      'date-picker.view.tsx',
      ...(kind === 'view' ? [] : ['date-picker.behaviour.ts']),
      'date-picker.css',
      'date-picker.examples.tsx',
    ]
    expect(names.sort()).toEqual(
      [...roles, 'date-picker.model.test.ts', 'date-picker.model.ts', 'date-picker.options.ts', 'index.ts'].sort(),
    )
  })

  it('has its style, and a view its frame, in the style guide', () => {
    expect(files['site/src/style-guide/styles/date-picker.css']).toBe("@import 'vitrine/date-picker.css';\n")
    const frame = files['site/src/style-guide/frames/date-picker.astro']
    if (kind === 'view') expect(frame).toContain("import { DatePicker } from 'vitrine/date-picker'")
    else expect(frame).toBeUndefined()
  })

  it('uses the name in every form alike', () => {
    const text = Object.values(files).join('\n')
    expect(text).toContain('data-feature="date-picker"')
    expect(text).toContain('datePickerFields')
    expect(text).toContain(kind === 'view' ? 'function DatePicker(' : 'function mountDatePicker(')
    expect(text).toContain('@layer vitrine.date-picker')
  })
})

it('a behaviour is added at the end of the registry', () => {
  const registry = "export const registry: readonly Registration[] = [\n  {\n    feature: 'alert',\n  },\n]\n"
  expect(registerBehaviour(registry, 'date-picker')).toBe(
    "export const registry: readonly Registration[] = [\n  {\n    feature: 'alert',\n  },\n  {\n    feature: 'date-picker',\n    loadAt: 'first-activity',\n    load: async () => (await import('./features/date-picker/date-picker.behaviour')).mountDatePicker,\n  },\n]\n",
  )
})
