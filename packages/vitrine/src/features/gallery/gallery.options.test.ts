import { describeAllowed } from '../../core/setting-error'
import { expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../settings'
import { LOAD_CONTENTS, LOAD_IMAGE, MISSING_PLUGIN } from './gallery.errors'
import { galleryFields, showTime } from './gallery.options'
import { pageSettings } from './settings/write'

const defaults = readSettings({}).gallery

it.each(
  Object.entries({
    opacity: 0.85,
    minScale: 0.2,
    maxScale: 1,
    fadeDuration: 200,
    loadedFadeDuration: 180,
    switchDuration: 500,
    showDuration: 300,
    mobileWidth: 980,
    pauseTime: 5000,
    thumbnailWidth: 120,
    thumbnailHeight: 80,
    activeOpacity: 0.6,
    hideArrowsAfter: 3000,
    shareWidth: 640,
    shareHeight: 360,
  }),
)('GAL-16 %s is %d by default', (name, value) => {
  expect(defaults[name as keyof typeof galleryFields]).toBe(value)
})

it.each([
  [undefined, 300],
  ['fast', 100],
  ['normal', 400],
  ['Slow', 800],
])('GAL-16 the speed %s shows in %d ms', (speed, ms) => {
  expect(showTime(readSettings({ gallery: { speed } }).gallery)).toBe(ms)
})

it('GAL-17 the texts are those of the catalogue, and a site may have its own', () => {
  expect(readSettings({}).galleryTexts).toMatchObject({ loadImage: LOAD_IMAGE, loadContents: LOAD_CONTENTS, missingPlugin: MISSING_PLUGIN })
  expect(readSettings({ galleryTexts: { loadImage: 'Das Foto konnte nicht geladen werden.' } }).galleryTexts.loadImage).toBe(
    'Das Foto konnte nicht geladen werden.',
  )
})

it.each<[flatName: string, given: string, option: keyof typeof galleryFields, value: unknown, wrong: string]>([
  ['status_lightbox', '0', 'isOn', false, 'maybe'],
  ['lightbox_gallery', '', 'hasSlideshow', false, 'maybe'],
  ['lightbox_autoplay', '1', 'autoplay', true, 'maybe'],
  ['lightbox_skin', 'metro-white', 'skin', 'metro-white', 'pink'],
  ['lightbox_title', '0', 'hasTitle', false, 'maybe'],
  ['lightbox_animation_speed', 'Fast', 'speed', 'fast', 'warp'],
  ['lightbox_path', 'horizontal', 'path', 'horizontal', 'diagonal'],
  ['lightbox_arrows', '0', 'hasArrows', false, 'maybe'],
  ['lightbox_slideshow_speed', '7000', 'pauseTime', 7000, 'soon'],
  ['lightbox_opacity', '0.90', 'opacity', 0.9, '1.5'],
  ['lightbox_desc', '0', 'hasCaption', false, 'maybe'],
  ['lightbox_loop', '1', 'loop', true, 'maybe'],
  ['lightbox_social', '0', 'hasSocial', false, 'maybe'],
  ['lightbox_social_links', '{}', 'socialLinks', {}, '[1]'],
  ['lightbox_deeplinking', '0', 'deepLinking', false, 'maybe'],
  ['lightbox_zoom', '1.50', 'zoom', 1.5, 'x'],
  ['lightbox_post_images', '0', 'postImages', false, 'maybe'],
])('GAL-22 %s is read by its flat name, and a wrong value is named', (flatName, ...[given, option, value, wrong]) => {
  expect(readSettings({ [flatName]: given }).gallery[option]).toEqual(value)
  expect(() => readSettings({ [flatName]: wrong })).toThrow(SettingsError)
  expect(() => readSettings({ [flatName]: wrong })).toThrow(
    `gallery.${option} is "${wrong}", but it must be ${describeAllowed(galleryFields[option].allowed)}.`,
  )
})

it('GAL-22 a page carries only the settings that differ from the defaults, and no tag in them ends the script', () => {
  const { gallery, galleryTexts } = readSettings({ lightbox_skin: 'light', galleryTexts: { next: '</script>Next' } })
  expect(pageSettings(gallery, galleryTexts)).toBe('{"options":{"skin":"light"},"texts":{"next":"\\u003c/script>Next"}}')
  expect(pageSettings(readSettings({}).gallery, readSettings({}).galleryTexts)).toBeUndefined()
})

it('VID-9 a page carries which providers the site has switched off, also where only its videos say so', () => {
  const { gallery, galleryTexts, video } = readSettings({ status_yt: '0' })
  expect(pageSettings(gallery, galleryTexts, video)).toBe('{"options":{"statusYt":false},"texts":{}}')
})
