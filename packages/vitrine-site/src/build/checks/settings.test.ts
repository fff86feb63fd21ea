import { expect, test } from 'vitest'
import { locate } from './settings'

const TEXT = "export default {\n  site: {\n    nmae: 'Bees',\n    scripts: [{ service: 'x', hosts: ['*'] }],\n  },\n}\n"

test.each([
  ['site.nmae is not a field here.', 'content/settings.ts 3:5'],
  ['site.scripts.0.service is "x".', 'content/settings.ts 4:17'],
  ['site.scripts.0.hosts.0 is "*".', 'content/settings.ts 4:31'],
  ['site.address is missing.', 'content/settings.ts undefined:undefined'],
])('%s is found in the file', (message, place) => {
  const { file, line, column } = locate(message, TEXT)
  expect(`${file} ${line}:${column}`).toBe(place)
})
