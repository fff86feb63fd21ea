import { flag, number, oneOf, optional, text, type Field, type OptionsOf } from '../../core/fields'

export const ADAPTERS = ['own', 'browser', 'widget'] as const
/** Who translates: the site's own pages, the browser's built-in translator, or the third-party widget. */
export type AdapterName = (typeof ADAPTERS)[number]

export const languageToolbarFields = {
  /** On which side of its button the toolbar opens. */
  position: oneOf(['top', 'bottom', 'left', 'right'], 'top'),
  /** The toolbar's `z-index`. */
  zIndex: number(120, { step: 1 }),
  /** px between the button and the toolbar. */
  adjustment: number(10, { min: 0 }),
  /** ms that the toolbar takes to fade when it is hidden. */
  duration: number(200, { min: 0 }),
  /** px kept free between the toolbar and the edges of the screen. */
  margin: number(20, { min: 0 }),
  /** Whether a click elsewhere hides the toolbar. */
  hideOnClick: flag(true),
  /** Whether the pointer alone shows and hides the toolbar. Its button works as well. */
  opensOnHover: flag(false),
  /** ms after the pointer leaves until the toolbar hides. */
  hoverDelay: number(150, { min: 0 }),
  /** The code of the page's language. By default, the document's `lang`. */
  defaultLanguage: optional(text('')),
  /** Who may translate; the first that can provide a language is used. */
  order: adapters(),
  /** ms between two checks for the widget's list of languages. */
  retryDelay: number(500, { min: 50 }),
  /** ms after which a message says that the widget could not be loaded. */
  patience: number(10_000, { min: 0 }),
  /** The name of the button and of the toolbar. */
  label: text('Language'),
  /** %s is the language, here and below. */
  translatingText: text('Translating into %s…'),
  translatedText: text('This page is now in %s.'),
  failedText: text('This page could not be translated into %s. It stays as it was.'),
  /** Asked before the widget is fetched. */
  questionText: text('Translate this page into %s? For that, Google is sent its text, now and on your next visits.'),
  allowText: text('Translate'),
  refuseText: text('Not now'),
}

export type LanguageToolbarOptions = OptionsOf<typeof languageToolbarFields>

/** In the order in which they are given. */
function adapters(): Field<readonly AdapterName[]> {
  return {
    fallback: ADAPTERS,
    allowed: `any of ${ADAPTERS.map((name) => `"${name}"`).join(', ')}, in the order in which they are asked`,
    read: (value) => {
      const names: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value
      return Array.isArray(names) && names.every((name) => ADAPTERS.includes(name as AdapterName)) ? (names as AdapterName[]) : undefined
    },
  }
}
