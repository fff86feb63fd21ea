import { expect, it } from 'vitest'
import { registry } from '../../packages/vitrine/src/registry'
import { FEATURES } from '../../packages/vitrine-site/src/build/checks/built'

it('what checks a site knows every feature by its name', () => {
  expect(registry.map(({ feature }) => feature).filter((feature) => !FEATURES.includes(feature))).toEqual([])
})
