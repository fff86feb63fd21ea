import {
  Children,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type Ref,
} from 'react'
import { givenData } from '../../core/data'
import { useTexts } from '../../react/context'
import { useBehaviour } from '../../react/use-behaviour'
import { useControlled } from '../../react/use-controlled'
import { readList } from '../../react/list-prop'
import { tellOnce } from '../../react/tell-once'
import { textOf } from '../../react/text-of'
import { uniqueKeys } from '../../react/unique-keys'
import { useOptions, type OptionProps } from '../../react/use-options'
import { mountGallery } from './gallery.behaviour'
import { openGallery, type OpenGalleryOptions } from './gallery.open'
import { galleryFields } from './gallery.options'
import type { GalleryTexts } from './gallery.texts'
import { useItemNodes, useSlots, type GalleryControls } from './gallery.slots.view'
import { createMethods, type GalleryEvents, type GalleryMethods } from './history/methods'
import type { ItemInput } from './items/item'
import { readPageSettings } from './settings/block'

/** What a link says of the item that it opens. */
interface LinkedItem {
  /** The large file. */
  readonly href: string
  /** Shown above the caption, and announced. */
  readonly title?: string
  /** px: the large file's size, if it is known. */
  readonly width?: number
  /** px */
  readonly height?: number
  /** The large file in several widths, like `srcset` of an `img`. */
  readonly srcset?: string
  /** For what is not a picture: video, iframe, inline, ajax, html. */
  readonly type?: string
  /** Further options of this item, written into the page as JSON. */
  readonly options?: Readonly<Record<string, unknown>>
}

/** One picture of a gallery on a page: the large file, and the small one that stands in the page. */
export interface GalleryPicture extends LinkedItem {
  /** The small picture in the page. Its `alt` says what is on it. */
  readonly thumbnail: { readonly src: string; readonly width: number; readonly height: number; readonly alt: string }
  /** Text, or your own elements. */
  readonly caption?: ReactNode
  /** Your own elements, shown in the gallery in place of the file. */
  readonly content?: ReactNode
}

export interface GalleryLinkProps extends LinkedItem, Omit<ComponentPropsWithoutRef<'a'>, keyof LinkedItem | 'content'> {
  /** Text, or your own elements. */
  readonly caption?: ReactNode
  /** Your own elements, shown in the gallery in place of the file. */
  readonly content?: ReactNode
  /** The content of the link: a picture, or text. */
  readonly children?: ReactNode
}

/** What a gallery may say of its own. The rest is for the whole page, or too long for an attribute. */
const { isOn: _isOn, postImages: _postImages, groups: _groups, socialLinks: _socialLinks, ...ownFields } = galleryFields

/** What a gallery's ref gives. */
export interface GalleryRef extends GalleryMethods {
  readonly element: HTMLElement | null
}

interface CommonProps extends OptionProps<typeof ownFields>, GalleryEvents {
  /** The group's id: the first part of each item's address. Generated if not set. */
  readonly group?: string
  /** Whether it is open, if you control it, with `onOpenChange`. */
  readonly open?: boolean
  /** Whether it is open at first, if it keeps its own state. */
  readonly defaultOpen?: boolean
  /** The open item, from 0, if you control it, with `onIndexChange`. */
  readonly index?: number
  /** The item that `open` starts with. */
  readonly defaultIndex?: number
  /** Your own controls, beside the built-in ones; preferably `<GalleryControl>`s. A function is called with the open item. */
  readonly controls?: GalleryControls
  /** What the gallery says. */
  readonly texts?: Partial<GalleryTexts>
  readonly ref?: Ref<GalleryRef>
}

type ElementProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | keyof CommonProps | keyof typeof ownFields>

export interface GalleryProps extends CommonProps, ElementProps {
  /** A grid of pictures. */
  readonly pictures?: readonly GalleryPicture[]
  /** Instead of a grid: any content with links, preferably `<GalleryLink>`s. Links to pictures and videos open in the gallery. */
  readonly children?: ReactNode
}

const METHODS = ['open', 'close', 'next', 'previous', 'index'] as const

