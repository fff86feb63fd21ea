/**
 * Small flags, 24 by 16, drawn here: the inside of an SVG each. A language is no country, so the label always stands beside
 * them, and a language without a flag of its own shows its code.
 */
const across = (...colours: readonly string[]): string =>
  colours.map((fill, at) => `<path fill="${fill}" d="M0 ${(16 / colours.length) * at}h24v${16 / colours.length}H0z"/>`).join('')
const down = (...colours: readonly string[]): string =>
  colours
    .map((fill, at) => `<path fill="${fill}" d="M${(24 / colours.length) * at} 0h${24 / colours.length}v16h-${24 / colours.length}z"/>`)
    .join('')
/** A cross that stands nearer to the pole. */
const cross = (ground: string, arms: string, inner?: string): string =>
  `<path fill="${ground}" d="M0 0h24v16H0z"/><path stroke="${arms}" stroke-width="4" d="M9 0v16M0 8h24"/>${inner ? `<path stroke="${inner}" stroke-width="2" d="M9 0v16M0 8h24"/>` : ''}`

export const flags: Readonly<Record<string, string>> = {
  ar: '<path fill="#006c35" d="M0 0h24v16H0z"/><path fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" d="M6 5.5c0 2 2.4 2 2.4 0 0 2 2.4 2 2.4 0V4m2.4 3.3h5V4M7 11.5h10"/>',
  bg: across('#fff', '#00966e', '#d62612'),
  cs: '<path fill="#fff" d="M0 0h24v8H0z"/><path fill="#d7141a" d="M0 8h24v8H0z"/><path fill="#11457e" d="m0 0 12 8-12 8z"/>',
  da: cross('#c8102e', '#fff'),
  de: across('#000', '#d00', '#ffce00'),
  el: across('#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf'),
  en: '<path fill="#012169" d="M0 0h24v16H0z"/><path stroke="#fff" stroke-width="3.2" d="m0 0 24 16M24 0 0 16"/><path stroke="#c8102e" stroke-width="1.2" d="m0 0 24 16M24 0 0 16"/><path stroke="#fff" stroke-width="5.2" d="M12 0v16M0 8h24"/><path stroke="#c8102e" stroke-width="3" d="M12 0v16M0 8h24"/>',
  es: '<path fill="#aa151b" d="M0 0h24v16H0z"/><path fill="#f1bf00" d="M0 4h24v8H0z"/>',
  et: across('#0072ce', '#000', '#fff'),
  fi: cross('#fff', '#003580'),
  fr: down('#002654', '#fff', '#ce1126'),
  he: '<path fill="#fff" d="M0 0h24v16H0z"/><path fill="#0038b8" d="M0 2h24v2H0zm0 10h24v2H0z"/><path fill="none" stroke="#0038b8" d="m12 5.5 2.2 3.7H9.8zm0 5L9.8 6.8h4.4z"/>',
  hu: across('#ce2939', '#fff', '#477050'),
  id: across('#ce1126', '#fff'),
  it: down('#008c45', '#f4f5f0', '#cd212a'),
  ja: '<path fill="#fff" d="M0 0h24v16H0z"/><circle cx="12" cy="8" r="4.6" fill="#bc002d"/>',
  lt: across('#fdb913', '#006a44', '#c1272d'),
  nl: across('#ae1c28', '#fff', '#21468b'),
  no: cross('#ba0c2f', '#fff', '#00205b'),
  pl: across('#fff', '#dc143c'),
  pt: '<path fill="#060" d="M0 0h9.6v16H0z"/><path fill="#f00" d="M9.6 0H24v16H9.6z"/><circle cx="9.6" cy="8" r="2.8" fill="#ff0"/>',
  ro: down('#002b7f', '#fcd116', '#ce1126'),
  ru: across('#fff', '#0039a6', '#d52b1e'),
  sv: cross('#006aa7', '#fecc02'),
  th: '<path fill="#a51931" d="M0 0h24v16H0z"/><path fill="#f4f5f8" d="M0 2.7h24v10.6H0z"/><path fill="#2d2a4a" d="M0 5.3h24v5.4H0z"/>',
  tr: '<path fill="#e30a17" d="M0 0h24v16H0z"/><circle cx="9" cy="8" r="4" fill="#fff"/><circle cx="10" cy="8" r="3.2" fill="#e30a17"/><path fill="#fff" d="m13 8 2.6-.9-1.6 2.2V6.7l1.6 2.2z"/>',
  uk: across('#0057b7', '#ffd700'),
  vi: '<path fill="#da251d" d="M0 0h24v16H0z"/><path fill="#ff0" d="m12 3.5 1.1 3.3h3.5l-2.8 2 1 3.4-2.8-2-2.8 2 1-3.4-2.8-2h3.5z"/>',
  zh: '<path fill="#de2910" d="M0 0h24v16H0z"/><path fill="#ffde00" d="m5 2.5.8 2.4h2.5l-2 1.5.7 2.4-2-1.5-2 1.5.7-2.4-2-1.5h2.5z"/>',
}

/** `pt-BR` has the flag of `pt` where it has none of its own. */
export const flagOf = (code: string): string | undefined => flags[code] ?? flags[code.split('-')[0]!.toLowerCase()]
