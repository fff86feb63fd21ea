import { readFlag } from '../../../core/fields'
import { claimHash } from '../../../page/services/hash'
import { report } from '../../../page/services/report'
import { rememberAttributes } from '../../../page/ui/markup'
import { JQUERY_TOO_OLD } from '../gallery.errors'
import type { OpenGalleryOptions } from '../gallery.open'
import { readDeepLink } from '../history/deep-link'
import { createMethods, type GalleryMethods } from '../history/methods'
import { createOpener, type Opener } from '../history/opener'
import { findGroups } from '../links/groups'
import { readPageSettings, type PageSettings } from '../settings/block'
import { ownName } from '../settings/flat-names'

/** The gallery's options, by their own names or by the flat ones that existing pages use. */
export interface PluginOptions extends Omit<OpenGalleryOptions, 'index' | 'signal'> {
  /** The group's name, in addresses too. Without it, one is made. */
  readonly group?: string
  readonly [flatName: `lightbox_${string}`]: unknown
}

const COMMANDS = ['open', 'close', 'next', 'previous', 'destroy'] as const
export type PluginCommand = (typeof COMMANDS)[number]

interface Chosen {
  readonly elements: readonly Element[]
  /** Of the page's jQuery. */
  readonly version: string
}

interface Running {
  readonly links: readonly HTMLAnchorElement[]
  readonly methods: GalleryMethods
  readonly life: AbortController
}

const running = new Set<Running>()
let count = 0

/** Makes the links a gallery, or tells the galleries that they are in what to do. */
export function runPlugin({ elements, version }: Chosen, asked: PluginOptions | PluginCommand, index?: number): void {
  if (isTooOld(version)) return report({ feature: 'gallery', error: JQUERY_TOO_OLD })
  const links = elements.flatMap((element) =>
    element instanceof HTMLAnchorElement ? [element] : [...element.querySelectorAll<HTMLAnchorElement>('a[href]')],
  )
  if (typeof asked !== 'string') return begin(links, asked)
  if (!COMMANDS.includes(asked))
    return report({ feature: 'gallery', error: `"${String(asked)}" is not a command. Commands are: ${COMMANDS.join(', ')}.` })
  for (const gallery of running) {
    if (!gallery.links.some((link) => links.includes(link))) continue
    if (asked === 'destroy') end(gallery)
    else if (asked === 'open') gallery.methods.open(index)
    else gallery.methods[asked]()
  }
}

function begin(links: readonly HTMLAnchorElement[], given: PluginOptions): void {
  if (links.length === 0) return
  // Called again for the same links: the new options count.
  for (const gallery of running) if (gallery.links.some((link) => links.includes(link))) end(gallery)
  const { group = `jquery-${++count}`, texts, onOpenChange, onIndexChange, ...options } = given
  const page = readPageSettings(ownName)
  const own = Object.fromEntries(Object.entries(options).map(([name, value]) => [ownName(name), value]))
  const settings: PageSettings = { options: { ...page.options, ...own }, texts: { ...page.texts, ...texts }, owner: group }
  const life = new AbortController()
  const remember = rememberAttributes(life.signal)
  for (const link of links) {
    remember(link, 'data-gallery', 'data-gallery-owner', 'data-gallery-state')
    link.dataset.gallery = group
    link.dataset.galleryOwner = group
  }
  let opener: Opener | undefined
  const methods = createMethods({
    group,
    events: { onOpenChange, onIndexChange },
    start: (onChange) => (opener = createOpener({ root: document.documentElement, settings, signal: life.signal, onChange })),
  })
  const found = () => findGroups(document.documentElement, settings).get(group) ?? []
  for (const link of links) {
    link.addEventListener(
      'click',
      (event) => {
        if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        const index = found().indexOf(link)
        if (index < 0) return
        event.preventDefault()
        void opener?.open({ group, index }, 'visitor', link)
      },
      { signal: life.signal },
    )
  }
  found()
  running.add({ links, methods, life })
  if (readFlag(settings.options.deepLinking) === false) return
  claimHash(
    {
      owns: (hash) => readDeepLink(hash)?.group === group,
      arrive: (hash) => void opener?.open(readDeepLink(hash)!, 'address'),
      leave: () => {
        opener?.forget()
        opener?.session()?.leave()
      },
    },
    life.signal,
  )
}

function end(gallery: Running): void {
  running.delete(gallery)
  gallery.life.abort()
}

function isTooOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 1 || (major === 1 && minor < 8)
}
