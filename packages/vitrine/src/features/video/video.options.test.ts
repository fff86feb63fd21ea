import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings'
import { readSettingsText, readVideoOptions } from './video.options'
import { readSource, watchAddress } from './video.source'

describe('VID-1 the settings of a video', () => {
  it('VID-1 in slides and rows it loops, begins by itself, at 16:9, volume 75, preload auto, wait 5', () => {
    expect(readVideoOptions({})).toMatchObject({ loop: true, autoplay: true, ratio: 16 / 9, volume: 75, preload: 'auto', wait: 5, start: -1, end: -1, controls: false, bgvideo: false, stopOther: true, nextSlideOnEnd: false })
  })

  it('VID-8 in a text it waits to be asked', () => {
    expect(readVideoOptions({}, 'text')).toMatchObject({ loop: false, autoplay: false, controls: true })
    expect(readVideoOptions({ autoplay: 't', loop: 'true' }, 'text')).toMatchObject({ loop: true, autoplay: true })
  })

  it.each([
    ['t', true],
    ['true', true],
    ['f', false],
    ['false', false],
  ])('VID-1 the word %s reads as %s', (word, value) => {
    expect(readVideoOptions({ loop: word, autoplay: word, controls: word })).toMatchObject({ loop: value, autoplay: value, controls: value })
  })

  it.each([
    ['90', 90],
    [90.5, 90.5],
    ['1:30', 90],
    ['0:05', 5],
    ['-1', -1],
    ['', -1],
  ])('VID-1 the moment %s is %s s', (given, seconds) => {
    expect(readVideoOptions({ start: given, end: given })).toMatchObject({ start: seconds, end: seconds })
  })

  it.each([
    ['start', '1:2:3', 'a number of seconds'],
    ['end', 'soon', 'a number of seconds'],
    ['ratio', 'wide', '16:9'],
    ['volume', '101', 'from 0 to 100'],
    ['ytid', 'short', '11 letters'],
    ['vimeoid', 'https://example.com/1', 'vimeo.com'],
    ['preload', 'some', '"auto", "metadata", "none"'],
    ['wait', '-1', 'at least 0'],
    ['loop', 'maybe', 'on or off'],
  ])('PAGE-1 %s may not be %s, and the error says what it may be', (name, value, allowed) => {
    expect(() => readVideoOptions({ [name]: value })).toThrow(new RegExp(`video\\.${name} is "${value.replace('?', '\\?')}".*${allowed}`))
  })

  it('VID-1 the one-line form holds the same settings', () => {
    expect(readSettingsText('mp4:a.mp4;loop:f; start:1:30 ;volume:mute;')).toEqual({ mp4: 'a.mp4', loop: 'f', start: '1:30', volume: 'mute' })
    expect(readVideoOptions({ settings: 'loop:f;start:1:30;volume:mute;ratio:4:3' })).toMatchObject({ loop: false, start: 90, volume: 0, mute: true, ratio: 4 / 3 })
  })

  it('VID-1 a background is silent, has no controls, and stops nobody', () => {
    expect(readVideoOptions({ bgvideo: 't', controls: 't' })).toMatchObject({ mute: true, controls: false, stopOther: false })
  })

  it('VID-3 a video that asks for the next slide does not loop', () => {
    expect(readVideoOptions({ nextSlideOnEnd: 't' })).toMatchObject({ loop: false, nextSlideOnEnd: true })
  })

  it('VID-9 status_yt and status_vimeo switch the providers, by their flat names', () => {
    expect(readSettings({}).video).toEqual({ statusYt: true, statusVimeo: true })
    expect(readSettings({ status_yt: '0', status_vimeo: '1' }).video).toEqual({ statusYt: false, statusVimeo: true })
  })
})

describe('VID-1 what is played', () => {
  it.each([
    [{ mp4: 'a.mp4', ytid: 'aqz-KE-bpKQ' }, 'file'],
    [{ webm: 'a.webm', vimeoid: '1' }, 'file'],
    [{ ogv: 'a.ogv' }, 'file'],
    [{ ytid: 'aqz-KE-bpKQ', vimeoid: '1' }, 'youtube'],
    [{ vimeoid: '1' }, 'vimeo'],
  ])('VID-1 of %o it is the %s', (given, kind) => {
    expect(readSource(readVideoOptions(given)).kind).toBe(kind)
  })

  it('VID-1 nothing to play is an error that says what is needed', () => {
    expect(() => readSource(readVideoOptions({}))).toThrow('A video needs one of mp4, webm, ogv, ytid or vimeoid.')
  })

  it.each([
    ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['vimeo', '76979871', 'https://vimeo.com/76979871'],
    ['vimeo', 'https://vimeo.com/1/ab', 'https://vimeo.com/1/ab'],
  ] as const)('VID-9 %s shows %s at %s', (kind, id, address) => {
    expect(watchAddress({ kind, id })).toBe(address)
  })
})
