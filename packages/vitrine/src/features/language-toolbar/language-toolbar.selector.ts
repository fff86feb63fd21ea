/** The cookie that translation widgets and older pages use: `/en/fr`. */
export const COOKIE = 'googtrans'

/** What older pages of this kind have: a trigger, and the flags elsewhere on the page. */
export const OLDER_TRIGGER = '#glt-translate-trigger'
export const LANGUAGE_TOOLBAR = `[data-feature="language-toolbar"], ${OLDER_TRIGGER}`

/** Flags that lead nowhere without the toolbar's code: a click on one waits for it. */
export const FLAGS_TO_TRANSLATE = '[data-part="language-flags"] a[href="#"]'

/** Whether the visitor has chosen a language on an earlier page. */
export const hasStoredLanguage = (): boolean => document.cookie.includes(`${COOKIE}=/`) || document.cookie.includes(`${COOKIE}=%2F`)
