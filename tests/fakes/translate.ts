import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Answer } from '../support/test'

type Serve = (url: string | RegExp, answer: Answer) => Promise<void>

export const WIDGET = /^https:\/\/translate\.google\.com\/translate_a\/element\.js/

/** The translation widget, answered by a stand-in at its own address: same list, same cookie, pseudo-translation. */
export const serveWidget = (serve: Serve): Promise<void> =>
  serve(WIDGET, { body: readFileSync(join(import.meta.dirname, 'translate-element.js'), 'utf8'), contentType: 'text/javascript' })

/** How often the widget's script was asked for. */
export function countWidget(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (WIDGET.test(request.url()) && (count += 1)))
  return () => count
}

/** A browser with a translator of its own, which knows these languages. */
export const giveTranslator = (page: Page, languages: readonly string[]) =>
  page.addInitScript((known) => {
    Object.assign(window, {
      Translator: {
        availability: async ({ targetLanguage }: { targetLanguage: string }) =>
          known.includes(targetLanguage) ? 'available' : 'unavailable',
        create: async ({ targetLanguage }: { targetLanguage: string }) => ({
          translate: async (text: string) => `${targetLanguage}:${text}`,
          destroy: () => {},
        }),
      },
    })
  }, languages)
