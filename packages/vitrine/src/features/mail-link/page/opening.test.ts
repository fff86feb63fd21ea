import { expect, it } from 'vitest'
import { readForm } from './opening'
import { readScriptCall } from './script-call'
import { vectors } from '../cipher/vectors'

const MODERN = vectors.info
const LEGACY = '1j1o1g1p1A1f1y1b1n1q1m1f1/1d1p1n'

const read = (dataset: Record<string, string>, href: string | null = '#') => readForm({ dataset, getAttribute: () => href })

it('MAIL-2 the payload stands in data-mail, or in the address of a link that a script renders', () => {
  expect(read({ mail: MODERN })).toEqual({ payload: MODERN })
  expect(read({}, `#mail:${MODERN}`)).toEqual({ payload: MODERN })
})

it.each([
  [
    { cx: MODERN, cxk: 's3cret', cxm: 'secure' },
    { payload: MODERN, password: 's3cret', mode: 'secure' },
  ],
  [
    { cx: LEGACY, cxm: 'legacy' },
    { payload: LEGACY, password: undefined, mode: 'legacy' },
  ],
  [{ cx: MODERN }, { payload: MODERN, password: undefined, mode: undefined }],
  [
    { cx: MODERN, cxm: 'other' },
    { payload: MODERN, password: undefined, mode: undefined },
  ],
])('MAIL-14 the later attribute form %j is read', (dataset, form) => {
  expect(read(dataset)).toEqual(form)
})

it.each([
  [`javascript:DeCryptX('${LEGACY}')`, { payload: LEGACY, password: undefined, mode: 'legacy' }],
  [`javascript:secureDecryptAndNavigate('${MODERN}', 's3cret')`, { payload: MODERN, password: 's3cret', mode: undefined }],
  [`javascript:secureDecryptAndNavigate("${MODERN}","s'3");`, { payload: MODERN, password: "s'3", mode: undefined }],
  [` JavaScript:void secureDecryptAndNavigate( '${MODERN}' ) ; `, { payload: MODERN, password: undefined, mode: undefined }],
  [`javascript:someOther.decoder('${LEGACY}')`, { payload: LEGACY, password: undefined, mode: undefined }],
  [`javascript:decode('${MODERN}')`, { payload: MODERN, password: undefined, mode: undefined }],
  [`javascript:DeCryptX(%27${LEGACY}%27)`, { payload: LEGACY, password: undefined, mode: 'legacy' }],
  [
    String.raw`javascript:secureDecryptAndNavigate('x', 'a\'b\\c\x41\u0042\u{43}\n')`,
    { payload: 'x', password: "a'b\\cABC\n", mode: undefined },
  ],
  [`javascript:DeCryptX('100%')`, { payload: '100%', password: undefined, mode: 'legacy' }],
  [`javascript:DeCryptX('')`, { payload: '', password: undefined, mode: 'legacy' }],
])('MAIL-14 the script call %s is read, not run', (href, form) => {
  expect(readScriptCall(href)).toEqual(form)
})

it.each([
  ['javascript:void(0)'],
  ['javascript:history.back()'],
  ["javascript:openWindow('/terms')"],
  ["javascript:callMe('0123456789')"],
  [`javascript:decode('${LEGACY}');alert(1)`],
  [`javascript:decode(alert(1), '${LEGACY}')`],
  [`https://example.com/?javascript:decode('${LEGACY}')`],
  ['#top'],
  [''],
])('MAIL-14 %s is left to the page', (href) => {
  expect(readScriptCall(href)).toBeUndefined()
})

it.each([
  [`javascript:DeCryptX('${LEGACY}' + document.cookie)`],
  ['javascript:DeCryptX(`${alert(1)}`)'],
  [`javascript:DeCryptX('${LEGACY}', alert)`],
  ['javascript:DeCryptX()'],
])('MAIL-14 what is more than texts is not read: %s', (href) => {
  expect(readScriptCall(href)).toBeUndefined()
})

it('MAIL-12 a link without any payload says so by having none', () => {
  expect(read({}, null)).toEqual({ payload: undefined })
})

it('MAIL-14 a long broken call is given up in time that grows with its length only', () => {
  const broken = `javascript:decode('${String.raw`\'`.repeat(50_000)}`
  expect(readScriptCall(broken)).toBeUndefined()
  expect(readScriptCall(`javascript:decode('${'0@'.repeat(20_000)}!')`)).toBeUndefined()
})
