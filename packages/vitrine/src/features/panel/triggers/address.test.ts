import { expect, it } from 'vitest'
import { readFields } from '../../../core/read-fields'
import { readAddress, type Address } from './address'
import { panelSettingFields } from '../panel.options'

const settings = readFields(panelSettingFields, {})

it.each<[string, Address | undefined]>([
  ['panel__news', { action: 'toggle', id: 'news' }],
  ['panel-open__news', { action: 'open', id: 'news' }],
  ['panel-close__news', { action: 'close', id: 'news' }],
  ['panel-close', { action: 'close', id: undefined }],
  ['panel-close__', { action: 'close', id: undefined }],
  ['panel__news__more', { action: 'toggle', id: 'news' }],
  ['panel__', undefined],
  ['panel', undefined],
  ['panel-open', undefined],
  ['panel_news', undefined],
  ['other__news', undefined],
  ['', undefined],
])('PANEL-2 #%s means %j', (hash, address) => {
  expect(readAddress(hash, settings)).toEqual(address)
})

it('PANEL-2 the prefixes can be those that existing links have', () => {
  const old = { togglePrefix: 'awb-oc', openPrefix: 'awb-open-oc', closePrefix: 'awb-close-oc' }
  expect(readAddress('awb-oc__12', old)).toEqual({ action: 'toggle', id: '12' })
  expect(readAddress('awb-open-oc__12', old)).toEqual({ action: 'open', id: '12' })
  expect(readAddress('awb-close-oc__', old)).toEqual({ action: 'close', id: undefined })
  expect(readAddress('panel__12', old)).toBeUndefined()
})
