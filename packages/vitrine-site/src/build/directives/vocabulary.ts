import { flag, readValue, text, type Field, type Fields } from 'vitrine/core/fields'
import { nearest } from 'vitrine/core/nearest'
import { describe, describeAllowed, isFlag } from 'vitrine/core/setting-error'
import { panelFields } from 'vitrine/panel/content'
import { settingGroups } from 'vitrine/settings'
import { videoFields } from 'vitrine/video/content'

/** What a text may hold besides words, as `::name{…}` in a line of its own, or as `:::name` … `:::` around other lines. */
interface Part {
  /** The component of that name in MDX. */
  readonly component: string
  readonly fields: Fields
  /** Whether it may have lines of its own between its colons. */
  readonly hasContent: boolean
  /** What stands in its square brackets, where it is needed. */
  readonly label?: string
}

const name = text('')
const file = text('')

export const parts: Readonly<Record<string, Part>> = {
  picture: {
    component: 'Picture',
    fields: { src: file, caption: text(''), isDecorative: flag(false) },
    hasContent: false,
  },
  gallery: { component: 'Gallery', fields: { name, folder: file }, hasContent: true },
  video: {
    component: 'Video',
    fields: { ...videoFields, youtube: videoFields.ytid, vimeo: videoFields.vimeoid, src: file, title: text('') },
    hasContent: false,
  },
  slider: { component: 'Slider', fields: { ...settingGroups.slider, label: text('') }, hasContent: true, label: 'what the slides show' },
  panel: {
    component: 'Panel',
    fields: { ...panelFields, id: name, title: text(''), closeLabel: text('') },
    hasContent: true,
    label: 'its title',
  },
  alert: { component: 'Alert', fields: { ...settingGroups.alert, title: text('') }, hasContent: true },
  tabs: { component: 'Tabs', fields: { ...settingGroups.tabs, label: text('') }, hasContent: true, label: 'what the tabs have in common' },
  tab: { component: 'Tab', fields: { id: name, title: text('') }, hasContent: true, label: 'the words of the tab' },
}

export const partNames: readonly string[] = Object.values(parts).map(({ component }) => component)

/** Those that are no directives: what they are given is plain HTML, or belongs to the site. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  Form: ['name', 'service', 'thanks'],
  Newsletter: ['service', 'field', 'trap'],
  ConsentList: [],
}

/** Every component that an MDX page has without importing it. */
export const componentNames: readonly string[] = [...partNames, ...Object.keys(OTHERS)]

/** What such a component may be given; undefined for any other. */
export function propsOf(component: string): readonly string[] | undefined {
  const part = Object.values(parts).find((part) => part.component === component)
  return part ? [...Object.keys(part.fields), 'alt', 'id', 'class', 'items', 'poster'] : OTHERS[component]
}

export interface Directive {
  readonly type: string
  readonly name: string
  readonly attributes?: Readonly<Record<string, string | null | undefined>> | null | undefined
  readonly children?: readonly { readonly type: string; readonly data?: unknown }[]
}

const isLabel = ({ data }: { readonly data?: unknown }) => (data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true

/** A word without a value means yes: `{isDecorative}`. */
export const valueOf = (field: Field<unknown> | undefined, value: string): string =>
  value === '' && field && isFlag(field.allowed) ? 'yes' : value

/** All that is wrong with a directive, in words. */
export function checkDirective({ type, name, attributes, children = [] }: Directive): string[] {
  const part = parts[name]
  const colons = type === 'leafDirective' ? '::' : ':::'
  if (!part) {
    const meant = nearest(name, Object.keys(parts))
    return [
      `${colons}${name} is no directive.${meant ? ` Did you mean ${colons}${meant}?` : ''} Directives are: ${Object.keys(parts).join(', ')}.`,
    ]
  }
  const given = Object.entries(attributes ?? {})
  const wrong = given.flatMap(([attribute, value]) => checkAttribute(`${colons}${name}`, part.fields, { attribute, value: value ?? '' }))
  const hasLabel = type === 'leafDirective' ? children.length > 0 : children.some(isLabel)
  const labelField = ['title', 'label'].find((field) => attributes?.[field])
  const isMissing = part.label !== undefined && !hasLabel && !labelField
  return [
    ...wrong,
    ...(isMissing ? [`${colons}${name} needs ${part.label}, in square brackets: ${colons}${name}[…].`] : []),
    ...checkNeeds({ type, name, attributes, children }, { colons, hasLabel }),
  ]
}

function checkAttribute(
  what: string,
  fields: Fields,
  { attribute, value }: { readonly attribute: string; readonly value: string },
): string[] {
  const field = fields[attribute]
  if (!field) {
    const meant = nearest(attribute, Object.keys(fields))
    return [`${what} has no ${attribute}.${meant ? ` Did you mean ${meant}?` : ` It has: ${Object.keys(fields).join(', ')}.`}`]
  }
  const meant = valueOf(field, value)
  return readValue(field, meant) === undefined && meant !== ''
    ? [`${what}: ${attribute} is ${describe(value)}, but it must be ${describeAllowed(field.allowed)}.`]
    : []
}

/** What one of them cannot do without. */
function checkNeeds(
  { type, name, attributes, children = [] }: Directive,
  { colons, hasLabel }: { readonly colons: string; readonly hasLabel: boolean },
): string[] {
  const has = (field: string) => attributes?.[field] !== undefined && attributes[field] !== null
  const content = type === 'leafDirective' ? [] : children.filter((child) => !isLabel(child))
  const says = (message: string) => [`${colons}${name} ${message}`]
  switch (name) {
    case 'picture':
      if (!has('src')) return says('needs src, the path to the picture: ::picture[What it shows.]{src="../pictures/sea.jpg"}.')
      return hasLabel || has('isDecorative')
        ? []
        : says('needs words for those who cannot see it, in square brackets. One that only decorates has isDecorative.')
    case 'gallery':
      return has('name') || has('folder') || content.length > 0
        ? []
        : says('needs its pictures: between :::gallery and :::, or a name (the file in galleries), or a folder.')
    case 'video':
      return ['src', 'mp4', 'webm', 'ogv', 'youtube', 'ytid', 'vimeo', 'vimeoid'].some(has)
        ? hasLabel || has('title')
          ? []
          : says('needs the name of the video, in square brackets: ::video[The clock]{…}.')
        : says('needs a video: src="/video/clip.mp4", youtube="…" or vimeo="…".')
    case 'panel':
      return has('id') ? [] : says('needs an id, which links name: :::panel[Opening hours]{id="hours"}.')
    case 'slider':
      return content.length > 0 ? [] : says('needs at least two pictures between its lines.')
    case 'tabs':
      return content.some((child) => (child as { name?: string }).name === 'tab')
        ? []
        : says('needs tabs: begin with ::::tabs[…], four colons, then :::tab[…] … ::: for each, and end with ::::.')
    default:
      return []
  }
}
