import type { Fields } from '../../packages/vitrine/src/core/fields'
import { describeAllowed } from '../../packages/vitrine/src/core/setting-error'
import { alertFields } from '../../packages/vitrine/src/features/alert/alert.options'
import { animationFields } from '../../packages/vitrine/src/features/animation/animation.options'
import { backToTopFields } from '../../packages/vitrine/src/features/back-to-top/back-to-top.options'
import { productFields } from '../../packages/vitrine/src/features/cart/cart.product'
import { commentsFields } from '../../packages/vitrine/src/features/comments/comments.options'
import { languageToolbarFields } from '../../packages/vitrine/src/features/language-toolbar/language-toolbar.options'
import { lazyLoadFields } from '../../packages/vitrine/src/features/lazy-load/lazy-load.options'
import { scrollspyFields } from '../../packages/vitrine/src/features/scrollspy/scrollspy.options'
import { searchFields } from '../../packages/vitrine/src/features/search/search.options'
import { sliderModalFields } from '../../packages/vitrine/src/features/slider-modal/slider-modal.options'
import { stickyFields } from '../../packages/vitrine/src/features/sticky/sticky.options'
import { adminBarFields } from '../../packages/vitrine/src/features/admin-bar/admin-bar.options'
import { galleryFields } from '../../packages/vitrine/src/features/gallery/gallery.options'
import { itemFields } from '../../packages/vitrine/src/features/gallery/items/item'
import { cipherFields } from '../../packages/vitrine/src/features/mail-link/mail-link.options'
import { menuElementFields, mobileMenuElementFields } from '../../packages/vitrine/src/features/menu/menu.options'
import { panelFields, panelSettingFields } from '../../packages/vitrine/src/features/panel/panel.options'
import { quantityFields } from '../../packages/vitrine/src/features/quantity/quantity.options'
import { scrollSectionFields } from '../../packages/vitrine/src/features/scroll-section/scroll-section.options'
import { selectFields } from '../../packages/vitrine/src/features/select/select.options'
import { sliderFields } from '../../packages/vitrine/src/features/slider/slider.options'
import { tabsFields } from '../../packages/vitrine/src/features/tabs/tabs.options'
import { verticalMenuFields } from '../../packages/vitrine/src/features/vertical-menu/vertical-menu.options'
import { videoFields } from '../../packages/vitrine/src/features/video/video.options'
import { videoSyncFields } from '../../packages/vitrine/src/features/video-sync/video-sync.options'
import { widgetAreaFields } from '../../packages/vitrine/src/features/widget-area/widget-area.options'

type Row = readonly [attribute: string, mayBe: string, fallback: string]

interface Contract {
  readonly title: string
  readonly fields?: Fields
  /** The feature's folder, and attributes that are no options: what its style sheet or its engine reads itself. */
  readonly feature?: string
  readonly rows?: readonly Row[]
  /** What the attributes' names begin with, after `data-`. */
  readonly prefix?: string
}

const LAZY: readonly Row[] = [
  ['data-src', 'a frame’s address, which becomes `src`', ''],
  ['data-background', 'the address of a background picture', ''],
  ['data-poster', 'the address of a video’s still picture', ''],
]

