import { describe, expect, it } from 'vitest'
import { readSettings } from '../../settings'
import { readSettingsText, readVideoOptions } from './video.options'
import { readSource, withTimes } from './video.source'

describe('VID-1 the settings of a video', () => {
  it('VID-1 in slides and rows it loops, begins by itself, at 16:9, volume 75, preload auto, wait 5', () => {
    expect(readVideoOptions({})).toMatchObject({
      loop: true,
      autoplay: true,
      ratio: 16 / 9,
      volume: 75,
      preload: 'auto',
      wait: 5,
      start: -1,
      end: -1,
      controls: false,
      bgvideo: false,
      stopOther: true,
      nextSlideOnEnd: false,
    })
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
    expect(readVideoOptions({ loop: word, autoplay: word, controls: word })).toMatchObject({
      loop: value,
      autoplay: value,
      controls: value,
    })
  })

  it.each([
    ['90', 90],
    [90.5, 90.5],
    ['1:30', 90],
    ['0:05', 5],
    ['-1', -1],
    ['', -1],
  ])('VID-1 the moment %s is %s s', (given, seconds) => {
    expect([readVideoOptions({ start: given }).start, readVideoOptions({ end: given }).end]).toEqual([seconds, seconds])
  })

  it.each([
    ['start', '1:2:3', 'a number of seconds'],
    ['start', 'Infinity', 'a number of seconds'],
    ['wait', '1e9', 'from 0 to 3600'],
    ['ratio', '1:0', '16:9'],
    ['end', 'soon', 'a number of seconds'],
    ['ratio', 'wide', '16:9'],
    ['volume', '101', 'from 0 to 100'],
    ['ytid', 'short', '11 letters'],
    ['vimeoid', 'https://example.com/1', 'vimeo.com'],
    ['preload', 'some', '"auto", "metadata", "none"'],
    ['wait', '-1', 'from 0 to 3600'],
    ['loop', 'maybe', 'on or off'],
  ])('PAGE-1 %s may not be %s, and the error says what it may be', (name, value, allowed) => {
    expect(() => readVideoOptions({ [name]: value })).toThrow(new RegExp(`video\\.${name} is "${value.replace('?', '\\?')}".*${allowed}`))
  })

  it('VID-1 the words of sliders for a loop are known', () => {
    expect(['loop', 'loopandnoslidestop', 'none'].map((loop) => readVideoOptions({ loop }).loop)).toEqual([true, true, false])
  })

  it('PAGE-1 an end that is not after its start is an error', () => {
    expect(() => readVideoOptions({ start: 5, end: 2 })).toThrow('video.end is 2, but it must be after its start (5 s).')
  })

  it('VID-1 the one-line form holds the same settings', () => {
    expect(readSettingsText('mp4:a.mp4;loop:f; start:1:30 ;volume:mute;')).toEqual({
      mp4: 'a.mp4',
      loop: 'f',
      start: '1:30',
      volume: 'mute',
    })
    expect(readVideoOptions({ settings: 'loop:f;start:1:30;volume:mute;ratio:4:3' })).toMatchObject({
      loop: false,
      start: 90,
      volume: 0,
      mute: true,
      ratio: 4 / 3,
    })
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
    [{ ytid: 'https://youtu.be/aqz-KE-bpKQ?t=1m30s' }, 90, -1],
    [{ ytid: 'https://www.youtube.com/embed/aqz-KE-bpKQ?start=5&end=9' }, 5, 9],
    [{ vimeoid: 'https://vimeo.com/76979871#t=30s' }, 30, -1],
    [{ vimeoid: 'https://vimeo.com/76979871#t=30s', start: '7' }, 7, -1],
    [{ ytid: 'aqz-KE-bpKQ' }, -1, -1],
    [{ mp4: 'a.mp4' }, -1, -1],
  ])('VID-1 of %o it begins at %i and ends at %i', (given, start, end) => {
    const options = readVideoOptions(given)
    expect(withTimes(options, readSource(options))).toMatchObject({ start, end })
  })
})
