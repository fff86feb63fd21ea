import { MOST } from './cart.model'
import type { CartOptions } from './cart.options'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The HTML of one line of the cart, for its template. */
export const lineMarkup = ({ label, quantityLabel }: Pick<CartOptions, 'label' | 'quantityLabel'>): string =>
  [
    '<li data-part="line">',
    '<img data-part="thumbnail" alt="" width="72" height="72" hidden="">',
    `<a data-part="title" href="/">${escape(label)}</a>`,
    `<label data-part="quantity"><span>${escape(quantityLabel)}</span>`,
    `<input type="number" inputmode="numeric" min="1" max="${MOST}" step="1" data-control="quantity"></label>`,
    '<span data-part="price"></span>',
    '<button type="button" data-part="remove" data-control="remove">',
    '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true">',
    '<path d="m6 6 12 12M18 6 6 18"></path></svg></button></li>',
  ].join('')
