import { optional, text } from '../../core/fields'
import { readOptions } from '../../page/services/options'
import { report } from '../../page/services/report'
import { fieldsFor, hasBadEnd, partFields, readSettingsText, settle, videoFields } from './video.options'
import { readPlace } from './video.place'
import { readSource, type Source } from './video.source'

/** The ids as they were written: what is wrong with one is told in the words of the error catalogue, when the video is made. */
const fields = { ...videoFields, ...partFields, ytid: optional(text('')), vimeoid: optional(text('')) }

/** A video's options, as its element gives them: one that is wrong is reported, and the default of its place serves. */
export function readElement(element: HTMLElement) {
  const place = readPlace(element)
  const values = { ...readAttributes(element.querySelector('video')), ...readSettingsText(element.dataset.settings), ...element.dataset }
  const options = settle(readOptions(fieldsFor(fields, place), element, { feature: 'video', values }), {
    place,
    stopOther: values.stopOther,
  })
  if (!hasBadEnd(options)) return options
  report({ feature: 'video', error: `video.end is ${options.end}, but it must be after its start (${options.start} s).`, element })
  return { ...options, end: -1 }
}

export type ReadOptions = ReturnType<typeof readElement>

/** What the video element says by its own attributes. */
function readAttributes(video: HTMLVideoElement | null): Record<string, unknown> {
  const named = { loop: 'loop', autoplay: 'autoplay', muted: 'mute', controls: 'controls' }
  return Object.fromEntries(Object.entries(named).flatMap(([attribute, name]) => (video?.hasAttribute(attribute) ? [[name, true]] : [])))
}

/** Whether the markup has all its parts: what a page serves by `<Video>` has. */
export function isComplete(element: HTMLElement, { kind }: Source, { poster }: ReadOptions): boolean {
  const needed = [
    '[data-part="play-label"]',
    ...(kind === 'file' ? ['video'] : ['[data-part="player"]', '[data-part="ask"]']),
    ...(poster ? ['[data-part="poster"]'] : []),
  ]
  return needed.every((selector) => element.querySelector(selector))
}

/** What it plays. A wrong id or address is a fault of this video; none at all is a fault of its markup. */
export function sourceOf(element: HTMLElement, options: ReadOptions): Source | Error {
  if (element.querySelector('video')) return { kind: 'file', files: [] }
  try {
    return readSource(options)
  } catch (error) {
    if (options.ytid || options.vimeoid) return error as Error
    throw error
  }
}