/** What stands on elements of a page by hand, by feature. */
export const CONTRACTS: readonly Contract[] = [
  { title: 'Admin bar: `data-feature="admin-bar"`', fields: adminBarFields },
  { title: 'Alert: `data-feature="alert"`', fields: { tone: alertFields.tone, duration: alertFields.duration } },
  { title: 'Animation: any element with `data-animationtype`', fields: animationFields },
  { title: 'Back to top: `data-feature="back-to-top"`', fields: backToTopFields },
  { title: 'Cart: a form `data-feature="add-to-cart"`', fields: productFields },
  { title: 'Comments: `data-feature="comments"`', fields: commentsFields },
  {
    title: 'Comments: a link that replies',
    feature: 'comments',
    rows: [
      ['data-commentid', 'the comment that is replied to', 'required'],
      ['data-postid', 'the article', 'required'],
      ['data-belowelement', 'the id of the element below which the form goes', 'required'],
      ['data-respondelement', 'the id of the element with the form', 'required'],
      ['data-replyto', 'the form’s heading meanwhile', ''],
    ],
  },
  { title: 'Gallery: `data-feature="gallery"`', fields: galleryFields },
  { title: 'Gallery: a link', fields: itemFields },
  {
    title: 'Header: `data-feature="header"`',
    feature: 'header',
    rows: [
      ['data-layout', 'one of "classic", "menu-under", "side"', ''],
      ['data-position', 'one of "top", "left", "right"', 'top'],
      ['data-logo', 'one of "left", "center", "right"', ''],
      ['data-site-layout', 'one of "wide", "boxed"', 'wide'],
      ['data-sticky', 'any of "desktop", "tablet", "mobile"', ''],
      ['data-sticky-part', 'one of "menu_only", "menu_and_logo"', 'menu_only'],
      ['data-shrinks', 'there or not', ''],
      ['data-hides-on-scroll', 'there or not', ''],
    ],
  },
  { title: 'Language toolbar: `data-feature="language-toolbar"`', fields: languageToolbarFields },
  {
    title: 'Lazy loading: `data-feature="lazy-load"`',
    feature: 'lazy-load',
    fields: lazyLoadFields,
    rows: LAZY,
  },
  {
    title: 'Login box: a form `data-feature="login-box"`',
    feature: 'login-box',
    rows: [
      ['data-state', 'idle, as it is served', ''],
      ['data-control', 'username, on the field for the name (or `autocomplete="username"`)', ''],
    ],
  },
  { title: 'Protected address: the `html` element', fields: cipherFields, prefix: 'mail-' },
  { title: 'Menu: `data-feature="menu"`', fields: menuElementFields },
  { title: 'Mobile menu: `data-feature="mobile-menu"`', fields: mobileMenuElementFields },
  { title: 'Panel: a dialog `data-feature="panel"`', fields: panelFields },
  { title: 'Panels: the element `data-panels`', fields: panelSettingFields },
  { title: 'Quantity: `data-feature="quantity"`', fields: quantityFields },
  { title: 'Full-height sections: `data-feature="scroll-section"`', fields: scrollSectionFields },
  { title: 'Scrollspy: `data-feature="scrollspy"`', fields: scrollspyFields },
  { title: 'Search: `data-feature="search"`', fields: searchFields },
  { title: 'Select: `data-feature="select"`', fields: selectFields },
  { title: 'Slider: `data-feature="slider"`', fields: sliderFields },
  { title: 'Slider in a modal: a link `data-feature="slider-modal"`', fields: sliderModalFields },
  {
    title: 'Sticky: `data-feature="sticky"`',
    feature: 'sticky',
    fields: stickyFields,
    rows: [['data-sidebar', 'one of "left", "right": the layout’s settings rule whether it sticks', '']],
  },
  { title: 'Tabs: `data-feature="tabs"`', fields: tabsFields },
  { title: 'Vertical menu: `data-feature="vertical-menu"`', fields: verticalMenuFields },
  { title: 'Video: `data-feature="video"`', fields: videoFields },
  { title: 'Video sync: `data-feature="video-sync"`', fields: videoSyncFields },
  { title: 'Widget areas: `data-feature="widget-area"`', fields: widgetAreaFields },
]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '&#123;')

/** A feature's attributes as a table: what each is called, what it may be, what it is where it is absent. */
function tableOf({ title, fields = {}, prefix = '', rows: others = [] }: Contract): string {
  const rows = Object.entries(fields).map(([name, { allowed, fallback }]) => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== ''
    return `| \`data-${prefix}${kebab(name)}\` | ${cell(describeAllowed(allowed))} | ${isPlain ? cell(String(typeof fallback === 'number' ? Math.round(fallback * 1000) / 1000 : fallback)) : ''} |`
  })
  rows.push(...others.map(([name, mayBe, fallback]) => `| \`${name}\` | ${cell(mayBe)} | ${fallback} |`))
  return `### ${title}\n\n| Attribute | May be | Default |\n| --- | --- | --- |\n${rows.join('\n')}`
}

export const contractTables = (): string => CONTRACTS.map(tableOf).join('\n\n')
