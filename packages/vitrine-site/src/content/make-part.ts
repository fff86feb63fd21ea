import { createElement, Fragment } from 'react'
import { Alert } from 'vitrine/alert'
import { readValue } from 'vitrine/core/fields'
import { Panel, panelSettingFields } from 'vitrine/panel'
import { Slider } from 'vitrine/slider'
import { Tabs } from 'vitrine/tabs'
import type { VideoProps } from 'vitrine/video'
import { parts } from '../build/directives/vocabulary'
import { GalleryGrid, TextGallery } from '../views/gallery-grid'
import { renderStatic } from '../views/render'
import { nearestShape, toGalleryItems } from './galleries'
import type { Locale } from './locales'
import { panelAttributes } from './panels'
import { escape, imagesIn, slidesIn, slugOf, splitParts, type PartPiece } from './text-parts'
import { readListed } from './read'

/** A part as HTML, with holes in it for what stands between its lines: that may have parts of its own. */
export interface MadePart {
  /** Which style sheet it needs, by its name; `late` comes when somebody is near. */
  readonly styles?: 'gallery' | 'alert' | 'tabs' | 'panel' | 'late'
  readonly frame: readonly (string | { readonly html: string })[]
  /** A video has a component of its own, with what the site's settings say of providers. */
  readonly video?: VideoProps
}

/** A sign that no text has: where content goes. */
const HOLE = '\uE000'

/** Puts contents into the holes of a frame. */
const fillHoles = (frame: string, contents: readonly string[]): MadePart['frame'] =>
  frame.split(HOLE).flatMap((piece, at) => (contents[at] === undefined ? [piece] : [piece, { html: contents[at] }]))

/** What was written, as values of their kinds. */
function optionsOf({ part, props }: PartPiece, without: readonly string[] = []): Record<string, unknown> {
  const { fields } = parts[part]!
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name in fields && !without.includes(name))
      .map(([name, value]) => [name, readValue(fields[name]!, value)]),
  )
}

/** Gives a gallery a name that no other gallery of its page has: two of one name would open as one. */
export type FreeGroup = (wanted: string) => string

type Maker = (piece: PartPiece, locale: Locale, freeGroup: FreeGroup) => MadePart | Promise<MadePart>

const makers: Readonly<Record<string, Maker>> = {
  picture: ({ props: { caption }, html }) => ({
    frame: caption ? [`<figure>${html}<figcaption>${escape(caption)}</figcaption></figure>`] : [html],
  }),

  gallery: async ({ props: { name }, html }, locale, freeGroup) => {
    if (name) return namedGallery(name, locale, freeGroup)
    const images = imagesIn(html)
    const pictures = images.map((image) => ({ ...image, caption: image.title, captionHtml: image.figcaption, shape: nearestShape(image) }))
    // Its address: where its first picture lies, without what the build adds to it.
    const group = freeGroup(slugOf(images[0]?.alt ?? 'gallery').slice(0, 40))
    return { styles: 'gallery', frame: [renderStatic(TextGallery, { group, pictures }, locale)] }
  },

  video: (piece) => {
    const { src, youtube, vimeo, title, label = title, ...others } = piece.props
    const ending = /\.(webm|ogv)$/.exec(src ?? '')?.[1] ?? 'mp4'
    const [poster] = imagesIn(piece.html)
    const given = {
      ...optionsOf({ ...piece, props: others }),
      ...(src ? { [ending]: src } : {}),
      ...(youtube ? { ytid: youtube } : {}),
      ...(vimeo ? { vimeoid: vimeo } : {}),
      ...(poster ? { poster: poster.middle } : {}),
    }
    return { frame: [], video: { title: label ?? '', ...given } as VideoProps }
  },

  slider: (piece, locale) => {
    const slides = slidesIn(piece.html)
    const { label = '' } = piece.props
    const children = slides.map((_, at) => createElement(Fragment, { key: at }, HOLE))
    const props = { ...locale.settings.slider, ...optionsOf(piece), label, children }
    return { styles: 'late', frame: fillHoles(renderStatic(Slider, props, locale), slides) }
  },

  panel: (piece, locale) => {
    const { id = '', title, label = title ?? '' } = piece.props
    const { panel } = locale.settings
    const { togglePrefix, openPrefix } = panel
    const props = { togglePrefix, openPrefix, ...optionsOf(piece), id, title: label, children: HOLE }
    const around = Object.entries(panelAttributes(panel, panelSettingFields)).map(([name, value]) => ` ${name}="${escape(value)}"`)
    const frame = `<div data-panels${around.join('')}>${renderStatic(Panel, props, locale)}</div>`
    return { styles: 'panel', frame: fillHoles(frame, [piece.html]) }
  },

  alert: (piece, locale) => {
    const { title, label = title } = piece.props
    const props = { ...locale.settings.alert, ...optionsOf(piece, ['title']), ...(label ? { title: label } : {}), children: HOLE }
    return { styles: 'alert', frame: fillHoles(renderStatic(Alert, props, locale), [piece.html]) }
  },

  tabs: (piece, locale) => {
    const tabs = splitParts(piece.html).filter((inner): inner is PartPiece => typeof inner === 'object' && inner.part === 'tab')
    const items = tabs.map(({ props: { id, title = '', label = title } }) => ({ id: id ?? slugOf(label), title: label, content: HOLE }))
    const props = { ...locale.settings.tabs, ...optionsOf(piece), label: piece.props.label ?? '', items }
    return {
      styles: 'tabs',
      frame: fillHoles(
        renderStatic(Tabs, props, locale),
        tabs.map(({ html }) => html),
      ),
    }
  },

  // One outside of tabs is just what is in it.
  tab: ({ html }) => ({ frame: [{ html }] }),
}

async function namedGallery(name: string, locale: Locale, freeGroup: FreeGroup): Promise<MadePart> {
  const gallery = (await readListed('galleries', locale)).find(({ id }) => id === name)
  // One that is a draft, or of a later day: it is not there yet, and the text is.
  if (!gallery) return { frame: [] }
  const group = freeGroup(name)
  return { styles: 'gallery', frame: [renderStatic(GalleryGrid, { group, items: await toGalleryItems(gallery) }, locale)] }
}

const groups = new WeakMap<object, Map<string, number>>()

/** The names that the galleries of a page have; the page is known by its request. */
export function groupsOf(page: object): FreeGroup {
  const used = groups.get(page) ?? new Map<string, number>()
  groups.set(page, used)
  return (wanted) => {
    const count = (used.get(wanted) ?? 0) + 1
    used.set(wanted, count)
    return count === 1 ? wanted : `${wanted}-${count}`
  }
}

export const makePart = async (piece: PartPiece, locale: Locale, freeGroup: FreeGroup): Promise<MadePart> =>
  makers[piece.part]!(piece, locale, freeGroup)
