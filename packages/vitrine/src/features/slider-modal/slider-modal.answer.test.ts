import { describe, expect, it } from 'vitest'
import { readSliderAnswer, readTransitions } from './slider-modal.answer'

describe('SLIDE-9 the answer to an alias', () => {
  it('SLIDE-9 reads success, htmlid, waiting, toload and data', () => {
    const answer = readSliderAnswer({
      success: true,
      htmlid: 'places',
      waiting: ['look'],
      toload: { look: '/look.css', bad: 7 },
      data: '<p>Hi</p>',
    })
    expect(answer).toEqual({ htmlid: 'places', waiting: ['look'], toload: new Map([['look', '/look.css']]), data: '<p>Hi</p>' })
    expect(readSliderAnswer({ success: true, toload: ['/a.jpg'], data: 'x' }).toload).toEqual(new Map([['/a.jpg', '/a.jpg']]))
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{ success: false, data: 'x' }],
    [{ success: 'true', data: 'x' }],
    [{ success: true }],
    [{ success: true, data: 7 }],
    [{ success: true, data: 'x', htmlid: 'a b' }],
    [{ success: true, data: 'x', htmlid: '"]<' }],
  ])('SLIDE-9 %o is not understood', (answer) => {
    expect(() => readSliderAnswer(answer)).toThrow('the answer was not understood')
  })
})

describe('SLIDE-9 the transition table', () => {
  it('SLIDE-9 reads success and transitions, and leaves out what it does not know', () => {
    const table = readTransitions({
      success: true,
      transitions: { soft: { animation: 'fade', speed: 1200 }, odd: { animation: 'explode' }, late: { speed: -1 }, text: 'x' },
    })
    expect(table).toEqual(new Map([['soft', { animation: 'fade', speed: 1200 }]]))
  })

  it.each([[{ success: true }], [{ success: false, transitions: {} }], [undefined]])('SLIDE-9 %o is not understood', (answer) => {
    expect(() => readTransitions(answer)).toThrow('the answer was not understood')
  })
})
