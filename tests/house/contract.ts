import type { Fields } from '../../packages/vitrine/src/core/fields'
import { describeAllowed } from '../../packages/vitrine/src/core/setting-error'
import { animationFields } from '../../packages/vitrine/src/features/animation/animation.options'
import { backToTopFields } from '../../packages/vitrine/src/features/back-to-top/back-to-top.options'
import { productFields } from '../../packages/vitrine/src/features/cart/cart.product'
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

interface Contract {
  readonly title: string
  readonly fields: Fields
  /** What the attributes' names begin with, after `data-`. */
  readonly prefix?: string
}

/** What stands on elements of a page by hand, by feature. */
const CONTRACTS: readonly Contract[] = [
  { title: 'Animation: any element with `data-animationtype`', fields: animationFields },
  { title: 'Back to top: `data-feature="back-to-top"`', fields: backToTopFields },
  { title: 'Cart: a form `data-feature="add-to-cart"`', fields: productFields },
  { title: 'Gallery: `data-feature="gallery"`', fields: galleryFields },
  { title: 'Gallery: a link', fields: itemFields },
  { title: 'Protected address: the `html` element', fields: cipherFields, prefix: 'mail-' },
  { title: 'Menu: `data-feature="menu"`', fields: menuElementFields },
  { title: 'Mobile menu: `data-feature="mobile-menu"`', fields: mobileMenuElementFields },
  { title: 'Panel: a dialog `data-feature="panel"`', fields: panelFields },
  { title: 'Panels: the element `data-panels`', fields: panelSettingFields },
  { title: 'Quantity: `data-feature="quantity"`', fields: quantityFields },
  { title: 'Full-height sections: `data-feature="scroll-section"`', fields: scrollSectionFields },
  { title: 'Select: `data-feature="select"`', fields: selectFields },
  { title: 'Slider: `data-feature="slider"`', fields: sliderFields },
  { title: 'Tabs: `data-feature="tabs"`', fields: tabsFields },
  { title: 'Vertical menu: `data-feature="vertical-menu"`', fields: verticalMenuFields },
  { title: 'Video: `data-feature="video"`', fields: videoFields },
  { title: 'Video sync: `data-feature="video-sync"`', fields: videoSyncFields },
  { title: 'Widget areas: `data-feature="widget-area"`', fields: widgetAreaFields },
]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '&#123;')

/** A feature's attributes as a table: what each is called, what it may be, what it is where it is absent. */
function tableOf({ title, fields, prefix = '' }: Contract): string {
  const rows = Object.entries(fields).map(([name, { allowed, fallback }]) => {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof fallback) && fallback !== ''
    return `| \`data-${prefix}${kebab(name)}\` | ${cell(describeAllowed(allowed))} | ${isPlain ? cell(String(typeof fallback === 'number' ? Math.round(fallback * 1000) / 1000 : fallback)) : ''} |`
  })
  return `### ${title}\n\n| Attribute | May be | Default |\n| --- | --- | --- |\n${rows.join('\n')}`
}

export const contractTables = (): string => CONTRACTS.map(tableOf).join('\n\n')