/** Pictures, each a plain link: without scripts the links do. In the browser they open over the page. */
export function Gallery(props: GalleryProps) {
  const { given, rest } = useOptions<typeof ownFields, GalleryProps>(ownFields, props, { component: 'Gallery', group: 'gallery' })
  const {
    group,
    pictures,
    children,
    open,
    defaultOpen,
    index,
    defaultIndex,
    controls,
    texts,
    ref,
    onOpenChange,
    onIndexChange,
    ...attributes
  } = rest
  const id = useId().replace(/\W/g, '')
  const data = { 'data-feature': 'gallery', 'data-group': group ?? `gallery-${id}`, ...givenData(ownFields, given) }
  const words = useTexts<Partial<GalleryTexts>>({ group: 'gallery', defaults: {}, given: texts })
  const { slots, wrap } = useSlots(controls)
  const latest = useRef(words)
  useLayoutEffect(() => {
    latest.current = words
  })

  const engine = useCallback(
    (root: HTMLElement, signal: AbortSignal, events: GalleryEvents) => {
      const page = readPageSettings()
      const settings = {
        ...page,
        get texts() {
          return { ...page.texts, ...latest.current }
        },
      }
      return createMethods({
        group: root.dataset.group ?? '',
        events,
        start: (onChange) => mountGallery(root, signal, { settings, slots, onChange }),
      })
    },
    [slots],
  )
  const { element, handle } = useBehaviour(engine, {
    feature: 'gallery',
    // The rest is read whenever it opens, and given to what is open.
    options: [data['data-group'], given.deepLinking, given.zoom],
    ref,
    methods: METHODS,
    events: {
      onOpenChange: (isOpen, change) => {
        if (isOpen !== open) onOpenChange?.(isOpen, change)
        check()
      },
      onIndexChange: (to, change) => {
        if (to !== index) onIndexChange?.(to, change)
        checkIndex()
      },
    } satisfies GalleryEvents,
  })
  const changing = JSON.stringify([data, words, !!controls])
  useLayoutEffect(() => handle.current?.applyOptions(), [handle, changing])
  const isOpen = () => handle.current && handle.current.index() !== undefined
  const start = index ?? defaultIndex
  const check = useControlled({
    value: open,
    read: isOpen,
    write: (isWanted) => (isWanted ? handle.current?.open(start) : handle.current?.close()),
  })
  const checkIndex = useControlled({ value: index, read: () => handle.current?.index(), write: (to) => handle.current?.open(to) })

  const [startsOpen] = useState(!!defaultOpen && open === undefined)
  useEffect(() => {
    if (startsOpen) handle.current?.open(start)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only as it begins
  }, [])

  const shown = readList(pictures ?? [], { component: 'Gallery', name: 'pictures', needs: ['href', 'thumbnail'] })
  // Where there are pictures, children that show nothing are none.
  if (pictures ? Children.toArray(children).length > 0 : children !== undefined)
    return wrap(
      <div {...attributes} ref={element} {...data}>
        {children}
      </div>,
    )
  for (const [name, at] of Object.entries({ index, defaultIndex }))
    if (at !== undefined && shown.length > 0 && shown[at] === undefined)
      tellOnce(`Gallery: ${name} is ${at}, but it must be a whole number from 0 to ${shown.length - 1}. Nothing opens.`)
  const keys = uniqueKeys(shown.map(({ href }) => href))
  return wrap(
    <ul {...(attributes as ComponentPropsWithoutRef<'ul'>)} ref={element} {...data}>
      {shown.map((picture, at) => (
        <li key={keys[at]}>
          <Picture {...picture} />
        </li>
      ))}
    </ul>,
  )
}

/** A link inside `<Gallery>` that opens one item; without scripts it leads to the file. */
export function GalleryLink({ caption, ...props }: GalleryLinkProps) {
  const isText = typeof caption === 'string'
  return <ItemLink {...props} words={isText ? caption : wordsOf(caption)} caption={isText ? undefined : caption} />
}

/** Elements whose words are known only once they are drawn still take a caption's room: a space without width keeps it. */
const wordsOf = (caption: ReactNode): string | undefined => (caption ? textOf(caption) || '\u200B' : undefined)

interface ItemLinkProps extends GalleryLinkProps {
  /** The caption as text. */
  readonly words?: string
}

function ItemLink({ title, words, caption, content, width, height, srcset, type, options, children, ...attributes }: ItemLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const nodes = useItemNodes(link, { caption, content })
  return (
    <>
      <a
        {...attributes}
        ref={link}
        data-title={title}
        data-caption={words || undefined}
        data-width={width}
        data-height={height}
        data-srcset={srcset}
        data-type={content ? 'html' : type}
        data-options={options ? JSON.stringify(options) : undefined}
      >
        {children}
      </a>
      {nodes}
    </>
  )
}

function Picture({ thumbnail, caption, ...item }: GalleryPicture) {
  const isText = typeof caption === 'string'
  const link = (
    <ItemLink {...item} words={isText ? caption : undefined} caption={isText ? undefined : caption}>
      <img {...thumbnail} alt={thumbnail.alt} loading="lazy" />
    </ItemLink>
  )
  if (isText || !caption) return link
  return (
    <figure>
      {link}
      {/* For a page that React does not run on: its links and emphasis are shown there. */}
      <figcaption hidden>{caption}</figcaption>
    </figure>
  )
}

/** Opens items that are not on the page, from any control. The gallery closes when the component unmounts. */
export function useGallery(
  items: readonly ItemInput[],
  options: Omit<OpenGalleryOptions, 'index' | 'signal'> = {},
): Omit<GalleryMethods, 'index'> {
  const texts = useTexts<Partial<GalleryTexts>>({ group: 'gallery', defaults: {}, given: options.texts })
  const latest = useRef({ items, options: { ...options, texts } })
  useLayoutEffect(() => {
    latest.current = { items, options: { ...options, texts } }
  })
  const life = useRef<AbortController>(undefined)
  const gallery = useRef<GalleryMethods>(undefined)
  useEffect(() => {
    life.current = new AbortController()
    return () => life.current?.abort()
  }, [])
  const [methods] = useState(() => ({
    open: (index?: number) => {
      if (gallery.current?.index() !== undefined) return gallery.current.open(index)
      gallery.current = openGallery(latest.current.items, { ...latest.current.options, index, signal: life.current?.signal })
    },
    close: () => gallery.current?.close(),
    next: () => gallery.current?.next(),
    previous: () => gallery.current?.previous(),
  }))
  return methods
}
